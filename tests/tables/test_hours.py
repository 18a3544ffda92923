"""Waking hours: quiet nights in a zone, clocks that change, days away."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.hours import (
    DAY,
    HOUR,
    Hours,
    checked_quiet,
    checked_zone,
    midnight,
    parsed_day,
    written_quiet,
)
from engines.kernel import Refused

WARSAW = "Europe/Warsaw"
NIGHT = (22 * 60, 6 * 60)


def at(written: str, zone: str = WARSAW) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_without_quiet_hours_time_just_passes() -> None:
    hours = Hours()
    assert hours.later(1000.0, 5 * HOUR) == 1000.0 + 5 * HOUR
    assert hours.later(1000.0, 3.5 * DAY) == 1000.0 + 3.5 * DAY
    assert not hours.is_quiet(1000.0)


def test_the_night_is_quiet_where_the_person_lives() -> None:
    hours = Hours(WARSAW, NIGHT)
    assert hours.is_quiet(at("2026-06-01 23:30"))
    assert hours.is_quiet(at("2026-06-01 05:59"))
    assert not hours.is_quiet(at("2026-06-01 06:00"))
    assert not hours.is_quiet(at("2026-06-01 21:59"))
    assert hours.wakes(at("2026-06-01 23:30")) == at("2026-06-02 06:00")
    assert Hours("America/New_York", NIGHT).is_quiet(at("2026-06-01 06:00"))  # midnight there


def test_quiet_hours_within_a_day() -> None:
    hours = Hours(WARSAW, (8 * 60, 16 * 60))
    assert hours.is_quiet(at("2026-06-01 12:00"))
    assert not hours.is_quiet(at("2026-06-01 03:00"))


def test_a_night_does_not_count() -> None:
    hours = Hours(WARSAW, NIGHT)
    assert hours.later(at("2026-06-01 21:30"), HOUR) == at("2026-06-02 06:30")
    assert hours.later(at("2026-06-01 23:30"), HOUR) == at("2026-06-02 07:00")


def test_a_day_is_a_day_of_theirs() -> None:
    hours = Hours(WARSAW, NIGHT)
    assert hours.later(at("2026-06-01 20:00"), DAY) == at("2026-06-02 20:00")
    assert hours.later(at("2026-06-01 23:00"), DAY) == at("2026-06-02 22:00")  # all of the day after
    assert hours.later(at("2026-06-01 10:00"), 3 * DAY) == at("2026-06-04 10:00")


@pytest.mark.parametrize(("before", "slept"), [("2026-03-28", 7), ("2026-10-24", 9)])
def test_the_night_in_which_clocks_change(before: str, slept: int) -> None:
    hours = Hours(WARSAW, NIGHT)
    evening = at(f"{before} 22:00")
    assert hours.wakes(evening) - evening == slept * HOUR


def test_days_away_do_not_count() -> None:
    away = at("2026-06-02 12:00"), at("2026-06-09 12:00")
    hours = Hours(WARSAW, NIGHT, (away,))
    assert hours.is_quiet(at("2026-06-05 12:00"))
    assert hours.wakes(at("2026-06-02 23:00")) == away[1]
    assert hours.later(at("2026-06-02 10:00"), 4 * HOUR) == at("2026-06-09 14:00")


def test_an_absence_that_ends_in_the_night_ends_in_the_morning() -> None:
    hours = Hours(WARSAW, NIGHT, ((at("2026-06-02 00:00"), at("2026-06-05 00:00")),))
    assert hours.wakes(at("2026-06-03 12:00")) == at("2026-06-05 06:00")


MOMENTS = st.floats(1.7e9, 1.9e9)
SPANS = st.tuples(MOMENTS, st.floats(1, 40 * DAY)).map(lambda span: (span[0], span[0] + span[1]))
ANY_HOURS = st.builds(
    Hours,
    st.sampled_from([WARSAW, "UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]),
    st.none() | st.tuples(st.integers(0, 1439), st.integers(1, 16 * 60)).map(lambda q: (q[0], sum(q) % 1440)),
    st.lists(SPANS, max_size=4).map(tuple),
)


@given(ANY_HOURS, MOMENTS, st.floats(1, 20 * DAY), st.floats(1, 20 * DAY))
def test_time_only_passes_while_they_are_awake(hours: Hours, start: float, some: float, more: float) -> None:
    woken = hours.wakes(start)
    assert woken >= start
    assert not hours.is_quiet(woken)
    first, second = sorted((some, more))
    assert start < hours.later(start, first) <= hours.later(start, second)
    assert hours.later(start, first) >= woken


@pytest.mark.parametrize(
    ("written", "quiet", "again"),
    [
        ("22-7", (1320, 420), "22:00–7:00"),
        (" 22:30 – 6:45 ", (1350, 405), "22:30–6:45"),
        ("0-8", (0, 480), "0:00–8:00"),
    ],
)
def test_quiet_hours_as_people_write_them(written: str, quiet: tuple[int, int], again: str) -> None:
    assert checked_quiet(written) == quiet
    assert written_quiet(quiet) == again


@pytest.mark.parametrize(
    "wrong", ["", "22", "25-7", "22:70-6", "22-22", "6-23", "night", "22-7-8", "9" * 5000]
)
def test_quiet_hours_that_make_no_sense(wrong: str) -> None:
    with pytest.raises(Refused):
        checked_quiet(wrong)


def test_zones_and_days() -> None:
    assert checked_zone(WARSAW) == WARSAW
    for wrong in ("Warsaw", "../../etc/passwd", "Etc/GMT+5", ""):
        with pytest.raises(Refused):
            checked_zone(wrong)
    assert midnight(parsed_day("2026-06-01"), WARSAW) == at("2026-06-01 00:00")
    for wrong in ("tomorrow", "2026-13-01", "01.06.2026"):
        with pytest.raises(Refused):
            parsed_day(wrong)
