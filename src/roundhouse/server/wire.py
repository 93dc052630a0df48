"""What goes over the wire: every message between a browser and the server, typed.

The WebSocket carries JSON objects whose field `t` says which of these they are; the HTTP part carries the
types at the end.  `python -m tests.wire` writes them as TypeScript to web/src/wire.ts; a test checks for drift.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..bots import USUAL_LEVEL
from ..bots import BotLevel as BotLevel
from ..core.contract import MOST_SEATS
from ..core.words import Lang as Lang
from .grace import LONGEST
from .wire_games import GameInfo as GameInfo
from .wire_games import Labelled as Labelled
from .wire_games import OptionInfo as OptionInfo
from .wire_lesson import LessonStage as LessonStage
from .wire_lesson import LessonStep as LessonStep
from .wire_rules import Clause as Clause
from .wire_rules import Passage as Passage
from .wire_rules import RulesPage as RulesPage
from .wire_rules import RulesPart as RulesPart
from .wire_rules import RulesSection as RulesSection
from .wire_shuffle import AddedSalt as AddedSalt
from .wire_shuffle import Digest as Digest
from .wire_shuffle import Shuffle as Shuffle
from .wire_shuffle import ShuffleStep as ShuffleStep

END = r"$(?!\n)"  # of a text; Python's `$` alone also stands before a last newline
# What people write is one line: no control characters (PostgreSQL keeps no NUL), nothing that turns the line around.
LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*" + END
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+" + END)]
TableId = Annotated[str, Meta(min_length=4, max_length=12, pattern="^[A-Z0-9]+" + END)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+" + END)]
NewToken = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+" + END)]  # made by a browser
Name = Annotated[str, Meta(max_length=40, pattern=LINE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINE)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
MoveCode = Annotated[int, Meta(ge=0, le=100_000)]
Codes = Annotated[list[MoveCode], Meta(min_length=1, max_length=60)]
Tries = Annotated[list[MoveCode], Meta(max_length=60)]  # of the decider, not made yet: what is asked comes after them
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatKind = Literal["person", "bot", "open"]
ClockKind = Literal["none", "move", "bank"]
Status = Literal["gathering", "playing", "over"]
Outcome = Literal["won", "lost", "shared", "over"]  # for a viewer; over: a spectator, or there was nothing to win
Watch = Literal["anyone", "link"]  # who may watch


# From the browser


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """Whatever a browser sends.  `id` is its own name for the command: sent twice, it is done once."""


class Hello(FromClient, kw_only=True, tag="hello"):
    """The first message: which table, with which seats' secrets (several: pass and play), in which language.

    `claims`: for links of open seats, the secrets that are to hold these seats from now on in place of the links.
    `hands_over`: of several seats one is shown until this browser says `hand_over`; else always the one that decides.
    `brings_salt`: it will add to the shuffle for the seats that it claims, and is waited for.
    """

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)]
    lang: Lang
    name: Name = ""
    claims: Annotated[dict[Token, NewToken], Meta(max_length=MOST_SEATS)] = {}
    hands_over: bool = False
    brings_salt: bool = False


class Play(FromClient, kw_only=True, tag="play"):
    """Make these moves, all or none, if `after` acts have been made and no more.

    `grace`: the seconds for which bots wait before they answer, where the moves could still be taken back.
    `whole`: if they end in the middle of a decision and show nobody anything, none is made, and the answer is `tried`.
    `skip`: with them, make those that follow without a choice.
    """

    id: CommandId
    after: Count
    codes: Codes
    grace: Annotated[float, Meta(ge=0, le=LONGEST)] = 0.0
    whole: bool = False
    skip: bool = False


class Undo(FromClient, tag="undo"):
    """Take back one's last act, or all acts of this turn."""

    id: CommandId
    after: Count
    whole_turn: bool


class GoOn(FromClient, tag="go_on"):
    """I stay with my last act: bots need not wait for me to take it back."""

    id: CommandId
    after: Count


