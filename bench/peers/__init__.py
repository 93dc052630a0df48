"""Our games beside those of other libraries, measured in one run on one core, or on one GPU.

`python -m bench.peers` makes a virtual environment of its own for them, and keeps it in the cache folder.  Each library
runs in a process of its own; one works at a time, and they take turns, so that a busy machine disturbs all alike.
"""
