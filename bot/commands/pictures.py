"""`karawana render` and `gallery`, and the pictures' part of `bench`."""

import argparse
import html
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from PIL import Image
from rich.console import Console
from rich.table import Table

import renderers
from bot.commands import add_language, add_match, number, progress, settings_of
from data import LANGUAGES
from data.words import words
from engines.kernel import Game, Match, Refused, game_named, games
from engines.kernel.players import random_picks
from engines.kernel.simulate import dice_of, is_counted, simulated, whoever
from renderers.kit.colour import DEFICIENCIES, seen_with
from renderers.kit.encode import Picture, encode

if TYPE_CHECKING:
    from bot.commands import Subparsers

NAMES = ("Kasia", "Bartłomiej", "Łucja", "Xawery")
STAGES = 4  # pictures of a game on its way, in the gallery
TURN = 6  # decisions whose changes the gallery marks
FRAMES = 40  # of the gallery's films
SAMPLES = 60  # pictures measured
MANY = 1000  # pictures in a row that must not cost memory


def add(subparsers: "Subparsers") -> None:
    """The commands and their arguments."""
    render = subparsers.add_parser(
        "render",
        help="draw one picture",
        description="Play at random up to a number of decisions and draw what somebody then sees.",
    )
    add_match(render)
    render.add_argument(
        "--decisions", metavar="D", type=number, default=0, help="played before (%(default)s)"
    )
    render.add_argument(
        "--view", metavar="WHO", default="spectator", help="spectator, or a seat from 0 (%(default)s)"
    )
    render.add_argument("--part", metavar="P", help="a close-up of the board, for example map-west")
    render.add_argument(
        "--since", metavar="N", type=number, default=0, help="mark what the last N decisions changed"
    )
    render.add_argument("--phone", action="store_true", help="for a narrow screen")
    render.add_argument(
        "--cvd", metavar="KIND", choices=sorted(DEFICIENCIES), help=f"as seen with {', '.join(DEFICIENCIES)}"
    )
    render.add_argument("--out", metavar="FILE", type=Path, required=True, help="where to")
    add_language(render)
    render.set_defaults(run=run_render)

    gallery = subparsers.add_parser(
        "gallery",
        help="draw every picture into one page",
        description="Draw every game in several phases, all close-ups, in every language, and an index.html.",
    )
    gallery.add_argument(
        "--out", metavar="DIR", type=Path, default=Path("gallery"), help="where to (%(default)s)"
    )
    gallery.set_defaults(run=run_gallery)


# ---- one picture ----


def run_render(args: argparse.Namespace) -> int:
    """Draw and write one picture."""
    game = game_named(args.game)
    if not renderers.has_pictures(game.id):
        raise Refused("cli-no-pictures", game=game.id)
    if args.part is not None and args.part not in renderers.parts(game.id):
        raise Refused("cli-no-part", part=args.part, parts=", ".join(renderers.parts(game.id)))
    settings = game.settings_for(args.players, settings_of(args.option))
    seat = seat_of(args.view, args.players)

    def after(decisions: int) -> Match[Any]:
        return simulated(game, args.players, args.seed, settings, decisions=max(0, decisions)).match

    before = after(args.decisions - args.since).view(seat) if args.since else None
    match = after(args.decisions)
    picture = drawn(match, seat, args.lang, args.part, since=before, phone=args.phone)
    args.out.write_bytes(as_seen(picture.content, args.cvd) if args.cvd else picture.content)
    return 0


def as_seen(content: bytes, deficiency: str) -> bytes:
    """A finished picture as somebody with that deficiency of colour vision sees it."""
    with Image.open(BytesIO(content)) as picture:
        colours = picture.getpalette() or []
        triples = zip(colours[::3], colours[1::3], colours[2::3], strict=True)
        picture.putpalette([band for colour in triples for band in seen_with(deficiency, colour)])
        out = BytesIO()
        picture.save(out, "PNG")
    return out.getvalue()


def seat_of(who: str, players: int) -> int | None:
    """`spectator` or a seat's number."""
    if who == "spectator":
        return None
    if not (who.isascii() and who.isdecimal() and int(who) < players):
        raise Refused("cli-no-seat", who=who, last=players - 1)
    return int(who)


def drawn(
    match: Match[Any],
    seat: int | None,
    lang: str,
    part: str | None = None,
    *,
    since: msgspec.Struct | None = None,
    phone: bool = False,
) -> Picture:
    """What this seat, or a spectator, sees of a match."""
    names, now = NAMES[: match.players], sorted(match.pending)
    return renderers.draw(
        match.game.id,
        match.view(seat),
        lang=lang,
        names=names,
        part=part,
        now=now,
        since=since,
        phone=phone,
    )


# ---- the gallery ----


class Exhibit(NamedTuple):
    """A picture on the gallery's wall."""

    file: str
    title: str
    picture: Picture


