"""Games as text that plays back to the same position."""

from bot.store import Connection, loading
from engines.kernel import Refused, StepDone
from engines.kernel.match import opened
from engines.kernel.notation import Record, written


async def exported(connection: Connection, table: int) -> str:
    """The notation of a game. Of one under way it tells the future, for the seed is in it: for hosts only."""
    loaded = await loading.loaded(connection, table)
    if loaded is None or loaded.match is None:
        raise Refused("keep-no-game", table=str(table))
    steps = [
        StepDone(row.number, row.name, row.owner, b"", row.answers, row.events, salts=row.salts)
        for row in await loading.steps_from(connection, table, 0)
    ]
    save = opened(loaded.match.save)
    steps.append(StepDone(save.number, save.step, None, b"", save.answers, [], salts=save.salts))
    return written(Record(save.game, save.players, loaded.match.seed, save.settings, steps))
