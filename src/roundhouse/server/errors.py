"""What the server refuses."""

from __future__ import annotations

from ..core.errors import RoundhouseError


class Declined(RoundhouseError):
    """The server does not do this now, or not for you; nothing was changed."""
