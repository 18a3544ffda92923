"""`karawana`, also `python -m bot`."""

import sys
from collections.abc import Sequence

from bot.commands import complain, parser, refusal, terminal_language
from data.tables import DataError
from engines.kernel import Refused


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what was typed wrong is said in one line, with exit code 2."""
    lang, game = terminal_language(), None
    try:
        args = parser().parse_args(arguments)
        lang, game = getattr(args, "lang", lang), getattr(args, "game", None)
        return int(args.run(args))
    except Refused as refused:
        complain(refusal(refused, lang, game))
    except DataError as error:
        complain(str(error))
    except KeyboardInterrupt:
        return 130
    return 2


if __name__ == "__main__":
    sys.exit(main())
