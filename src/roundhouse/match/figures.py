"""What the games of a match show of each bot: wins with intervals, ratings, points, time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ..core.interval import Interval, wilson
from .playing import Played


class Figures(NamedTuple):
    """What a bot did in a match."""

    bot: str
    games: int
    wins: float  # a win that is shared counts as a part
    rate: Interval  # of wins; played alone for a goal: how often it was reached
    points: float  # on the average
    rating: float | None  # openskill; None: nobody to be compared with
    doubt: float | None  # the standard deviation of the rating
    seconds: float  # of the processor, for a decision, on the average
    longest: float


def share(played: Played, seat: int) -> float:
    """What a seat has of the win; played alone: whether the goal was reached."""
    if len(played.bots) == 1:
        return float(played.goal or 0)
    return 1 / played.places.count(1) if played.places[seat] == 1 else 0.0


def of_all(bots: Iterable[str], games: Sequence[Played]) -> list[Figures]:
    """The figures of each bot, the best one first."""
    rated = ratings(games)
    found = [of_one(bot, games, rated.get(bot)) for bot in dict.fromkeys(bots)]
    return sorted(found, key=lambda each: (-each.rate.value, -each.points))


def of_one(bot: str, games: Sequence[Played], rated: tuple[float, float] | None) -> Figures:
    """The figures of one bot."""
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    n = len(seats)
    wins = sum(share(game, seat) for game, seat in seats)
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return Figures(
        bot=bot,
        games=n,
        wins=wins,
        rate=wilson(wins / max(1, n), n),
        points=sum(game.points[seat] for game, seat in seats) / max(1, n),
        rating=rated[0] if rated else None,
        doubt=rated[1] if rated else None,
        seconds=sum(game.seconds[seat] for game, seat in seats) / max(1, decisions),
        longest=max((game.longest[seat] for game, seat in seats), default=0.0),
    )


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """What each bot's play is rated, and how sure that is, from the games in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for game in sorted(games, key=lambda each: each.number):
        if len(set(game.bots)) > 1:
            teams = [[rated.setdefault(bot, model.rating())] for bot in game.bots]
            after = model.rate(teams, ranks=[float(place) for place in game.places])
            for bot in set(game.bots):
                same = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
                mu, sigma = sum(each.mu for each in same) / len(same), sum(each.sigma for each in same) / len(same)
                rated[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: (float(each.mu), float(each.sigma)) for bot, each in rated.items()}
