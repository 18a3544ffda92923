"""What people read: rules, credits, help."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from discord import ui

from bot.panels.controls import TEXT, clipped, line, page, text
from bot.translation import Reader
from data.rulebook import Rule, rulebook
from engines.kernel import Game

MOST_RULES = 6
HINT = 180  # characters
ROOM = TEXT - 400  # what is left for the list itself


def fitting(paragraphs: Sequence[str], room: int = ROOM) -> list[str]:
    """The first paragraphs that fit into one message."""
    taken: list[str] = []
    for paragraph in paragraphs:
        room -= len(paragraph) + 1
        if room < 0:
            break
        taken.append(paragraph)
    return taken


def rules_page(game: str, query: str, found: Sequence[Rule], reader: Reader) -> ui.LayoutView:
    """The rules that were asked for, each under its chapter."""
    at = reader.at(game)
    if not found:
        return page(text(reader.say("rules-none", query=query, game=at.say("game"))))
    entries = [f"**{rule.id}** · {rule.chapter}\n{rule.text}" for rule in found[:MOST_RULES]]
    shown = fitting(entries) or [entries[0][:ROOM]]
    left = len(found) - len(shown)
    return page(
        text(f"### {at.say('game')}"),
        text("\n\n".join(shown), f"-# {reader.say('rules-more', count=left)}" if left else ""),
    )


def beginning(text: str, room: int = HINT) -> str:
    """The first sentences of a rule, as many as make a short hint."""
    sentences = re.findall(r".+?[.!?](?=\s|$)|.+$", text.partition("\n")[0])
    shown = sentences[:1]
    for sentence in sentences[1:]:
        if len("".join(shown)) + len(sentence) > room:
            break
        shown.append(sentence)
    return clipped("".join(shown), 2 * room)


def what_is_this(game: str, found: Sequence[Rule], reader: Reader) -> ui.LayoutView:
    """The rules that a question comes from."""
    if not found:
        return chapters_page(game, reader)
    entries = [f"**{rule.id}** {rule.text}" for rule in found]
    return page(
        text(f"### {reader.say('panel-what-is-this')}"),
        text("\n".join(fitting(entries) or [entries[0][:ROOM]])),
        text(f"-# {reader.say('rules-how')}"),
    )


def sources(game: Game[Any]) -> Counter[str]:
    """How many components of a game come from where, as they say themselves."""
    counts: Counter[str] = Counter()

    def walk(node: object) -> None:
        if isinstance(node, Mapping):
            source = node.get("source")
            if isinstance(source, str):
                counts[source] += 1
            for child in node.values():
                walk(child)
        elif isinstance(node, list):
            for child in node:
                walk(child)

    walk(msgspec.to_builtins(game.shelf.of(game.shelf.today)))
    return counts


def about_page(games: Mapping[str, Game[Any]], reader: Reader) -> ui.LayoutView:
    """Who made the games, who did not make this bot, and which components had to be reconstructed."""
    blocks = [text(f"### {reader.say('about-title')}", reader.say("about-what"))]
    for game in games.values():
        at = reader.at(game.id)
        counts = sources(game)
        blocks.append(line())
        blocks.append(
            text(
                f"**{at.say('game')}** · {at.say('game-about')}",
                at.say("game-credits"),
                _reconstructed(counts, reader),
            )
        )
    blocks += [line(), text(f"-# {reader.say('about-fan')}")]
    return page(*blocks)


def _reconstructed(counts: Counter[str], reader: Reader) -> str:
    total, rebuilt = sum(counts.values()), counts["reconstructed"]
    if not rebuilt:
        return f"-# {reader.say('about-complete', total=total)}"
    return f"-# {reader.say('about-reconstructed', count=rebuilt, total=total)}"


HELP = ("start", "turn", "look", "rules", "together", "alone")


def help_page(reader: Reader) -> ui.LayoutView:
    """How to play, on one screen."""
    paragraphs = [f"**{reader.say(f'help-{part}-title')}**\n{reader.say(f'help-{part}')}" for part in HELP]
    return page(text(f"### {reader.say('help-title')}"), text("\n\n".join(paragraphs)))


def chapters_page(game: str, reader: Reader) -> ui.LayoutView:
    """What the rules reference has, chapter by chapter."""
    chapters: dict[str, list[str]] = {}
    for rule in rulebook(game, reader.lang):
        chapters.setdefault(rule.chapter, []).append(rule.id)
    lines = [f"• {chapter}: {ids[0]} – {ids[-1]}" for chapter, ids in chapters.items()]
    return page(
        text(f"### {reader.at(game).say('game')}"), text(*fitting(lines)), text(reader.say("rules-how"))
    )