class HandOver(FromClient, tag="hand_over"):
    """Another person looks at this device now: show me the table from this seat of mine."""

    id: CommandId
    seat: SeatNumber


class Chat(FromClient, tag="chat"):
    """A line of chat."""

    id: CommandId
    text: ChatText


class AskHint(FromClient, tag="hint"):
    """Which move would you make, and why?"""

    id: CommandId
    tried: Tries = []


class AskWhy(FromClient, tag="why"):
    """Why may this move not be made? By its names, as a view and a move use them."""

    id: CommandId
    kind: Annotated[str, Meta(max_length=40)]
    args: Annotated[dict[str, int | str], Meta(max_length=4)]
    tried: Tries = []


class AskAbout(FromClient, tag="about"):
    """What is this, what does it cost and bring? By its names; `ply`: as it was after that many moves, None: now."""

    id: CommandId
    kind: Annotated[str, Meta(max_length=40)]
    args: Annotated[dict[str, int | str], Meta(max_length=4)]
    ply: Count | None = None


class Look(FromClient, tag="look"):
    """Show the table as it was after that many moves."""

    id: CommandId
    ply: Count


class AskLines(FromClient, tag="lines"):
    """Tell me more of the log: what was before this line."""

    id: CommandId
    before: Count


class SetLanguage(FromClient, tag="language"):
    """Say everything in another language from now on."""

    id: CommandId
    lang: Lang


class Rename(FromClient, tag="rename"):
    """Call one of my seats this."""

    id: CommandId
    seat: SeatNumber
    name: Name


class SetSeat(FromClient, tag="set_seat"):
    """Give a seat nobody holds to a bot, or open it (the host, before the game begins)."""

    id: CommandId
    seat: SeatNumber
    kind: Literal["bot", "open"]
    level: BotLevel


class Start(FromClient, tag="start"):
    """Begin: bots play the open seats until somebody comes (the host)."""

    id: CommandId


class StandIn(FromClient, tag="stand_in"):
    """Let a bot play an absent person's seat until they are back (any player); or stop it at one's own."""

    id: CommandId
    seat: SeatNumber
    on: bool


class Rematch(FromClient, tag="rematch"):
    """The same game with the same people again (any player, after the end)."""

    id: CommandId


class Guide(FromClient, tag="guide"):
    """In a lesson: back to where a step begins, make its moves for me, or play on without it."""

    id: CommandId
    after: Count
    to: Literal["step", "skip", "play"]
    step: Count = 0


class Seal(FromClient, tag="seal"):
    """The SHA-256 of what I add to the shuffle for a seat of mine; the last one before they are closed counts."""

    id: CommandId
    seat: SeatNumber
    seal: Digest


class OpenSalt(FromClient, tag="salt"):
    """What I add to the shuffle for a seat of mine, now that nobody can change theirs."""

    id: CommandId
    seat: SeatNumber
    salt: Digest


class Ping(FromClient, tag="ping"):
    """Are you there?"""

    id: CommandId


ClientMessage = (
    Hello | Play | Undo | GoOn | HandOver | Chat | AskHint | AskWhy | AskAbout | Look | AskLines | SetLanguage | Rename
    | SetSeat | Start | StandIn | Rematch | Guide | Seal | OpenSalt | Ping
)  # fmt: skip


# From the server


