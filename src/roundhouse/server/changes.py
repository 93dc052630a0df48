"""Scenes as they go over the wire: whole, or what has changed since the one before on the same connection.

Each scene has a number and names the one that it changes, so that nobody can apply it to another one.  What was sent
before is compared, not what has happened: it does not matter how many acts a slow reader has missed.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec

from .wire import Scene

TAG, VIEW = Scene.__struct_config__.tag, "view"
ALWAYS = ("act", "at", "log", "log_from", "log_anew", "number", "after")  # these are of the message itself
COMPARED = tuple(name for name in Scene.__struct_fields__ if name not in (*ALWAYS, VIEW))
_always, _compared = attrgetter(*ALWAYS), attrgetter(*COMPARED)


class OnScreen:
    """What a browser has on its screen, by the scenes that it was sent."""

    def __init__(self) -> None:
        self.number = 0
        self.scene: Scene | None = None  # the last

    def show(self, scene: Scene) -> bytes:
        """The message that leads from what it has to this scene."""
        before, self.scene = self.scene, scene
        self.number += 1
        scene.number = self.number
        if before is None or before.view.keys() != scene.view.keys():
            return msgspec.json.encode(scene)
        scene.after = before.number
        return msgspec.json.encode(changes(before, scene))


def changes(before: Scene, scene: Scene) -> dict[str, Any]:
    """What of a scene is not as in the one before; of its view the keys that are not."""
    news: dict[str, Any] = {"t": TAG, **dict(zip(ALWAYS, _always(scene), strict=True))}
    for name, value, old in zip(COMPARED, _compared(scene), _compared(before), strict=True):
        if value is not old and value != old:
            news[name] = value
    known, seen = before.view, {}
    for name, value in scene.view.items():
        if value is not known[name] and value != known[name]:
            seen[name] = value
    return news | {VIEW: seen} if seen else news


def merged(known: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The scene after this message, for those who read them; ValueError: it changes a scene that is not known."""
    if not message.get("after"):
        return message
    if known.get("number") != message["after"]:
        raise ValueError(f"a change of scene {message['after']}, but {known.get('number')} is known")
    return {**known, **message, VIEW: {**known[VIEW], **message.get(VIEW, {})}}
