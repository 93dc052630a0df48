"""What the tests in the browser share."""

from .chromium import browser as browser
from .person import people as people
from .server import server as server
