"""Constants as the rules have them: named ints and tables in a module."""

import numpy as np

TWO, THREE = 2, 3
TABLE = np.array([10, 20, 30, 40], np.int16)
NAMES = {3: 30}


class Phase:
    """What does not work as a namespace."""

    DRAW = 3
