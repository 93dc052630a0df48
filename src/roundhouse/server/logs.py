"""How the log is written: plain lines, or an object of JSON on each line for programs that collect them."""

from __future__ import annotations

import logging
import os
import time

import msgspec

from .errors import Declined

FORMATS = ("text", "json")


class JsonLines(logging.Formatter):
    """One object for each line: when, how bad, where from, by which process, what."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": os.getpid(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def set_up_logs(how: str) -> None:
    """Write warnings to stderr in this format, and with JSON also what is only worth knowing."""
    if how not in FORMATS:
        raise Declined("online-log-format", given=how)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if how == "json" else logging.Formatter("%(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.INFO if how == "json" else logging.WARNING, force=True)
