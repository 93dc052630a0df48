"""Our server as the load bench runs it: `python -m bench.server PORT DATABASE PAUSE [GAME ...]`."""

from __future__ import annotations

import sys

import uvicorn

from roundhouse.core.game import load
from roundhouse.core.revealed import prepare
from roundhouse.core.words import LANGUAGES, words
from roundhouse.server.app import keep_for_good, make_app
from roundhouse.server.limits import UNLIMITED
from roundhouse.server.serve import configured


def main(port: str, database: str, pause: str, *compiled: str) -> None:
    """Serve until killed, these games with machine code; the messages of a browser are not slowed down."""
    for game in compiled:
        prepare(load(game))
        for lang in LANGUAGES:
            words(lang, game)
    keep_for_good()
    app = make_app(database, pause=float(pause), messages_per_second=1e6, prepare=False, limits=UNLIMITED, share=1e6)
    uvicorn.Server(configured(app, host="127.0.0.1", port=int(port), log_level="error")).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
