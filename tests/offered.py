"""What every game offers, for mypy: written by `python -m tests.contract`, do not edit."""
# ruff: noqa: F841  that the names can be assigned is all there is to prove

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.core import contract
from roundhouse.core.contract import Aim
from roundhouse.core.foresight import Foresight, Level, Rethinking


def continental_express() -> None:
    """Continental Express."""
    from roundhouse.games import continental_express as package
    from roundhouse.games.continental_express import (
        about,
        action,
        catalogue,
        ending,
        event,
        guess,
        hints,
        opinion,
        phase,
        position,
        rules,
        say,
        state,
        view,
    )

    offered_package: contract.Package = package
    offered_phase: contract.Phase = phase
    offered_action: contract.Action = action
    offered_event: contract.Happening = event
    offered_state: contract.StateModule = state
    offered_rules: contract.Rules[state.State] = rules
    offered_guess: contract.Guess[state.State] = guess
    offered_opinion: contract.Opinion[state.State, opinion.Notes] = opinion
    offered_hints: contract.Hints[state.State, opinion.Notes] = hints
    offered_view: contract.View[state.State] = view
    offered_position: contract.Position[state.State] = position
    offered_say: contract.Say[state.State] = say
    offered_ending: contract.Ending[state.State] = ending
    offered_catalogue: contract.Catalogue = catalogue
    offered_about: contract.About[state.State] = about
    offered_levels: Mapping[str, Level] = opinion.LEVELS


def great_lakes() -> None:
    """Ticket to Ride: Rails & Sails, Great Lakes."""
    from roundhouse.games import great_lakes as package
    from roundhouse.games.great_lakes import (
        about,
        action,
        catalogue,
        drawing,
        ending,
        event,
        guess,
        hints,
        memory,
        opinion,
        phase,
        position,
        rules,
        say,
        state,
        view,
    )

    offered_package: contract.Package = package
    offered_phase: contract.Phase = phase
    offered_action: contract.Action = action
    offered_event: contract.Happening = event
    offered_state: contract.StateModule = state
    offered_rules: contract.Rules[state.State] = rules
    offered_guess: contract.Guess[state.State] = guess
    offered_opinion: contract.Opinion[state.State, opinion.Notes] = opinion
    offered_hints: contract.Hints[state.State, opinion.Notes] = hints
    offered_view: contract.View[state.State] = view
    offered_position: contract.Position[state.State] = position
    offered_say: contract.Say[state.State] = say
    offered_ending: contract.Ending[state.State] = ending
    offered_catalogue: contract.Catalogue = catalogue
    offered_about: contract.About[state.State] = about
    offered_memory: contract.Memory[state.State] = memory
    offered_drawing: contract.Drawing = drawing
    offered_levels: Mapping[str, Level] = opinion.LEVELS
    offered_keen: Mapping[str, Any] = opinion.KEEN
    offered_rethinking: Rethinking = opinion.RETHINKING


def isle_of_trains() -> None:
    """Isle of Trains: All Aboard."""
    from roundhouse.games import isle_of_trains as package
    from roundhouse.games.isle_of_trains import (
        about,
        action,
        catalogue,
        ending,
        event,
        guess,
        hints,
        memory,
        opinion,
        phase,
        position,
        rules,
        say,
        state,
        view,
    )

    offered_package: contract.Package = package
    offered_phase: contract.Phase = phase
    offered_action: contract.Action = action
    offered_event: contract.Happening = event
    offered_state: contract.StateModule = state
    offered_rules: contract.Rules[state.State] = rules
    offered_guess: contract.Guess[state.State] = guess
    offered_opinion: contract.Opinion[state.State, opinion.Notes] = opinion
    offered_hints: contract.Hints[state.State, opinion.Notes] = hints
    offered_view: contract.View[state.State] = view
    offered_position: contract.Position[state.State] = position
    offered_say: contract.Say[state.State] = say
    offered_ending: contract.Ending[state.State] = ending
    offered_catalogue: contract.Catalogue = catalogue
    offered_about: contract.About[state.State] = about
    offered_memory: contract.Memory[state.State] = memory
    offered_levels: Mapping[str, Level] = opinion.LEVELS
    offered_keen: Mapping[str, Any] = opinion.KEEN
    offered_alone: Foresight = opinion.ALONE
    offered_aim: Aim[Any] = opinion.aim


def ticket_cards() -> None:
    """Ticket to Ride: The Card Game."""
    from roundhouse.games import ticket_cards as package
    from roundhouse.games.ticket_cards import (
        about,
        action,
        catalogue,
        ending,
        event,
        guess,
        hints,
        memory,
        opinion,
        phase,
        position,
        rules,
        say,
        state,
        view,
    )

    offered_package: contract.Package = package
    offered_phase: contract.Phase = phase
    offered_action: contract.Action = action
    offered_event: contract.Happening = event
    offered_state: contract.StateModule = state
    offered_rules: contract.Rules[state.State] = rules
    offered_guess: contract.Guess[state.State] = guess
    offered_opinion: contract.Opinion[state.State, opinion.Notes] = opinion
    offered_hints: contract.Hints[state.State, opinion.Notes] = hints
    offered_view: contract.View[state.State] = view
    offered_position: contract.Position[state.State] = position
    offered_say: contract.Say[state.State] = say
    offered_ending: contract.Ending[state.State] = ending
    offered_catalogue: contract.Catalogue = catalogue
    offered_about: contract.About[state.State] = about
    offered_memory: contract.Memory[state.State] = memory
    offered_levels: Mapping[str, Level] = opinion.LEVELS


def traffic() -> None:
    """Traffic."""
    from roundhouse.games import traffic as package
    from roundhouse.games.traffic import (
        about,
        action,
        catalogue,
        ending,
        event,
        guess,
        hints,
        memory,
        opinion,
        phase,
        position,
        rules,
        say,
        state,
        view,
    )

    offered_package: contract.Package = package
    offered_phase: contract.Phase = phase
    offered_action: contract.Action = action
    offered_event: contract.Happening = event
    offered_state: contract.StateModule = state
    offered_rules: contract.Rules[state.State] = rules
    offered_guess: contract.Guess[state.State] = guess
    offered_opinion: contract.Opinion[state.State, opinion.Notes] = opinion
    offered_hints: contract.Hints[state.State, opinion.Notes] = hints
    offered_view: contract.View[state.State] = view
    offered_position: contract.Position[state.State] = position
    offered_say: contract.Say[state.State] = say
    offered_ending: contract.Ending[state.State] = ending
    offered_catalogue: contract.Catalogue = catalogue
    offered_about: contract.About[state.State] = about
    offered_memory: contract.Memory[state.State] = memory
    offered_levels: Mapping[str, Level] = opinion.LEVELS
