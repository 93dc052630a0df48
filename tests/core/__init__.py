"""Tests of the core, on small examples and on the games there are."""

from hypothesis import settings

settings.register_profile("no clock", deadline=None)  # how long an example takes proves nothing
settings.load_profile("no clock")
