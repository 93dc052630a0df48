"""What goes over the wire of a shuffle to which everybody adds (docs/fairness.md): a part of `wire`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

# fixed: the deal of a lesson; open: seals are taken; asked: the game is to begin, the last seals are waited for;
# closed: seals stand, and salts are waited for; dealt: what is in is in.
ShuffleStep = Literal["fixed", "open", "asked", "closed", "dealt"]
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$(?!\n)")]  # 32 bytes


class AddedSalt(Struct, kw_only=True):
    """What a person's seat has added to the shuffle."""

    seat: int
    seal: str | None  # None: nothing
    is_opened: bool  # in time: it counts
    salt: str | None  # told after the end


class Shuffle(Struct, kw_only=True, tag_field="t", tag="shuffle"):
    """How far the shuffle is, sent whenever that changes."""

    step: ShuffleStep | None  # None: a table of an older version, to whose shuffle nobody could add
    commitment: str  # the seal of the server's salt, told before anybody adds
    added: list[AddedSalt]  # of all people
    salt: str | None  # the server's, told after the end
    seed: str | None  # what was dealt from, told after the end
