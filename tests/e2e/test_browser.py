"""The chat page in a real browser, with the real bot behind it: a lobby, a solo game, ten moves.

Once on a desk in English, once on a phone in Polish.
"""

import asyncio
import json
from typing import NamedTuple

import pytest

from bot.loopback import Person
from tests.browser import Chromium, Page, chromium, needs_browser
from tests.e2e.stage import Stage

__all__ = ["chromium"]
pytestmark = needs_browser

PANEL = "[...document.querySelectorAll('.message.private')].at(-1)"
WORDS = f"({PANEL}?.innerText ?? '')"
# The controls of a panel that lead on, a confirmation first.
CONTROLS = f"""(() => {{
    const buttons = [...{PANEL}.querySelectorAll('button[data-custom-id]')].filter((b) => !b.disabled);
    const of = (verbs) => buttons.filter((b) => verbs.includes(b.dataset.customId.split('/')[1]));
    const found = [...of(['confirm']), ...of(['pick', 'place', 'more'])];
    return found.map((b) => b.dataset.customId);
}})()"""

CHOOSE_GAME = """(() => {
    const menu = document.querySelector('.command-form select');
    menu.value = [...menu.options].find((option) => option.text === GAME).value;
    menu.dispatchEvent(new Event('change', {bubbles: true}));
})()"""


class Seen(NamedTuple):
    """Whose page it is, how wide, and what stands there."""

    person: str
    width: int
    new: str
    game: str
    table: str
    opened: str
    begins: str
    decide: str
    question: str
    resting: str
    refresh: str
    loads: str


DESKTOP = Seen(
    person="Ada",
    width=1280,
    new="/new",
    game="Oasis",
    table="a new table",
    opened="The table is open",
    begins="The game begins",
    decide="Decide",
    question="Which card do you load",
    resting="Nothing to decide",
    refresh="Refresh",
    loads="loads",
)
PHONE = Seen(
    person="Bartek",
    width=400,
    new="/nowa",
    game="Oaza",
    table="nowy stół",
    opened="Stół jest otwarty",
    begins="Gra się zaczyna",
    decide="Zdecyduj",
    question="Którą kartę ładujesz",
    resting="nie masz nic do rozstrzygnięcia",
    refresh="Odśwież",
    loads="ładuje",
)


async def command(page: Page, *keys: str) -> None:
    """Type and press: texts are typed, names of keys in <> are pressed."""
    await page.click("#composer-box")
    for key in keys:
        if key.startswith("<"):
            await page.press(key.strip("<>"))
        else:
            await page.type(key)


async def move(page: Page, seen: Seen) -> None:
    """Press the first control that leads on, and wait for the panel that comes then."""
    before = json.dumps(await page.evaluate(CONTROLS))
    custom_id = json.loads(before)[0]
    await page.click(f'.message.private [data-custom-id="{custom_id}"]')
    resting = f"{WORDS}.includes('{seen.resting}')"
    changed = f"JSON.stringify(shown) !== JSON.stringify({before})"
    await page.until(f"((shown) => {resting} || (shown.length && {changed}))({CONTROLS})")


async def appears(page: Page, words: str) -> None:
    """Wait until this stands among the messages."""
    await page.until(f"document.querySelector('.messages').innerText.includes('{words}')", seconds=30)


async def open_conversation(page: Page, seen: Seen) -> None:
    """With the bot; on a phone the list of places is in a drawer."""
    if seen.width < 600:
        await page.click(".drawer-button")
        await page.until("document.body.classList.contains('drawer-open')")
        await asyncio.sleep(0.25)
    await page.click(".place", "Karawana")
    if seen.width < 600:
        await page.until("getComputedStyle(document.querySelector('#sidebar')).visibility === 'hidden'")
    await page.until("document.querySelector('#place h1').innerText === 'Karawana'")
    await page.until("document.querySelector('.beginning')?.innerText.includes('Karawana')")


@pytest.mark.parametrize("seen", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_solo_game_on_the_page(
    play: Stage, people: list[Person], chromium: Chromium, seen: Seen
) -> None:
    person = next(person for person in people if person.name == seen.person)
    await person.dm()
    async with chromium.page(seen.width, 800, phone=seen.width < 600) as page:
        await page.goto(play.server.url)
        await page.evaluate(f"localStorage.setItem('me', '{person.id}'), sessionStorage.clear()")
        await page.goto(play.server.url)
        await page.until("document.querySelector('.beginning')")
        await open_conversation(page, seen)
        await command(page, seen.new, "<Enter>")
        await page.until("document.querySelector('.command-form')")
        await page.evaluate(CHOOSE_GAME.replace("GAME", json.dumps(seen.game)))
        await page.click(".command-form .send")
        await appears(page, seen.table)
        await appears(page, seen.opened)  # below the table: from now on nothing moves
        await page.click(".button", "Start")
        await appears(page, seen.begins)
        await page.until("[...document.querySelectorAll('.gallery img')].some((i) => i.naturalWidth > 400)")
        await page.click(".button", seen.decide)
        await page.until(f"{WORDS}.includes('{seen.question}')")
        for _ in range(10):
            if not await page.evaluate(CONTROLS):
                await page.click(".button", seen.refresh)
                await page.until(f"{CONTROLS}.length > 0")
            await move(page, seen)
        assert seen.loads in await page.text(".messages")
        assert await page.evaluate("document.querySelector('#scroller').scrollWidth") <= seen.width
        assert page.complaints == []