class FromServer(Struct, tag_field="t"):
    """Whatever the server sends."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: none, seconds for each move, or a bank of seconds for the whole game."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0


class TableInfo(Struct, kw_only=True):
    """What is known of a table besides its position."""

    id: str
    game: str
    title: str
    rules_version: int
    edition: str
    seats: int
    options: dict[str, str | int | bool]
    status: Status
    clock: Clock
    hints: bool
    watch: Watch
    created: float  # seconds since 1970
    commitment: str  # SHA-256 of the server's part of the seed, told before anybody adds to it
    seed: str | None  # what was dealt from, told after the end
    rematch: str | None  # the table of the rematch


class SeatInfo(Struct, kw_only=True):
    """Who sits where."""

    seat: int
    name: str
    kind: SeatKind
    level: BotLevel | None
    is_here: bool  # connected
    is_stood_in: bool  # a bot plays for them
    is_you: bool
    token: str | None  # of an open seat, for the one who may hand it out: the host


class ChatLine(Struct):
    """Something that was said."""

    number: int
    at: float
    seat: int | None  # None: a spectator
    name: str
    text: str


class Welcome(FromServer, kw_only=True, tag="welcome"):
    """The answer to `hello`. Another `run` than before: the server was started anew."""

    run: str
    now: float  # the server's clock, seconds since 1970
    seats: list[int]  # those that these tokens hold; none: a spectator
    tokens: list[str]  # those of the hello, or made for it, that hold seats here or let one watch: to be kept
    is_host: bool
    watch_token: str | None  # for the spectators' link
    chat: list[ChatLine]


class MoveOffer(Struct, kw_only=True, gc=False):
    """A legal move."""

    code: int
    kind: str
    args: dict[str, int | str]
    text: str  # the whole sentence
    gain: int | None  # what it changes of one's points at once, where that is certain and the game says so
    before: list[int] = []  # the moves that have to be made before it, together with it


class LogLine(Struct, kw_only=True, gc=False):
    """Something that happened, as this seat knows it."""

    ply: int
    at: float
    kind: str
    args: dict[str, Any]
    seat: int | None  # whose doing it was
    text: str
    together: str | None  # it and the equal lines right before it, as one sentence; None: there are none


class UndoOffer(Struct):
    """What can be taken back, and why no more than that."""

    act: bool
    turn: bool
    why: str | None


class SeatClock(Struct):
    """Seconds that a seat has left; `runs` since `Scene.at`."""

    left: float
    runs: bool


class Source(Struct):
    """What points came from, and how many."""

    text: str
    points: int


class TurningPoint(Struct, kw_only=True):
    """A turn in which somebody gained much, or took the lead for good."""

    at: int  # which point of the timeline it ends with
    turn: int  # its number
    before: int  # moves
    ply: int  # moves after it
    seat: int  # who gained
    points: int  # what the gain was; the sources tell all of it
    leads: bool  # whether the winner was ahead from there on
    text: str  # what was done
    sources: list[Source]


class Ending(Struct, kw_only=True):
    """How it ended."""

    text: str  # who won, and by how much, as a sentence
    reason: str  # what decided, and how far behind the viewer is; may be empty
    outcome: Outcome
    ranking: list[int]
    scores: list[int]
    breakdowns: list[dict[str, Any]]
    timeline: list[list[int]]  # after each turn, what each seat would have had with all cards open
    turns: list[int]  # the ply at each of those points
    about: str  # what that means, where it has to be explained
    turning: list[TurningPoint]
    absences: list[str]  # for whom a bot played, and when, as sentences


class Scene(FromServer, kw_only=True, tag="scene"):
    """The table as one viewer sees it now.  Sent after every act, and whenever anything of it changes.

    The first on a connection is whole; a later one has only what is not as in scene `after` (`changes.py`).
    """

    table: TableInfo
    people: list[SeatInfo]
    spectators: int
    act: int  # how many acts have been made; `Play.after`
    ply: int
    at: float
    viewer: int | None
    decider: int | None
    question: str  # what is expected, and of whom
    clause: str | None  # the ledger's number of the rule behind what is asked
    view: dict[str, Any]
    moves: list[MoveOffer]
    ahead: list[MoveOffer]  # what may follow moves that only open a choice
    log: list[LogLine]  # the lines from number `log_from` on
    log_from: int
    log_anew: bool  # whether all that was sent of the log before is void (another language); else earlier lines stand
    turn: int  # which it is
    undo: UndoOffer
    grace: float  # the seconds for which bots wait from `at` on, for the viewer to take its last act back
    clocks: list[SeatClock]
    ending: Ending | None
    lesson: LessonStage | None = None
    number: int = 0  # of the scenes on this connection, from 1 on
    after: int = 0  # the number of the scene that this one changes; 0: it is whole


class Links(FromServer, tag="links"):
    """The rematch is at this table; these are the tokens of one's seats there."""

    table: str
    tokens: list[str]


