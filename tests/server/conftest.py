"""What the tests of the online table share."""

from .postgres import postgres as postgres
from .store_tools import url as url
