"""Self-play: a batch of games in which a network decides for all seats, in some places together with older selves."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core.game import load
from ..rl import Batch
from . import tables
from .advice import Advice
from .extra import torch_module
from .learner import NEVER, Net, Played
from .recipe import Recipe
from .returns import LOST, Told, by_seats, lessons, utilities

MANY_FORCED = 0.04  # places without a choice that are worth a further step before the next decision
MANY = 1000  # games after which half of what was known of their scores is forgotten
FEW, OFTEN = 512, 32  # observations that are looked at before the first lesson: of these places, at this interval
LONG = 3  # times the length of usual random games: then a game is given up
APART, PRIME = 40503, 65521  # spread numbers of places evenly


class Ends(NamedTuple):
    """What was noted of games that ended, by step and place."""

    done: Any
    truncated: Any
    rewards: Any
    scores: Any


class Play:
    """Games side by side, and what was decided in them since the last lesson."""

    def __init__(self, recipe: Recipe, is_advised: bool) -> None:
        torch = torch_module()
        self.is_advised = is_advised  # whether the network hears the game's opinion
        self.recipe, self.game = recipe, load(recipe.game)
        self.batch = b = new_batch(recipe)

        def shared(array: Any) -> Any:
            return torch.as_tensor(array, device=recipe.device)

        self.masks, self.rows, self.deciders, self.moves = map(shared, (b.masks, b.observations, b.deciders, b.played))
        self.live = Ends(*map(shared, (b.done, b.truncated, b.rewards, b.scores)))
        self.seats, self.games = shared(b.seats).long(), shared(b.games)
        self.places = torch.arange(b.n, device=recipe.device)
        self.old_from = b.n - int(b.n * recipe.old)  # from this place on only one seat is not played by an older self
        self.greedy_to = int(b.n * recipe.greedy)  # up to this place only one seat is not played by a greedy bot
        self.asked = b.n if is_advised else self.greedy_to  # up to this place the game's opinion is asked
        on_gpu = recipe.device == "cuda"
        self.advice = Advice(self.game, self.asked, recipe.threads, is_advised, on_gpu) if self.asked else None
        self.looks_on = recipe.eyes > 0
        self.scale = torch.ones((), device=recipe.device)  # a usual difference of scores
        self.ended = self.decisions = 0
        self.further = 0  # steps after each, in which only places without a choice move on
        self.cut = recipe.cut  # moves after which a game is given up
        self._make_room(b.rewards.shape[1])

    def _make_room(self, most: int) -> None:
        """Room for what is noted, by step and place."""
        torch = torch_module()
        first = (self.recipe.steps, self.recipe.places)

        def room(type: Any, *shape: int) -> Any:
            return torch.zeros((*first, *shape), dtype=type, device=self.recipe.device)

        self.told = Told(
            deciders=room(torch.int64),
            counts=room(torch.bool),
            values=room(torch.float32, most),
            done=room(torch.bool),
            worth=room(torch.float32, most),
        )
        self.ends = Ends(
            done=room(torch.uint8),
            truncated=room(torch.uint8),
            rewards=room(torch.float32, most),
            scores=room(torch.int32, most),
        )
        self.late = room(torch.bool)
        self.noted = Played(
            rows=room(torch.int8, self.rows.shape[1]),
            masks=room(torch.uint8, self.masks.shape[1]),
            chosen=room(torch.int64),
            odds=room(torch.float32),
            better=room(torch.float32),
            targets=room(torch.float32, most),
            seats=self.seats.expand(first).contiguous(),
            heard=room(torch.float16, self.masks.shape[1] if self.is_advised else 0),
            seen=room(torch.int8, self.rows.shape[1] if self.looks_on else 0),
            turns=room(torch.int64),
        )

    def begin(self) -> Any:
        """Play at random in a few places until half of the games have ended; what was seen there.

        Then everywhere, in each place another number of moves up to as many, so that games do not end together.
        """
        torch = torch_module()
        few, found, moves = (self.places < FEW).to(torch.uint8), [self.rows[:FEW].clone()], 0
        while moves < self.recipe.spread and float((self.games[:FEW] > 0).float().mean()) < 0.5:
            for _ in range(OFTEN):
                self._move_at_random(few)
            found.append(self.rows[:FEW].clone())
            moves += OFTEN
        stop = self.places * APART % PRIME * moves // PRIME
        for move in range(moves):
            self._move_at_random((stop > move).to(torch.uint8))
        self.cut = self.recipe.cut or LONG * moves
        self._learn_scale(self.live.scores, self.seats, self.games > 0)
        return torch.cat(found)

    def _move_at_random(self, where: Any) -> None:
        self.batch.step(self.batch.sample(), where=self._given(where), check=False)

    def flat(self) -> Played:
        """All decisions one after the other, in the same memory."""
        return Played(*(each.flatten(0, 1) for each in self.noted))

    def round(self, net: Net, old: Net) -> None:
        """Play some decisions in each place, and work out what is to be learnt from them."""
        torch, told = torch_module(), self.told
        with torch.no_grad():
            for each in self.ends:
                each.zero_()
            for t in range(self.recipe.steps):
                self._decide(t, net, old)
            self._settle()
            last = by_seats(net.think(self.rows)[1].clamp(-1, 1), self.deciders.long()[:, None], self.seats)
            last = torch.where(self._is_late()[:, None], LOST, last)
            better, targets = lessons(torch, told, last, self.seats, self.recipe.trust)
            self.noted.better.copy_(better)
            self.noted.targets.copy_(targets)
            self.further += int((self.noted.masks.sum(-1) == 1).float().mean() > MANY_FORCED)
            self.decisions += int(told.counts.sum())
            self.ended += int(self.ends.done.sum())

    def _decide(self, t: int, net: Net, old: Net) -> None:
        """Decide once in each place, and go on to where there is a choice again."""
        torch, noted, told = torch_module(), self.noted, self.told
        noted.rows[t].copy_(self.rows)
        noted.masks[t].copy_(self.masks)
        told.deciders[t].copy_(self.deciders)
        self._ask_opinion()
        heard = noted.heard[t]
        heard.copy_(self._heard())
        logits, values = net.think(self.rows)
        logits = net.advised(logits, heard)
        told.values[t].copy_(values)
        is_old, is_late, first = self._is_old(), self._is_late(), self.old_from
        if first < len(is_old):
            theirs = old.advised(old.think(self.rows[first:])[0], heard[first:])
            logits[first:] = torch.where(is_old[first:, None], theirs, logits[first:])
        is_illegal = self.masks == 0
        logs = torch.log_softmax(logits.masked_fill(is_late[:, None], 0).masked_fill(is_illegal, NEVER), -1)
        luck = -torch.empty_like(logs).exponential_().log()
        chosen = (logs + luck).masked_fill(is_illegal, NEVER).argmax(-1)
        is_greedy = self._let_rivals_choose(chosen)
        noted.chosen[t].copy_(chosen)
        noted.odds[t].copy_(logs.gather(1, chosen[:, None]).squeeze(1))
        told.counts[t].copy_((self.masks.sum(1) > 1) & ~is_old & ~is_greedy & ~is_late)
        self.late[t].copy_(is_late)
        if self.looks_on:
            self._look_on(t)
        self._step(t, chosen, None)
        for _ in range(self.further):
            self._step(t, self.masks.argmax(1), (self.masks.sum(1) == 1).to(torch.uint8))

    def _let_rivals_choose(self, chosen: Any) -> Any:
        """Put the moves of greedy bots among the chosen ones; where they decide."""
        torch, end = torch_module(), self.greedy_to
        where = self._is_greedy()
        if self.advice and end:
            codes = torch.as_tensor(self.advice.codes[:end], device=chosen.device)
            chosen[:end] = torch.where(where[:end], codes, chosen[:end])
        return where

    def _ask_opinion(self) -> None:
        """Ask it where somebody listens: where the network does, or where a greedy bot decides."""
        torch = torch_module()
        if self.advice:
            where = torch.ones_like(self.places, dtype=torch.bool) if self.is_advised else self._is_greedy()
            states: Any = self.batch.states
            self.advice.ask(states[: self.asked], where[: self.asked].to(torch.uint8).cpu().numpy())

    def _heard(self) -> Any:
        """How much less each move is worth by the opinion, by place; no columns where the network does not hear it."""
        torch = torch_module()
        if self.advice and self.is_advised:
            return torch.as_tensor(self.advice.heard, device=self.recipe.device)
        return torch.zeros((self.recipe.places, 0), device=self.recipe.device)

    def _is_greedy(self) -> Any:
        """Where a greedy bot decides: for all seats but one."""
        return (self.places < self.greedy_to) & (self.deciders != self._own())

    def _look_on(self, t: int) -> None:
        """Note what one of those sees who do not decide; alone, what the decider sees."""
        torch, others = torch_module(), self.seats - 1
        any_of_them = (torch.rand(len(others), device=others.device) * others).long()
        turns = torch.where(others > 0, 1 + any_of_them, 0)
        self.noted.turns[t].copy_(turns)
        self.batch.look(self._given((self.deciders.long() + turns) % self.seats))
        self.noted.seen[t].copy_(self.rows)

    def _step(self, t: int, codes: Any, where: Any) -> None:
        """Play a move in each of these places, and note where that ended a game."""
        self.batch.step(self._given(codes), where=None if where is None else self._given(where), check=False)
        self.ends.done[t].bitwise_or_(self.live.done)
        self.ends.truncated[t].bitwise_or_(self.live.truncated)
        self.ends.rewards[t].add_(self.live.rewards)
        self.ends.scores[t].copy_(self.live.scores)

    def _settle(self) -> None:
        """What the games that ended were worth to each seat; those that were given up are lost."""
        torch, ends = torch_module(), self.ends
        done, truncated, rewards, scores = (each.flatten(0, 1) for each in ends)
        seats = self.noted.seats.flatten()
        self._learn_scale(scores, seats, done == 1)
        worth = utilities(torch, rewards, scores, seats, truncated == 1, self.scale).view(ends.rewards.shape)
        self.told.worth.copy_(torch.where(self.late[..., None], LOST, worth))
        self.told.done.copy_((ends.done == 1) | self.late)

    def _given(self, tensor: Any) -> Any:
        """What a batch takes: an array of numpy on the processor, a tensor on a GPU."""
        return tensor.numpy() if self.recipe.device == "cpu" else tensor

    def _is_old(self) -> Any:
        """Where an older self decides: for all seats but one, which is another in each game."""
        return (self.places >= self.old_from) & (self.deciders != self._own())

    def _own(self) -> Any:
        """The seat that the network plays where others play, too."""
        return (self.places + self.games) % self.seats

    def _is_late(self) -> Any:
        """Where a game has gone on for too long: it is given up, and finished at random."""
        return self.moves >= self.cut

    def _learn_scale(self, scores: Any, seats: Any, ended: Any) -> None:
        """How far scores are apart at the end, on the average of many games; alone, how large they are."""
        torch = torch_module()
        there = torch.arange(scores.shape[1], device=scores.device)[None] < seats[:, None]
        middle = torch.where(seats > 1, (scores * there).sum(1) / seats, 0.0)
        apart = ((scores - middle[:, None]).abs() * there).sum(1) / seats
        count = ended.sum()
        new = (2 * (apart * ended).sum() / count.clamp(min=1)).clamp(min=1)
        self.scale += torch.where(count > 0, count / (count + MANY) * (new - self.scale), 0.0)


def new_batch(recipe: Recipe) -> Batch:
    """The games that are played."""
    mix = tables.spread(tables.read(load(recipe.game), recipe.tables))
    return Batch(
        recipe.game,
        recipe.places,
        [each.seats for each in mix],
        recipe.seed,
        [each.options for each in mix],
        recipe.device,
        threads=min(recipe.threads, recipe.places),
    )