class Said(FromServer, tag="said"):
    """A new line of chat."""

    line: ChatLine


class Done(FromServer, tag="done"):
    """This command is done, and on disk."""

    id: str


class Refused(FromServer, tag="refused"):
    """This command (None: it could not even be read) was not done."""

    id: str | None
    reason: str
    text: str


class Proposal(FromServer, tag="hint"):
    """A proposal."""

    id: str
    code: int
    text: str
    reason: str


class Why(FromServer, tag="why"):
    """Why a move is not on the list; None: it is."""

    id: str
    text: str | None
    clauses: list[str]  # the ledger's numbers, the one that decides first


class Tried(FromServer, kw_only=True, tag="tried"):
    """The table as it would be after these moves, none of which is made: what is asked then, and what may follow."""

    id: str
    codes: list[int]  # those that were sent, and those that follow without a choice
    question: str
    clause: str | None
    view: dict[str, Any]
    moves: list[MoveOffer]


class About(FromServer, tag="about"):
    """What a thing is called, and what is told of it; None: there is no such thing, or it is not explained."""

    id: str
    title: str | None
    lines: list[str]


class Moment(FromServer, tag="moment"):
    """The table as it was."""

    id: str
    ply: int
    view: dict[str, Any]
    log_until: int  # the number of log lines by then
    turn: int  # which it was


class Lines(FromServer, tag="lines"):
    """Earlier lines of the log, from number `log_from` on, as this viewer reads them in this language."""

    id: str
    lang: Lang
    viewer: int | None
    log_from: int
    log: list[LogLine]


ServerMessage = (
    Welcome | Scene | Shuffle | Links | Said | Done | Refused | Proposal | Why | Tried | About | Moment | Lines
)  # fmt: skip


# HTTP


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit there: somebody on this device, a bot, or the one who opens the link."""

    kind: SeatKind
    name: Name = ""
    level: BotLevel = USUAL_LEVEL


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be set up.  The same `id` and `secret` again are the same table, with the same answer."""

    id: CommandId
    secret: Token  # known to this browser alone: the secrets of its seats are made from it
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=60)] = {}
    clock: Clock = Clock()
    hints: bool = True
    watch: Watch = "link"
    lang: Lang = "en"
    lesson: bool = False  # for one person: seats, options and deal are those of the lesson
    brings_salt: bool = False  # this browser will add to the shuffle for its people, and is waited for


class NewTableAnswer(Struct):
    """The table, and the secrets of the seats on this device; the first is the host's."""

    table: str
    tokens: list[str]


class Departure(Struct, kw_only=True):
    """A line of the lobby's list of tables."""

    table: str
    game: str
    title: str
    status: Status
    created: float
    seats: list[SeatInfo]
    your_turn: bool
    is_yours: bool
    can_join: bool
    can_watch: bool


class Tokens(Struct, forbid_unknown_fields=True):
    """The seats a browser remembers, by their secrets."""

    tokens: Annotated[list[Token], Meta(max_length=100)] = []
    lang: Lang = "en"


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat of a table on the list; the same `claim` again is the same seat."""

    claim: NewToken  # is to hold the seat
    tokens: Annotated[list[Token], Meta(max_length=100)] = []  # one of these may sit there already
    lang: Lang = "en"
    name: Name = ""
    brings_salt: bool = False  # this browser will add to the shuffle, and is waited for


class Joined(Struct):
    """A seat taken from the lobby's list."""

    table: str
    token: str


class Here(Struct):
    """Where other machines of the network find this page, the likeliest first; none: they cannot find it."""

    addresses: list[str]


class Problem(Struct):
    """Why an HTTP request was refused."""

    reason: str
    text: str


class ReplayInfo(Struct):
    """A finished game: its log replays to the same bytes, and says how its seed came about (`shuffle`)."""

    log: dict[str, Any]
    commitment: str
    text: str | UnsetType = UNSET
