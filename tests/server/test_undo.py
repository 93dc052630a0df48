"""What may be taken back over the wire: nothing that showed its maker what others chose in secret."""

from __future__ import annotations

from pathlib import Path

from .online import OTHER, PERSON, Online, with_server
from .player import Player

THIRD = {"kind": "person", "name": "Ira"}


async def choose(people: list[Player], seat: int, number: int) -> None:
    """This seat makes one of its legal moves, and all see that it is made."""
    act = people[seat].scene["act"]
    assert (await people[seat].play(people[seat].scene["moves"][number]["code"]))["t"] == "done"
    for person in people:
        await reach(person, act + 1)


async def reach(person: Player, act: int) -> None:
    """Wait for the scene after this many acts."""
    await person.until(lambda: bool(person.scene["act"] >= act))


def test_whoever_chooses_last_cannot_choose_again(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table(
            "great_lakes", [PERSON, OTHER, THIRD], options={"first_player": 0, "starting_pieces": "choose"}
        )
        people = [await online.connect(table, [token]) for token in tokens]
        for phase in ("first_tickets", "pieces"):
            assert people[0].scene["view"]["phase"] == phase
            await choose(people, 0, 0)
            assert people[0].scene["undo"]["act"]
            assert (await people[0].ask("undo", after=people[0].scene["act"], whole_turn=False))["t"] == "done"
            await people[0].until(lambda: people[0].is_turn)
            for seat in range(3):
                await choose(people, seat, seat)
            assert people[2].scene["undo"] | {"why": ""} == {"act": False, "turn": False, "why": ""}
            for person, reason in zip(people, ["undo-others", "undo-others", "undo-revealed"], strict=True):
                answer = await person.ask("undo", after=person.scene["act"], whole_turn=True)
                assert (answer["t"], answer["reason"]) == ("refused", reason)

    with_server(tmp_path, play)
