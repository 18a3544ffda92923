"""What cannot be is refused in words when a position is set up, not somewhere later in play."""

from collections.abc import Callable

import pytest

from engines.excavation.scenario import Impossible, scenario

MISTAKES: dict[str, Callable[[], object]] = {
    "Zu has neither": lambda: scenario(1).player(1, hand="y1").start(),
    "EE-200": lambda: scenario(1).player(1, explorers="alaska").start(),
    "EE-015": lambda: scenario().player(0, credits=-1).start(),
    "EE-047": lambda: scenario().player(0, explorers="alaska").start(),
    "EE-065": lambda: scenario().player(0, explorers="alaska alaska cape").start(),
    "EE-031": lambda: scenario().player(0, explorers="alaska nile cape congo").start(),
    "leads another": lambda: scenario(factions="gul gul").start(),
    "EE-004": lambda: scenario().player(0, hidden="y4 y4 y4 y4").start(),
    "EE-007": lambda: scenario().market(1, queue="yyyyy").start(),
    "EE-034": lambda: scenario(phase="mulligan").player(0, hand="r1").start(),
    "EE-037": lambda: scenario().forecast("r1 r2 r3 r4").start(),
    "EE-055": lambda: scenario(phase="prepare").start(),
    "EE-070": lambda: scenario().centre("left", card="grant").start(),
    "EE-079": lambda: scenario(round=3).forecast("r1").start(),
    "EE-095": lambda: scenario().player(0, gallery="y1 y1").start(),
    "EE-151": lambda: scenario().player(0, passed=True).start(),
    "no phase 'prep'": lambda: scenario(phase="prep"),  # type: ignore[arg-type]
    "no round 4": lambda: scenario(round=4),
    "no seat 2": lambda: scenario(turn=2),
    "less than none": lambda: scenario().market(1, traders={1: -1}),
    "named by its seat": lambda: scenario().forecast("r1@me"),
    "only against": lambda: scenario(2).zu_cards("sell-1"),
    "is no buyer": lambda: scenario().market(1, queue="purple blue"),
    "is no artefact": lambda: scenario().player(0, hold="red-claw"),
    "is no card": lambda: scenario().player(0, hand="red-7"),
    "no red-1 left": lambda: scenario().player(0, hand="r1 r1 r1"),
    "no yellow-eye left": lambda: scenario().dig("y1 y1 y1 y1"),
}


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_named(words: str) -> None:
    with pytest.raises(Impossible, match=words):
        MISTAKES[words]()
