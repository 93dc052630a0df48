"""What can happen."""

from roundhouse.core.events import declare_events

TOOK = 0

EVENTS = declare_events({"took": {"seat": 3, "counters": 4}})
