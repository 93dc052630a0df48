"""A training from beginning to end: play, learn, tell how it goes, keep what was learnt, and stop in time."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..bots.net.file import SUFFIX, Network, read, write
from ..core.game import load
from ..core.words import Words
from .extra import torch_module
from .judge import Asked, Judge, Score, matches
from .learner import Learner, Net, net_of, new_net
from .picture import picture
from .play import Play
from .recipe import Recipe

SHOWN = 10.0  # seconds between two lines
KEPT = 60.0  # seconds between two checkpoints
OLD_SELVES = 12  # that are kept
OLDER = 8  # lessons between two of them


@dataclass(frozen=True)
class Wish:
    """What a training is asked for beside its recipe."""

    out: Path
    resume: bool = False
    judges: int = 1  # processes that play matches meanwhile; 0: none
    games: int = 20  # of each match
    last_games: int = 100  # of each match in the end
    judged: float = 120.0  # seconds between two judgements
    reserve: float = 20.0  # seconds at the end for the last one


@dataclass
class Curve:
    """How a training went, line by line."""

    lines: list[dict[str, Any]] = field(default_factory=list)
    judged: list[dict[str, Any]] = field(default_factory=list)


class Training:
    """One network that learns."""

    def __init__(self, recipe: Recipe, wish: Wish, said: Words) -> None:
        self.begin = time.perf_counter()
        self.recipe, self.wish, self.said = recipe, wish, said
        torch = torch_module()
        torch.manual_seed(recipe.seed)
        torch.set_num_threads(max(1, recipe.threads))
        torch.backends.cuda.matmul.allow_tf32 = True
        self.game = load(recipe.game)
        wish.out.mkdir(parents=True, exist_ok=True)
        self.file = wish.out / f"{recipe.game}{SUFFIX}"
        self.curve, self.lessons, self.before, self.spent_before = Curve(), 0, 0, 0.0
        self.judge = Judge(recipe.game, wish.judges) if wish.judges > 0 else None
        self.asked: Asked | None = None
        kept = read(self.file, self.game) if wish.resume else None
        self.play = Play(recipe, recipe.advice > 0 or bool(kept and kept.is_advised))
        self.net = self._net(self.play.begin(), kept)
        self.learner = Learner(self.net, recipe, self.play.flat())
        self.old = [self.net.copy()]
        self.shown = self.kept = self.judged = self.now()
        self.shown_decisions = 0
        self.say("train-ready", title=self.game.title, seconds=f"{self.now():.0f}")

    def _net(self, rows: Any, kept: Network | None) -> Net:
        """A new network, or the one that was kept."""
        if kept is None:
            return new_net(self.recipe, rows, self.game.A, self.game.seat_counts[-1])
        self.before, self.spent_before = int(kept.about["decisions"]), float(kept.about["seconds"])
        return net_of(kept.weights, self.recipe.device)

    # Time

    def now(self) -> float:
        """Seconds since this training began."""
        return time.perf_counter() - self.begin

    @property
    def stop(self) -> float:
        """When learning ends."""
        return self.recipe.minutes * 60 - (self.wish.reserve if self.judge else 0)

    def is_over(self) -> bool:
        """Whether the time is over."""
        return self.now() >= self.stop

    # Learning

    def run(self) -> Path:
        """Learn until the time is over; the file of the network."""
        torch = torch_module()
        try:
            while not self.is_over():
                old = self.old[int(torch.randint(len(self.old), ()))]
                self.play.round(self.net, old)
                self.learner.learn(self.play.told.counts, 1 - self.now() / self.stop, self.is_over)
                self.lessons += 1
                self._keep_old_self()
                self._tell()
            self.keep()
            with self._judging() as judge:
                if judge:
                    self._judge_last(judge)
            self.keep()
        finally:
            if self.judge:
                self.judge.close()
        self.say("train-done", file=str(self.file), decisions=f"{self.decisions:,}", seconds=f"{self.now():.0f}")
        return self.file

    @property
    def decisions(self) -> int:
        """How many decisions were learnt from, those of earlier runs included."""
        return self.before + self.play.decisions

    def _keep_old_self(self) -> None:
        if self.lessons % OLDER == 0:
            torch = torch_module()
            if len(self.old) == OLD_SELVES:
                del self.old[int(torch.randint(OLD_SELVES, ()))]
            self.old.append(self.net.copy())

    # Telling

    def say(self, key: str, **details: Any) -> None:
        """Print a sentence."""
        print(self.said.say(key, **details), flush=True)

    def _tell(self) -> None:
        """Now and then print a line, write a checkpoint and measure how well it plays."""
        now = self.now()
        if now - self.shown >= SHOWN or self.lessons == 1:
            self._tell_line(now)
        if now - self.kept >= KEPT:
            self.keep()
        with self._judging() as judge:
            if judge:
                self._judge_now(judge, now)

    @contextmanager
    def _judging(self) -> Iterator[Judge | None]:
        """The judge, if there is one.  If its matches fail, training goes on without it."""
        try:
            yield self.judge
        except Exception as error:
            self.say("train-not-judged", why=repr(error))
            if self.judge:
                self.judge.close()
            self.judge = self.asked = None

    def _judge_now(self, judge: Judge, now: float) -> None:
        """Note what was judged, and have the network judged now and then."""
        if self.asked and self.asked.is_done:
            self._note(self.asked.about, self.asked.scores())
            self.asked = None
        is_ready = all(each.done() for each in judge.ready)
        if is_ready and not self.asked and now - self.judged >= self.wish.judged:
            self.judged = now
            self.keep()
            self.asked = judge.ask(self._copy(), matches(self.game, self.wish.games), self._about())

    def _tell_line(self, now: float) -> None:
        gain, missed, entropy, moved = self.learner.told()
        done = self.play.decisions - self.shown_decisions
        line = {
            **self._about(),
            "rate": round(done / max(1e-9, now - self.shown)),
            "games": self.play.ended,
            "gain": gain,
            "missed": missed,
            "entropy": entropy,
            "moved": moved,
            "further": self.play.further,
            "not_captured": self.learner.not_captured,
        }
        self.curve.lines.append(line)
        self.say(
            "train-line",
            seconds=f"{now:.0f}",
            decisions=f"{self.decisions:,}",
            rate=f"{line['rate']:,}",
            games=f"{self.play.ended:,}",
            entropy=f"{entropy:.3f}",
            missed=f"{missed:.3f}",
            moved=f"{moved:.4f}",
        )
        self.shown, self.shown_decisions = now, self.play.decisions

    def _about(self) -> dict[str, Any]:
        return {"seconds": round(self.spent_before + self.now(), 1), "decisions": self.decisions}

    def _note(self, about: dict[str, Any], scores: dict[str, Score]) -> None:
        """Keep how well it played, and say so."""
        self.curve.judged.append({**about, "scores": {name: list(score) for name, score in scores.items()}})
        found = "  ".join(f"{name} {score}" for name, score in scores.items())
        self.say("train-judged", seconds=f"{about['seconds']:.0f}", scores=found)

    def _judge_last(self, judge: Judge) -> None:
        """The last judgement, of as many games as the time allows."""
        if self.asked:
            self._note(self.asked.about, judge.wait(self.asked, 0))
        asked = judge.ask(self.file, matches(self.game, self.wish.last_games), self._about())
        self._note(asked.about, judge.wait(asked, self.recipe.minutes * 60 - self.now() - 1))

    # Keeping

    def keep(self) -> None:
        """Write the network, the curve in numbers and as a picture."""
        last = self.curve.judged[-1]["scores"] if self.curve.judged else {}
        about = {**self._about(), "lessons": self.lessons, "recipe": self.recipe.known(), "results": last}
        write(self.file, Network(self.game, self.net.weights(), about))
        told = {"recipe": self.recipe.known(), "lines": self.curve.lines, "judged": self.curve.judged}
        (self.wish.out / f"{self.game.name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        drawn = picture(self.game.title, self.curve.judged)
        (self.wish.out / f"{self.game.name}.svg").write_text(drawn, encoding="utf-8")
        self.kept = self.now()

    def _copy(self) -> Path:
        """The network in a file that is not written again while it is judged."""
        file = self.file.with_name(f"{self.game.name}.judged{SUFFIX}")
        file.write_bytes(self.file.read_bytes())
        return file
