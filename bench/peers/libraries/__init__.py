"""One module for each library: `rows(device)` gives its games, and `VERSION_OF` names its package."""