def run_gallery(args: argparse.Namespace) -> int:
    """Every game that somebody has drawn."""
    args.out.mkdir(parents=True, exist_ok=True)
    shown: dict[str, list[Exhibit]] = {}
    chosen = [game for game in games().values() if renderers.has_pictures(game.id)]
    with progress() as bar:
        task = bar.add_task("gallery", total=sum(len(game.players) for game in chosen))
        for game in chosen:
            for players in game.players:
                wall = shown.setdefault(f"{game.id} · {players}", [])
                for exhibit in exhibits(game, players):
                    (args.out / exhibit.file).write_bytes(exhibit.picture.content)
                    wall.append(exhibit)
                bar.advance(task)
    index = args.out / "index.html"
    index.write_text(page(shown), encoding="utf-8")
    print(index)
    return 0


def exhibits(game: Game[Any], players: int) -> Iterator[Exhibit]:
    """A game from its start to its end, all close-ups from its middle, the end and a film."""
    end = simulated(game, players, 1).decisions
    stages = [end * stage // STAGES for stage in range(STAGES + 1)]
    (before,) = (match.view(None) for match in moments(game, players, [max(0, stages[STAGES // 2] - TURN)]))
    for stage, match in enumerate(moments(game, players, stages)):
        for lang in LANGUAGES:
            for what, picture in stage_pictures(match, stage, lang, before):
                file = f"{game.id}-{players}-{what}-{lang}.{picture.suffix}"
                yield Exhibit(file, f"{what} · {lang}", picture)
    views = [
        m.view(None) for m in moments(game, players, [end * frame // FRAMES for frame in range(FRAMES + 1)])
    ]
    film = renderers.film(game.id, views, lang=LANGUAGES[0], names=NAMES[:players])
    yield Exhibit(f"{game.id}-{players}-film.gif", "film", film)


def stage_pictures(
    match: Match[Any], stage: int, lang: str, before: msgspec.Struct
) -> Iterator[tuple[str, Picture]]:
    """What is worth seeing at this stage of a game; in its middle also what changed since `before`."""
    yield f"board-{stage}", drawn(match, None, lang)
    if stage == STAGES // 2:
        yield "turn", drawn(match, None, lang, since=before)
        yield "phone", drawn(match, None, lang, since=before, phone=True)
        yield "phone-seat-0", drawn(match, 0, lang, phone=True)
        for part in renderers.parts(match.game.id):
            yield part, drawn(match, None, lang, part)
        for seat in range(match.players):
            yield f"seat-{seat}", drawn(match, seat, lang)
    if match.result is not None:
        names = NAMES[: match.players]
        yield "end", renderers.draw_end(match.game.id, match.view(None), match.result, lang=lang, names=names)


def moments(game: Game[Any], players: int, wanted: Sequence[int]) -> Iterator[Match[Any]]:
    """One game played at random, shown after each of these numbers of decisions (in order)."""
    match: Match[Any] = Match.new(game, players, 1)
    random = dice_of(1)
    made = 0
    for stop in wanted:
        while not match.ended:
            asked = whoever(match, random)
            if is_counted(asked):
                if made == stop:
                    break
                made += 1
            match.answer(asked.seat, random_picks(asked, random))
        yield match


def page(shown: dict[str, list[Exhibit]]) -> str:
    """One page to look through, without a word to translate."""
    sections = []
    for title, wall in shown.items():
        figures = "".join(
            f'<figure><a href="{html.escape(e.file)}"><img loading="lazy" src="{html.escape(e.file)}" '
            f'alt="{html.escape(e.picture.alt)}"></a><figcaption>{html.escape(e.title)} · '
            f"{e.picture.width}×{e.picture.height} · {len(e.picture.content) // 1024} KB"
            "</figcaption></figure>"
            for e in wall
        )
        sections.append(f"<h2>{html.escape(title)}</h2><div>{figures}</div>")
    return (
        f"<!doctype html><meta charset=utf-8><title>Karawana</title><style>{STYLE}</style>{''.join(sections)}"
    )


STYLE = """
body { font: 15px system-ui, sans-serif; margin: 24px; background: #1b1c22; color: #e8e8ee }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { margin: 0; width: 400px }
img { width: 100%; border-radius: 6px }
figcaption { color: #a9a9b8; padding: 4px 2px }
"""


# ---- how fast ----


class PicturesReport(msgspec.Struct):
    """One game's pictures at the size of its board."""

    game: str
    format: str
    bytes: int  # the largest of those measured
    state_to_bytes_ms: float  # warm, median
    encode_ms: float  # the same finished pictures, quantising included
    ratio: float
    fastest_encoding_ms: float
    ratio_to_fastest: float
    cold_start_ms: float  # the first picture of a fresh process
    memory_growth_mb: float  # over a thousand different pictures


def bench_pictures(args: argparse.Namespace) -> int:
    """Measure every game that somebody has drawn."""
    chosen = (
        [game_named(args.game)]
        if args.game
        else [g for g in games().values() if renderers.has_pictures(g.id)]
    )
    reports: list[PicturesReport] = []
    with progress() as bar:
        task = bar.add_task("bench", total=len(chosen))
        for game in chosen:
            reports.append(measured(game))
            bar.advance(task)
    if args.json:
        print(json.dumps(msgspec.to_builtins(reports)))
    else:
        show(reports, args.lang)
    return 0


def turns(game: Game[Any], most: int) -> list[tuple[msgspec.Struct, list[int]]]:
    """The public views of a game on its way, with who must act."""
    players = game.players[-1]
    end = simulated(game, players, 1).decisions
    counts = sorted({end * sample // most for sample in range(most)})
    return [(match.view(None), sorted(match.pending)) for match in moments(game, players, counts)]


def measured(game: Game[Any]) -> PicturesReport:
    """From a view to bytes, against encoding alone and against other encodings."""
    lang, names = "pl", NAMES[: game.players[-1]]
    seen = turns(game, SAMPLES)
    whole: list[float] = []
    alone: list[float] = []
    rivals: list[float] = []
    largest = 0
    for warm in (False, True):
        before: msgspec.Struct | None = None
        for view, now in seen:
            # Another name makes it a picture that was never drawn before.
            others = (*names[:-1], f"{names[-1]} {warm}")
            start = process_time()
            picture = renderers.draw(game.id, view, lang=lang, names=others, now=now, since=before)
            spent = process_time() - start
            if warm:
                image, _ = renderers.painted(game.id, view, lang=lang, names=others, now=now, since=before)
                whole.append(spent)
                alone.append(timed(lambda: encode(image)))
                rivals.append(min(timed(lambda: other(image)) for other in ENCODINGS))
                largest = max(largest, len(picture.content))
            before = view
    total, encoding, fastest = (1000 * statistics.median(times) for times in (whole, alone, rivals))
    fresh = in_a_fresh_process(game)
    return PicturesReport(
        game=game.id,
        format=picture.suffix,
        bytes=largest,
        state_to_bytes_ms=round(total, 2),
        encode_ms=round(encoding, 2),
        ratio=round(total / encoding, 2),
        fastest_encoding_ms=round(min(fastest, encoding), 2),
        ratio_to_fastest=round(total / min(fastest, encoding), 2),
        cold_start_ms=fresh["cold_start_ms"],
        memory_growth_mb=fresh["memory_growth_mb"],
    )


def timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def _webp(image: Image.Image) -> bytes:
    out = BytesIO()
    image.copy().save(out, "WEBP", lossless=True, method=0)
    return out.getvalue()


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.copy().save(out, "PNG", compress_level=1)
    return out.getvalue()


ENCODINGS: tuple[Callable[[Image.Image], bytes], ...] = (encode, _webp, _png)


def in_a_fresh_process(game: Game[Any]) -> dict[str, float]:
    """The first picture, and what a thousand of them leave behind, where nothing was drawn before."""
    command = [sys.executable, "-c", f"from bot.commands.pictures import fresh; fresh({game.id!r})"]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    measured: dict[str, float] = json.loads(told.stdout)
    return measured


def fresh(name: str) -> None:
    """Runs in a process of its own."""
    game = game_named(name)
    seen = turns(game, 40)
    players = game.players[-1]

    def draw(picture: int) -> None:
        view, now = seen[picture % len(seen)]
        names = [f"{who} {picture}" for who in NAMES[:players]]
        renderers.draw(name, view, lang=LANGUAGES[picture % 2], names=names, now=now, since=seen[0][0])

    first = timed(lambda: draw(0))
    for picture in range(1, 2 * len(seen)):
        draw(picture)
    before = resident_mb()
    for picture in range(MANY):
        draw(1000 + picture)
    report = {
        "cold_start_ms": round(1000 * first, 1),
        "memory_growth_mb": round(resident_mb() - before, 1),
    }
    print(json.dumps(report))


def resident_mb() -> float:
    """The memory of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def show(reports: list[PicturesReport], lang: str) -> None:
    """The same for people."""
    say = words(lang).format
    columns = ("game", "bytes", "picture", "encoding", "ratio-encoding", "ratio-fastest", "cold", "growth")
    table = Table(*(say(f"cli-{name}", {}) for name in columns))
    for report in reports:
        table.add_row(
            report.game,
            f"{report.bytes:,}",
            f"{report.state_to_bytes_ms:.1f}",
            f"{report.encode_ms:.1f}",
            f"{report.ratio:.2f}",
            f"{report.ratio_to_fastest:.2f}",
            f"{report.cold_start_ms:.0f}",
            f"{report.memory_growth_mb:.1f}",
        )
    Console().print(table)
