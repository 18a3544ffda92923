"""What a Notable gives stands as a note beside an option: it must fit there in every language."""

from engines.agra.lines import notable_text
from engines.kernel import game_named
from engines.kernel.conformance import Proofreader


def test_every_notable_fits_beside_an_option() -> None:
    game = game_named("agra")
    proofreader = Proofreader(game)
    notables = game.shelf.of(game.shelf.today).notables
    assert notables
    for notable in notables.values():
        proofreader.label(notable_text(notable))
