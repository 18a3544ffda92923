"""The chat page in a real browser, with the real bot behind it: a lobby, a solo game, ten moves."""

import json

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
    menu.value = [...menu.options].find((option) => option.text === 'Oasis').value;
    menu.dispatchEvent(new Event('change', {bubbles: true}));
})()"""


async def command(page: Page, *keys: str) -> None:
    """Type and press: texts are typed, names of keys in <> are pressed."""
    await page.click("#composer-box")
    for key in keys:
        if key.startswith("<"):
            await page.press(key.strip("<>"))
        else:
            await page.type(key)


async def move(page: Page) -> None:
    """Press the first control that leads on, and wait for the panel that comes then."""
    before = json.dumps(await page.evaluate(CONTROLS))
    custom_id = json.loads(before)[0]
    await page.click(f'.message.private [data-custom-id="{custom_id}"]')
    resting = f"{WORDS}.includes('Nothing to decide')"
    changed = f"JSON.stringify(shown) !== JSON.stringify({before})"
    await page.until(f"((shown) => {resting} || (shown.length && {changed}))({CONTROLS})")


async def test_a_solo_game_on_the_page(play: Stage, ada: Person, chromium: Chromium) -> None:
    await ada.dm()
    async with chromium.page() as page:
        await page.goto(play.server.url)
        await page.until("document.querySelector('.beginning')")
        await page.click(".place", "Karawana")
        await page.until("document.querySelector('#place h1').innerText === 'Karawana'")
        await page.until("document.querySelector('.beginning')?.innerText.includes('Karawana')")
        await command(page, "/new", "<Enter>")
        await page.until("document.querySelector('.command-form')")
        await page.evaluate(CHOOSE_GAME)
        await page.click(".command-form .send")
        await page.until("document.querySelector('.messages').innerText.includes('a new table')")
        await page.click(".button", "Start")
        await page.until("document.querySelector('.messages').innerText.includes('The game begins')")
        await page.until("[...document.querySelectorAll('.gallery img')].some((i) => i.naturalWidth > 400)")
        await page.click(".button", "Decide")
        await page.until(f"{WORDS}.includes('Which card do you load')")
        for _ in range(10):
            if not await page.evaluate(CONTROLS):
                await page.click(".button", "Refresh")
                await page.until(f"{CONTROLS}.length > 0")
            await move(page)
        text = await page.text(".messages")
        assert "loads" in text
        assert "Sandstorm" in text or "Confirm" in text
        assert page.complaints == []
