"""Reading a position of Traffic: the names of view.py back into cells."""

from __future__ import annotations

from ...core.errors import InvalidPosition
from ...core.piles import clear, put
from ...core.position import HEADING, Reader, check_copies
from ...core.record import NONE, Cells
from . import box, option, phase
from .action import SIDES
from .rules.cards import is_card_shown, is_loco, is_wagon
from .rules.ending import any_hand_empty, anyone_can_play, are_decks_empty
from .rules.traction import pulls
from .state import DECKS, LOCO_DECK, State
from .view import ACTION_NAMES

CARDS_IN_BOX = box.WAGON_CARDS + box.LOCO_CARDS + box.ACTION_CARDS
MOST_EXTRA_TURNS = box.ACTION_CARDS + sum(row.copies * row.extra_turns for row in box.WAGONS)
DECK_NAMES = ("wagon_deck", "loco_deck")
KEYS = (
    "turn", "cards_played", "extra_turns", "in_extra_turn", "idle_turns", "wagon_deck", "loco_deck", "hands",
    "semaphores", "discards", "extra_tracks", "tracks", "trains", "card", "track", "side", "lifted", "gives_due",
    "takes_due",
)  # fmt: skip
IN_MID_CARD = (phase.GIVE, phase.TAKE, phase.LIFT, phase.SHUNT)  # the end is tested when it is done (TR-AMB-32)
FOLLOWS = ("hooks",)  # from the rest, so it is not read


def from_dict(s: State, read: Reader) -> None:
    """Fill in the table; InvalidPosition says what cannot be."""
    read.only(*HEADING, *KEYS, *FOLLOWS)
    clear(s.decks, s.deck_size)
    clear(s.tracks, s.track_size)
    s.train_seat[:], s.train_loco[:], s.train_end[:], s.coupled[:] = NONE, NONE, NONE, NONE
    _read_turn(s, read)
    for deck in range(DECKS):
        pile = read.part(DECK_NAMES[deck])
        pile.fill(s.decks, s.deck_size, deck, pile.cards(box.CARDS)[::-1])
    for seat, hand in enumerate(read.part("hands").one_per_seat(s.seats)):
        held = hand.cards(box.CARDS)
        hand.check_room(len(held) - 1, CARDS_IN_BOX)
        for card in held:
            s.hands[seat, card] += 1
            s.hand_size[seat] += 1
    for seat, lying in enumerate(read.part("semaphores", [0] * s.seats).one_per_seat(s.seats)):
        s.semaphores[seat] = lying.number(0, box.SEMAPHORES)
    for item in read.part("discards", []).items(box.ACTION_CARDS):
        s.discards[item.index(ACTION_NAMES)] += 1
    _read_tracks(s, read)
    _read_trains(s, read.part("trains", []))
    _check_cards(s, read)
    _check_phase(s, read)


def _read_turn(s: State, read: Reader) -> None:
    s.turn = read.part("turn").number(0, s.seats - 1)
    s.cards_played = read.part("cards_played", 0).number(0, 2)
    s.extra_turns = read.part("extra_turns", 0).number(0, MOST_EXTRA_TURNS)
    s.in_extra_turn = int(read.part("in_extra_turn", False).truth())
    s.idle_turns = read.part("idle_turns", 0).number(0, s.seats)
    s.gives_due = read.part("gives_due", 0).number(0, 3)
    s.takes_due = read.part("takes_due", 0).number(0, 2)
    card, track, side, lifted = (read.part(key, None) for key in ("card", "track", "side", "lifted"))
    s.card = NONE if card.value is None else card.index(box.CARDS)
    s.track = NONE if track.value is None else track.number(0, box.TRACKS - 1)
    s.side = NONE if side.value is None else side.index(SIDES)
    s.lifted = NONE if lifted.value is None else lifted.number(0, box.WAGON_CARDS - 1)


def _read_tracks(s: State, read: Reader) -> None:
    """TR-050, TR-INV-04: the main tracks and the extra ones, each with typed wagons of one type."""
    extra = read.part("extra_tracks", 0).number(0, box.TRACKS - box.MAIN_TRACKS)
    s.track_count = box.MAIN_TRACKS + extra
    tracks = read.part("tracks").items()
    if len(tracks) != s.track_count:
        raise read.part("tracks").wrong("tracks", found=len(tracks), expected=s.track_count)
    for track, wagons in enumerate(tracks):
        for card in _wagons(wagons):
            put(s.tracks, s.track_size, track, card)


def _wagons(read: Reader) -> list[int]:
    """Wagons that may stand together."""
    cards = read.cards(box.CARDS)
    read.check_room(len(cards) - 1, box.WAGON_CARDS)
    for card in cards:
        if not is_wagon(card):
            raise read.wrong("no-wagon", card=box.CARDS[card])
    if len({int(box.TYPE[card]) for card in cards} - {box.SPECIAL}) > 1:
        raise read.wrong("mixed")
    return cards


def _read_trains(s: State, read: Reader) -> None:
    """TR-INV-05 to TR-INV-07: a locomotive and the wagons it could pull."""
    end = 0
    for train, item in enumerate(read.items(box.LOCO_CARDS)):
        item.only("seat", "loco", "wagons")
        loco, wagons = item.part("loco").index(box.CARDS), _wagons(item.part("wagons"))
        if not is_loco(loco):
            raise item.wrong("no-loco", card=box.CARDS[loco])
        if not _could_leave(s, loco, wagons):
            raise item.wrong("train", loco=box.CARDS[loco])
        item.check_room(end + len(wagons) - 1, box.WAGON_CARDS)
        s.train_seat[train], s.train_loco[train] = item.part("seat").number(0, s.seats - 1), loco
        s.coupled[end : end + len(wagons)] = wagons
        end += len(wagons)
        s.train_end[train], s.train_count = end, train + 1


