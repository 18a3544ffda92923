"""Imports go one way, and engines are pure: no input or output, no clock, no chance but a match's own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# What each package may import of ours, besides itself.
MAY_IMPORT = {
    "data": set(),
    "engines": {"data"},
    "renderers": {"engines", "data"},
    "bot": {"renderers", "engines", "data"},
}
OURS = {*MAY_IMPORT, "tests"}
# What would make an engine depend on more than its state and its answers.
IMPURE = {
    *("asyncio", "threading", "multiprocessing", "subprocess", "concurrent", "socket", "signal"),
    *("time", "datetime", "random", "secrets", "uuid", "os", "sys", "io", "pathlib", "shutil", "tempfile"),
    *("logging", "sqlite3", "aiohttp", "discord", "PIL", "rich", "locale"),
}
IMPURE_CALLS = {"open", "print", "input", "id", "hash", "eval", "exec", "globals"}
# Where tables are read, and where a path is only named in an error.
MAY_NAME_PATHS = ("checks.py", "components.py")


def sources(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every module that is imported, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def wrong_imports(package: str, tree: ast.AST) -> list[str]:
    """Imports against the direction."""
    allowed = MAY_IMPORT[package] | {package}
    tops = ((line, name.partition(".")[0]) for line, name in imports(tree))
    return [f"{line}: {top}" for line, top in tops if top in OURS and top not in allowed]


def foreign_games(game: str, tree: ast.AST) -> list[str]:
    """Imports of one game by another."""
    own = ("kernel", game)
    parts = ((line, name.split(".")) for line, name in imports(tree))
    return [
        f"{line}: {'.'.join(name)}"
        for line, name in parts
        if name[0] == "engines" and len(name) > 1 and name[1] not in own
    ]


def impurities(tree: ast.AST, allowed: tuple[str, ...] = ()) -> list[str]:
    """Modules and functions that an engine must not use."""
    found = [
        f"{line}: {name}"
        for line, name in imports(tree)
        if name.partition(".")[0] in IMPURE and name not in allowed
    ]
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    named = ((call.lineno, call.func.id) for call in calls if isinstance(call.func, ast.Name))
    return found + [f"{line}: {name}()" for line, name in named if name in IMPURE_CALLS]


def is_set(node: ast.expr, sets: set[str]) -> bool:
    """Whether an expression is a set, as far as its form tells."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Name(id=name):
            return name in sets
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return is_set(left, sets) or is_set(right, sets)
        case ast.Call(
            func=ast.Attribute(attr="union" | "intersection" | "difference" | "symmetric_difference")
        ):
            return True
        case _:
            return False


ORDERING = ("list", "tuple", "enumerate", "iter", "next", "dict", "zip", "map", "filter", "reversed")
ORDERLESS = ("sorted", "set", "frozenset", "sum", "len", "any", "all", "min", "max", "Counter")


def set_iterations(tree: ast.AST) -> list[str]:
    """Places where the order of a set, another one in every process, could come into a rule."""
    found: list[str] = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            found += _in_function(function)
    return sorted(set(found))


def _in_function(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    sets: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_set(node.value, sets):
            sets |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    fine = {
        id(argument)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS
        for argument in node.args
    }
    for node in ast.walk(function):
        match node:
            case ast.For(iter=source) if is_set(source, sets):
                yield f"{node.lineno}: for"
            case ast.ListComp() | ast.DictComp() | ast.GeneratorExp() if id(node) not in fine:
                if any(is_set(part.iter, sets) for part in node.generators):
                    yield f"{node.lineno}: comprehension"
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in ORDERING and is_set(
                first, sets
            ):
                yield f"{node.lineno}: {name}"
            case ast.Starred(value=value) if is_set(value, sets):
                yield f"{node.lineno}: *"


ENGINES = sources("engines")
every_source = pytest.mark.parametrize("path", ENGINES, ids=lambda path: str(path.relative_to(ROOT)))


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_go_one_way(package: str) -> None:
    wrong = [f"{path}:{line}" for path in sources(package) for line in wrong_imports(package, parsed(path))]
    assert wrong == []


@every_source
def test_engines_are_pure(path: Path) -> None:
    allowed = ("pathlib",) if path.name in MAY_NAME_PATHS else ()
    assert impurities(parsed(path), allowed) == []


@every_source
def test_no_order_of_a_set_comes_into_a_rule(path: Path) -> None:
    assert set_iterations(parsed(path)) == []


@pytest.mark.parametrize(
    "game",
    [folder.name for folder in (ROOT / "engines").iterdir() if folder.is_dir() and folder.name[0] != "_"],
)
def test_games_do_not_know_each_other(game: str) -> None:
    strangers = [
        f"{path}:{line}" for path in sources(f"engines/{game}") for line in foreign_games(game, parsed(path))
    ]
    assert strangers == []


# ---- these tests bite ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "source", ["import bot.app", "from renderers.kit import pen", "def f():\n import tests"]
)
def test_an_import_against_the_direction_is_found(source: str) -> None:
    assert wrong_imports("engines", ast.parse(source))


@pytest.mark.parametrize("source", ["import random", "from time import time", "open('x')", "hash('x')"])
def test_an_impurity_is_found(source: str) -> None:
    assert impurities(ast.parse(source))


def test_a_game_that_knows_another_is_found() -> None:
    assert foreign_games("agra", ast.parse("from engines.toy import rounds"))
    assert not foreign_games(
        "agra", ast.parse("from engines.kernel import Game\nfrom engines.agra import view")
    )


@pytest.mark.parametrize(
    "body",
    [
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "return [x for x in {1, 2}]",
        "return list(set(y))",
        "kinds = set(y)\n for x in kinds: pass",
        "kinds = set(y) | z\n return [*kinds]",
        "return {x: 1 for x in a.union(b)}",
        "return next(iter({1}))",
    ],
)
def test_the_order_of_a_set_is_found(body: str) -> None:
    assert set_iterations(ast.parse(f"def rule(y, z, a, b):\n {body}"))


@pytest.mark.parametrize(
    "body", ["return sorted(set(y))", "return len({1})", "return x in {1}", "return sum(x for x in {1, 2})"]
)
def test_a_set_without_its_order_is_fine(body: str) -> None:
    assert not set_iterations(ast.parse(f"def rule(x, y):\n {body}"))
