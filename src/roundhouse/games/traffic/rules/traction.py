"""How many wagons a locomotive may take (TR-032 to TR-043)."""

from __future__ import annotations

from .. import box, option
from ..action import LEFT, RIGHT
from ..state import State
from .tracks import nth_wagon, track_type


def pulls(s: State, loco: int, track: int, side: int) -> int:
    """TR-AMB-17: the numbers of wagons that this locomotive may take, as bits."""
    if s.track_size[track] == 0:  # TR-AMB-13
        return 0
    if not box.IS_HIGH_SPEED_LOCO[loco]:
        return tractions(s, loco, track, side)
    if track_type(s, track) != box.HIGH_SPEED:  # TR-036
        return 0
    if s.options[option.HS_PULLS_SPECIALS]:
        with_high_speed = first_high_speed(s, track, side) + 1
        return tractions(s, loco, track, side) >> with_high_speed << with_high_speed
    run = min(int(box.TRACTION[loco]), leading_high_speed(s, track, side))
    return 1 << run if run > 0 else 0


def tractions(s: State, loco: int, track: int, side: int) -> int:
    """TR-033, TR-041 to TR-043: as many wagons as the traction allows, with each use of motorised wagons."""
    motors = 0
    for n in range(s.track_size[track]):
        motors += int(box.TRACTION_CHANGE[s.tracks[track, n]] > 0)
    found = 0
    for ups in range(motors + 1):
        for downs in range(motors - ups + 1):
            traction = int(box.TRACTION[loco]) + box.TRACTION_STEP * (ups - downs)
            if traction >= 1 and can_use_motors(s, loco, track, side, ups, downs):
                found |= 1 << min(traction, int(s.track_size[track]))
    return found


def can_use_motors(s: State, loco: int, track: int, side: int, ups: int, downs: int) -> bool:
    """TR-AMB-14, TR-AMB-15: each motorised wagon used was within reach, and all of them leave.

    Raising with the nearest ones first reaches furthest, so no other way to use that many needs to be tried.
    """
    base = int(box.TRACTION[loco])
    leaving = min(base + box.TRACTION_STEP * (ups - downs), int(s.track_size[track]))
    used = 0
    for n in range(leaving):
        if used == ups + downs:
            break
        if box.TRACTION_CHANGE[nth_wagon(s, track, side, n)] > 0:
            if used < ups and n >= base + box.TRACTION_STEP * used:
                return False
            used += 1
    return used == ups + downs


def first_high_speed(s: State, track: int, side: int) -> int:
    """How many special wagons stand before the first high-speed wagon from this side."""
    n = 0
    while box.TYPE[nth_wagon(s, track, side, n)] != box.HIGH_SPEED:
        n += 1
    return n


def leading_high_speed(s: State, track: int, side: int) -> int:
    """TR-AMB-11, the strict reading: the high-speed wagons before the first special one."""
    n = 0
    while n < s.track_size[track] and box.TYPE[nth_wagon(s, track, side, n)] == box.HIGH_SPEED:
        n += 1
    return n


def pull_choices(s: State, loco: int, track: int, side: int) -> int:
    """TR-DP-04: as `pulls`; taking all wagons is the same choice from both sides."""
    found = pulls(s, loco, track, side)
    if side == RIGHT:
        found &= ~(pulls(s, loco, track, LEFT) & (1 << int(s.track_size[track])))
    return found


def any_hook(s: State, loco: int) -> bool:
    """TR-AMB-13, TR-036: whether this locomotive could take a wagon from some track."""
    for track in range(s.track_count):
        if s.track_size[track] > 0:
            if not box.IS_HIGH_SPEED_LOCO[loco]:
                return True
            if pulls(s, loco, track, LEFT) or pulls(s, loco, track, RIGHT):
                return True
    return False
