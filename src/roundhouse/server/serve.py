"""`roundhouse serve`, and `roundhouse` alone: the server on a port, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..core.words import words
from .app import make_app
from .bounded import bounded_settings
from .errors import Declined
from .limits import USUAL, Limits
from .socket import MOST_BYTES

USUAL_PORT = 7433
DATABASE = "tables.db"


def data_folder() -> Path:
    """Where this user's tables are kept."""
    given = os.environ.get("ROUNDHOUSE_DATA")
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Path(given) if given else home / "roundhouse"


def usual_database() -> str:
    """The SQLite file in the user's data folder, which is made if need be."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / DATABASE}"


def serve(
    host: str,
    port: int | None,
    database: str | None,
    lang: str,
    opens_browser: bool = False,
    limits: Limits = USUAL,
) -> int:
    """Serve until Ctrl-C; without a port, the usual one or a free one."""
    listening = _listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    processes = max(1, (os.cpu_count() or 2) - 1)
    config = configured(make_app(database or usual_database(), processes, limits=limits))
    server = _Announced(config, words(lang).say("online-serving", address=address), address if opens_browser else None)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        asyncio.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1


def configured(app: FastAPI, **others: Any) -> uvicorn.Config:
    """How the application is served: frames beyond any message of ours end the connection."""
    settings: dict[str, Any] = {
        "log_level": "warning",
        "ws_max_size": 2 * MOST_BYTES,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 2,
        "server_header": False,
        "ws_ping_interval": 20.0,  # seconds; whoever does not answer for as long again is gone
        "ws_ping_timeout": 20.0,
        **bounded_settings(),
    }
    return uvicorn.Config(app, **{**settings, **others})


class _Announced(uvicorn.Server):
    """A server that says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, sentence: str, opened: str | None) -> None:
        super().__init__(config)
        self.sentence, self.opened = sentence, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, say so, and open the browser."""
        await super().startup(sockets=sockets)
        if self.started:
            print(self.sentence, flush=True)
            if self.opened and _has_screen():
                threading.Thread(target=webbrowser.open, args=(self.opened,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser would be seen."""
    if os.environ.get("ROUNDHOUSE_BROWSER") == "none":
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port; on the usual one or any free one if none is asked for."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port or 0, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise Declined("online-port", host=host, port=str(port), why=error.strerror or str(error)) from None
    for attempt in [port] if port is not None else [USUAL_PORT, 0]:
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((where[0], attempt))
            return bound
        except (OSError, OverflowError) as error:
            bound.close()
            refused = Declined(
                "online-port", host=host, port=str(attempt), why=getattr(error, "strerror", None) or str(error)
            )
    raise refused
