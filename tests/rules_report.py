"""Which rules no test names: `make rules-report`.

A test names the rules that it would fail without by `@rule("EE-113", "EE-114")`, each id written out. This
reads the tests' sources; it does not run them.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from data import LANGUAGES
from data.rulebook import rulebook
from engines.kernel import games

TESTS = Path(__file__).parent


def rules_named(paths: Iterable[Path]) -> set[str]:
    """All ids that stand in a mark on a test."""
    return {name for path in paths for name in _marked(ast.parse(path.read_text(encoding="utf-8")))}


def _marked(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and _is_rule(mark.func):
                    yield from (id.value for id in mark.args if isinstance(id, ast.Constant))


def _is_rule(function: ast.expr) -> bool:
    """`@rule(...)`, as tests import it."""
    return isinstance(function, ast.Name) and function.id == "rule"


def unnamed(game: str, named: set[str]) -> list[str]:
    """Rules of a game that no test names, in the rulebook's order."""
    return [rule.id for rule in rulebook(game, LANGUAGES[0]) if rule.id not in named]


def unknown(named: set[str]) -> list[str]:
    """Ids that tests name and no rulebook has."""
    known = {rule.id for game in games() for rule in rulebook(game, LANGUAGES[0])}
    return sorted(named - known)


def main() -> int:
    """List them; exit code 1 if there are any."""
    named = rules_named(TESTS.rglob("test_*.py"))
    missing = {game: unnamed(game, named) for game in games()}
    for game, rules in missing.items():
        total = len(rulebook(game, LANGUAGES[0]))
        sys.stdout.write(f"{game}: {total - len(rules)} of {total} rules are named by a test\n")
        sys.stdout.writelines(f"  {rule}\n" for rule in rules)
    strange = unknown(named)
    sys.stdout.writelines(f"no rulebook has {rule}\n" for rule in strange)
    return 1 if strange or any(missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
