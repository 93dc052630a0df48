"""The TypeScript of the client says what the Python of the server says."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..wire import WEB, files


@pytest.mark.parametrize("path", sorted(files()), ids=lambda path: str(path.relative_to(WEB)))
def test_the_client_knows_the_messages_and_views_as_they_are(path: Path) -> None:
    assert path.read_text("utf-8") == files()[path], "run: python -m tests.wire"