def _could_leave(s: State, loco: int, wagons: list[int]) -> bool:
    """Whether this locomotive can take just these wagons when they stand alone on a track."""
    alone = State.new()
    alone.options[:] = s.options
    alone.tracks[0, : len(wagons)], alone.track_size[0] = wagons, len(wagons)
    return bool(pulls(alone, loco, 0, 0) >> len(wagons) & 1 and wagons)


def _check_cards(s: State, read: Reader) -> None:
    """TR-INV-01, TR-INV-02: every card of the box is in one place, and in one where it can be."""
    check_copies(count_cards(s), box.COPIES[s.options[option.VARIANT]], box.CARDS)
    for deck in range(DECKS):
        for card in s.decks[deck, : s.deck_size[deck]]:
            if is_loco(card) != (deck == LOCO_DECK):
                where = DECK_NAMES[deck]
                raise InvalidPosition("position-deck", "traffic", clause="TR-009", where=where, card=box.CARDS[card])


def count_cards(s: State) -> Cells:
    """How many of each card lie anywhere on the table."""
    held: Cells = s.hands.sum(axis=0, dtype=s.hands.dtype)
    places = [s.decks, s.tracks, s.coupled, s.train_loco]
    for card in (int(card) for cards in places for card in cards.flat if card != NONE):
        held[card] += 1
    held[box.FIRST_ACTION :] += s.discards
    held[box.RED_SEMAPHORE] += s.semaphores.sum()
    held[box.EXTRA_TRACK] += s.track_count - box.MAIN_TRACKS
    return held


def _check_phase(s: State, read: Reader) -> None:
    """What is being decided fits the card being played and who decides."""
    playing = {
        phase.PLACE: s.card != NONE and is_wagon(s.card),
        phase.HOOK: is_loco(s.card),
        phase.PULL: is_loco(s.card) and s.track != NONE and s.side != NONE,
        phase.AIM: s.card in (box.RED_SEMAPHORE, box.SWITCH, box.TECHNICAL_REVISION),
        phase.GIVE: s.card == box.TECHNICAL_REVISION and 0 < s.gives_due < s.hand_size[s.seat],
        phase.TAKE: s.card == box.TECHNICAL_REVISION and s.takes_due > 0,
        phase.LIFT: s.card == box.SORTING_HUMP,
        phase.SHUNT: s.card == box.SORTING_HUMP and 0 <= s.lifted < s.track_size.sum(),
    }
    if not playing.get(s.phase, s.card == NONE):
        raise read.part("phase").wrong("phase-card")
    if is_card_shown(s) and not s.hands[s.turn, s.card]:
        raise read.part("card", None).wrong("card-not-held", card=box.CARDS[s.card])
    decides_other = s.phase in (phase.GIVE, phase.TAKE)
    if s.phase != phase.OVER and (s.seat != s.turn) != decides_other:
        raise read.part("seat").wrong("seat-and-phase")
    is_second = s.cards_played == 1 and s.card == NONE
    if s.track >= s.track_count or (s.phase != phase.OVER and (s.phase == phase.SECOND_CARD) != is_second):
        raise read.part("phase").wrong("phase-card")
    if (s.gives_due > 0) != (s.phase == phase.GIVE) or (s.takes_due > 0) != (s.phase == phase.TAKE):
        raise read.part("phase").wrong("phase-card")
    _check_course(s, read)


def _check_course(s: State, read: Reader) -> None:
    """What a game that goes on has not reached, and one that is over has."""
    _check_semaphores(s, read)
    if s.phase == phase.OVER:
        _check_end(s, read)
    elif s.cards_played == 2:
        raise read.part("cards_played").wrong("number", value="2", least=0, most=1)
    elif s.idle_turns == s.seats:
        raise read.part("idle_turns").wrong("number", value=str(s.idle_turns), least=0, most=s.seats - 1)
    elif s.phase == phase.SECOND_CARD and s.hand_size[s.turn] == 0:
        raise read.part("phase").wrong("second-card")
    elif s.phase not in IN_MID_CARD and is_end_reached(s):
        raise read.part("phase").wrong("end-reached")


def _check_semaphores(s: State, read: Reader) -> None:
    """TR-052, TR-AMB-21: the seat on turn has put it there this very turn."""
    may_be_self = s.cards_played > 0 and s.options[option.SELF_SEMAPHORE]
    if s.semaphores[s.turn] > 0 and not may_be_self:
        raise read.part("semaphores").wrong("semaphore", seat=s.turn)


def _check_end(s: State, read: Reader) -> None:
    """TR-064, TR-AMB-43: nothing to draw, and nothing to play or nobody who wants to."""
    if not are_decks_empty(s):
        raise read.part("phase").wrong("phase-decks")
    all_passed = s.options[option.PASS_WHEN_DECKS_EMPTY] and s.idle_turns == s.seats
    if not is_end_reached(s) and not all_passed:
        raise read.part("phase").wrong("not-over")


def is_end_reached(s: State) -> bool:
    """TR-064: what is tested after every card and draw."""
    return are_decks_empty(s) and (any_hand_empty(s) or not anyone_can_play(s))
