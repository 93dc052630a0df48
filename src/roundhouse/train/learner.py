"""A network in torch, and how it learns from what was played: clipped policy gradients (PPO) with masked moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..bots.net.evaluate import Weights
from .extra import torch_module
from .recipe import Recipe

NEVER = -1e9  # how much a move is liked that is not legal
STEADY = 1e-5  # of Adam
LONGEST = 0.5  # that a gradient may be; longer ones are shortened
FIRST_LIKING = 0.01  # how far from each other moves are liked before anything is learnt
OTHERS = 0.5  # what it counts to expect the right thing for the other seats
CAREFUL = 10  # lessons at first, in which less is learnt: what Adam knows of gradients is then still by chance
WARM = 3  # steps of learning before they are captured
PARTS = ("first", "first_bias", "hidden", "hidden_bias", "policy", "policy_bias", "value", "value_bias", "advice")


class Net:
    """The numbers that are learnt, as tensors; tables lie as in `bots.net.evaluate.Weights`."""

    def __init__(self, parts: dict[str, Any], scale: Any) -> None:
        self.parts, self.scale = parts, scale  # of each number of an observation

    @property
    def kind(self) -> Any:
        """The type of number in which layers are computed: 16 bits on a GPU."""
        torch = torch_module()
        return torch.bfloat16 if self.scale.is_cuda else torch.float32

    def think(self, rows: Any) -> tuple[Any, Any]:
        """How every move is liked, and what the game is worth to each seat, the decider first."""
        torch, p, last = torch_module(), self.parts, self.look(rows)
        liked = torch.addmm(p["policy_bias"], last, p["policy"].T)
        return liked, torch.addmm(p["value_bias"], last, p["value"].T)

    def advised(self, liked: Any, heard: Any) -> Any:
        """How every move is liked after hearing how much less each is worth, if anybody says so."""
        return liked + self.parts["advice"] * heard if heard.shape[1] else liked

    def own_worth(self, rows: Any) -> Any:
        """What the game is worth to those who see this."""
        return self.look(rows) @ self.parts["value"][0] + self.parts["value_bias"][0]

    def look(self, rows: Any) -> Any:
        """The last layer."""
        torch, p, kind = torch_module(), self.parts, self.kind
        first = (p["first"] * self.scale[:, None]).to(kind)
        now = torch.relu(torch.addmm(p["first_bias"].to(kind), rows.to(kind), first))
        for table, bias in zip(p["hidden"], p["hidden_bias"], strict=True):
            now = now + torch.relu(torch.addmm(bias.to(kind), now, table.to(kind)))
        return now.float()

    def copy(self) -> Net:
        """The same numbers, which no longer change."""
        return Net({name: part.detach().clone() for name, part in self.parts.items()}, self.scale)

    def weights(self) -> Weights:
        """The numbers as those need them who play."""
        found = {name: part.detach().float().cpu().numpy() for name, part in self.parts.items()}
        found["first"] = found["first"] * self.scale.cpu().numpy()[:, None]
        return Weights(**{name: np.ascontiguousarray(part) for name, part in found.items()})


def new_net(recipe: Recipe, rows: Any, moves: int, seats: int) -> Net:
    """A network that has not learnt anything, for observations like these."""
    torch = torch_module()
    device, width, layers = rows.device, recipe.width, recipe.layers - 1
    sizes = rows.float().square().mean(0)
    scale = sizes.sqrt().clamp(min=1).rsqrt()  # large counts are made smaller, but stay apart
    whole = (sizes * scale.square()).sum().clamp(min=1)

    def chance(*shape: int, spread: float) -> Any:
        return torch.randn(shape, device=device) * spread

    parts = {
        "first": chance(rows.shape[1], width, spread=float(whole.rsqrt())),
        "first_bias": torch.zeros(width, device=device),
        "hidden": chance(layers, width, width, spread=width**-0.5),
        "hidden_bias": torch.zeros(layers, width, device=device),
        "policy": chance(moves, width, spread=FIRST_LIKING * width**-0.5),
        "policy_bias": torch.zeros(moves, device=device),
        "value": torch.zeros(seats, width, device=device),
        "value_bias": torch.zeros(seats, device=device),
        "advice": torch.full((moves,), 1 / recipe.advice if recipe.advice > 0 else 0.0, device=device),
    }
    return Net({name: part.requires_grad_() for name, part in parts.items()}, scale)


def net_of(weights: Weights, device: str) -> Net:
    """A network that goes on from these numbers."""
    torch = torch_module()
    parts = {
        name: torch.tensor(part, device=device).requires_grad_() for name, part in zip(PARTS, weights, strict=True)
    }
    return Net(parts, torch.ones(len(weights.first), device=device))


class Played(NamedTuple):
    """What was played, as tensors that are made once: step after step, place after place in each."""

    rows: Any
    masks: Any
    chosen: Any
    odds: Any  # the logarithm of how likely each was
    better: Any
    targets: Any
    seats: Any
    heard: Any  # how much less each move is worth by the game's opinion; no columns: nobody asked
    seen: Any  # what another seat saw then; no columns: nobody looked
    turns: Any  # how many seats after the decider that one sits


class Learner:
    """Changes a network so that what went well becomes more likely."""

    def __init__(self, net: Net, recipe: Recipe, played: Played) -> None:
        torch = torch_module()
        self.net, self.recipe, self.played = net, recipe, played
        self.on_gpu = net.scale.is_cuda
        device = net.scale.device
        self.rate = torch.tensor(recipe.rate, device=device)
        self.variety = torch.tensor(recipe.entropy, device=device)
        self.mean, self.spread = torch.zeros((), device=device), torch.ones((), device=device)
        self.noted = torch.zeros(4, device=device)  # of the policy, the values, the entropy, and how far odds moved
        self.looked_at = 0
        more = {"fused": True, "capturable": True} if self.on_gpu else {}
        self.adam = torch.optim.Adam(list(net.parts.values()), lr=self.rate, eps=STEADY, **more)
        for group in self.adam.param_groups:
            group["lr"] = self.rate  # the same tensor, which changes while we learn
        self.which = torch.zeros(recipe.batch, dtype=torch.int64, device=device)
        self._again: Callable[[], None] = self._step
        self.lessons, self._warm, self.not_captured = 0, 0, ""

    def learn(self, counts: Any, left: float, until: Callable[[], bool]) -> None:
        """One lesson: all decisions that count, several times over; `left` is the part of the time that is left."""
        torch, recipe = torch_module(), self.recipe
        self.lessons += 1
        self.rate.fill_(recipe.rate * max(0.05, left) * min(1.0, self.lessons / CAREFUL))
        self.variety.fill_(recipe.entropy * (0.1 + 0.9 * left))
        usable = counts.reshape(-1).nonzero().squeeze(1)
        if len(usable) == 0:
            return
        found = self.played.better[usable]
        self.mean.copy_(found.mean())
        self.spread.copy_(found.std() + 1e-6)
        for _ in range(recipe.epochs):
            order = usable[torch.randperm(len(usable), device=usable.device)]
            if len(order) < recipe.batch:
                order = order[torch.randint(len(order), (recipe.batch,), device=order.device)]
            for at in range(0, len(order) - recipe.batch + 1, recipe.batch):
                self.which.copy_(order[at : at + recipe.batch])
                self._again()
                self.looked_at += 1
                self._capture()
            if until():
                break

    def _step(self) -> None:
        """One step of learning, from the decisions in `which`."""
        torch, p, recipe = torch_module(), self.played, self.recipe
        at = self.which
        logits, values = self.net.think(p.rows[at])
        logits = self.net.advised(logits, p.heard[at])
        masks, targets = p.masks[at], p.targets[at]
        logs = torch.log_softmax(logits.masked_fill(masks == 0, NEVER), -1)
        odds = logs.gather(1, p.chosen[at][:, None]).squeeze(1)
        ratio = (odds - p.odds[at]).exp()
        better = (p.better[at] - self.mean) / self.spread
        gain = torch.min(ratio * better, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * better).mean()
        entropy = -(logs.exp() * logs * masks).sum(-1).mean()
        missed = (values - targets).square()
        there = torch.arange(1, missed.shape[1], device=at.device)[None] < p.seats[at][:, None]
        others = (missed[:, 1:] * there).sum(-1) / there.sum(-1).clamp(min=1)
        wrong = missed[:, 0].mean() + OTHERS * others.mean() + self._missed_by_others(at)
        loss = wrong - gain - self.variety * entropy
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(list(self.net.parts.values()), LONGEST, foreach=True)
        self.adam.step()
        moved = (p.odds[at] - odds).mean()
        self.noted += torch.stack([gain, missed[:, 0].mean(), entropy, moved]).detach()

    def _missed_by_others(self, at: Any) -> Any:
        """How wrong those were who looked on, in a part of these decisions, about what the game is worth to them."""
        p, count = self.played, int(len(at) * self.recipe.eyes)
        if count == 0:
            return 0.0
        at = at[:count]
        targets = p.targets[at].gather(1, p.turns[at][:, None]).squeeze(1)
        return self.recipe.eyes * (self.net.own_worth(p.seen[at]) - targets).square().mean()

    def _capture(self) -> None:
        """After some steps on a GPU, capture one as a graph: it is then done without waiting for Python."""
        self._warm += 1
        if self._warm == WARM and self.on_gpu and self.recipe.graphs:
            try:
                self._again = self._captured().replay
            except RuntimeError as error:  # another release of torch or of a driver: step by step, as before
                self.not_captured = str(error)

    def _captured(self) -> Any:
        """One step of learning as a graph."""
        torch = torch_module()
        graph, aside = torch.cuda.CUDAGraph(), torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            self._step()
        torch.cuda.current_stream().wait_stream(aside)
        torch.cuda.synchronize()
        with torch.cuda.graph(graph):
            self._step()
        return graph

    def told(self) -> list[float]:
        """What was noted since this was last asked, on the average of the steps."""
        found: list[float] = (self.noted / max(1, self.looked_at)).tolist()
        self.noted.zero_()
        self.looked_at = 0
        return found
