"""Names of things as people write them, for positions that are set up by hand."""

from engines.agra.components import CHARACTERS, Components
from engines.kernel.spelling import known


def building_of(parts: Components, name: str) -> str:
    """A building, by its own name or its good's, as the good."""
    found = known(name, [*parts.buildings, *parts.goods], "building")
    return parts.buildings.get(found, found)


def space_of(parts: Components, name: str) -> str:
    """A character, or a building as its good."""
    return name if name in CHARACTERS else building_of(parts, name)
