"""The chat page in a real browser: by mouse, by keyboard, in Polish, on a phone."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest_asyncio

from bot.loopback import LoopbackServer, Person, Place
from tests.browser import Chromium, Page, chromium, needs_browser
from tests.loopback.sample_bot import SampleBot

__all__ = ["chromium"]
pytestmark = needs_browser


@pytest_asyncio.fixture
async def page(chromium: Chromium, server: LoopbackServer, bot: SampleBot) -> AsyncIterator[Page]:
    async with chromium.page() as page:
        await page.goto(server.url)
        await page.until("document.querySelector('.beginning')")
        yield page
        assert page.complaints == []


async def say(page: Page, *keys: str) -> None:
    """Type and press: texts are typed, names of keys in <> are pressed."""
    for key in keys:
        if key.startswith("<"):
            await page.press(key.strip("<>"))
        else:
            await page.type(key)


async def test_a_command_by_keyboard_alone(page: Page) -> None:
    await page.click("#composer-box")
    await say(page, "/eat", "<Enter>")
    await page.until("document.querySelector('.suggestions .option')")
    await say(page, "ap")
    await page.until("document.querySelectorAll('.suggestions .option').length === 2")
    await say(page, "<ArrowDown>", "<Enter>")
    assert await page.evaluate("document.activeElement.value") == "Apricot"
    await say(page, "<Enter>")
    await page.until("document.querySelector('.messages').innerText.includes('Ada eats apricot')")
    await page.until("document.activeElement.id === 'composer-box'")


async def test_typed_options_are_checked_and_kept(page: Page) -> None:
    await page.click("#composer-box")
    await say(page, "/say", "<Enter>", "<Enter>")
    assert await page.text(".command-form .trouble") == "text is still missing."
    await say(page, "hej")
    await page.click(".chip", "Add times")
    await say(page, "9", "<Enter>")
    assert await page.text(".command-form .trouble") == "times does not fit."
    await say(page, "<Backspace>", "2", "<Enter>")
    await page.until("document.querySelector('.messages').innerText.includes('hej hej')")


async def test_buttons_menus_and_forms(page: Page, ada: Person, general: Place) -> None:
    await ada.run("panel", general)
    await page.click(".button", "Quiet")
    await page.until("document.querySelector('.messages').innerText.includes('quietly changed')")
    assert await page.evaluate("document.activeElement.dataset.customId") == "quiet"
    await page.click(".select[data-custom-id=fruit]")
    await say(page, "< >", "<ArrowDown>", "<Enter>")
    await page.until("document.querySelectorAll('.option[aria-selected=true]').length === 2")
    await page.click(".popup .button", "Send")
    await page.until("document.querySelector('.messages').innerText.includes('chosen: apple, apricot')")
    await page.click(".button", "Form")
    await page.until("document.activeElement.closest('dialog')")
    await say(page, "Bo")
    await page.evaluate("document.querySelector('dialog select').value = 'b'")
    await say(page, "<Enter>")
    await page.until("document.querySelector('.messages').innerText.includes('Bo likes b')")
    await page.until("!document.querySelector('dialog')")


async def test_what_was_chosen_in_a_menu_survives_a_click_elsewhere(
    page: Page, ada: Person, general: Place
) -> None:
    await ada.run("panel", general)
    await page.click(".select[data-custom-id=fruit]")
    await say(page, "< >", "<Escape>")
    await page.until("!document.querySelector('.popup')")
    assert "chosen" not in await page.text(".messages"), "whoever escapes has thought better of it"
    await page.click(".select[data-custom-id=fruit]")
    await say(page, "< >", "<ArrowDown>", "<Enter>")
    elsewhere = "new PointerEvent('pointerdown', {bubbles: true})"
    await page.evaluate(f"document.querySelector('.messages').dispatchEvent({elsewhere})")
    await page.until("document.querySelector('.messages').innerText.includes('chosen: apple, apricot')")


async def test_no_answer_is_told_and_the_form_is_kept(server: LoopbackServer, page: Page) -> None:
    server.desk.ack_seconds = 0.1
    server.delay("POST", "/interactions/*", 0.3)
    await page.click("#composer-box")
    await say(page, "/say", "<Enter>", "precious words", "<Enter>")
    await page.until("document.querySelector('.command-form .trouble').textContent")
    assert await page.evaluate("document.querySelector('.command-form input').value") == "precious words"
    await say(page, "<Escape>")
    await page.until("document.activeElement.id === 'composer-box'")


async def test_private_replies_are_marked_and_can_be_dismissed(
    page: Page, ada: Person, general: Place
) -> None:
    await ada.run("whisper", general)
    await page.until("document.querySelector('.message.private')")
    assert "Only you can see this" in await page.text(".message.private")
    await page.click(".message.private .textual", "Dismiss")
    await page.until("!document.querySelector('.message.private')")


async def test_pictures_have_alternative_texts_and_a_closer_look(
    page: Page, ada: Person, general: Place
) -> None:
    await ada.run("board", general)
    await page.until("document.querySelector('.gallery img')?.naturalWidth === 40")
    assert await page.evaluate("document.querySelector('.gallery img').alt") == "an orange board"
    await page.click(".gallery .picture")
    await page.until("document.querySelector('.lightbox[open] img')")
    assert await page.text(".lightbox figcaption") == "an orange board"
    await page.press("Escape")
    await page.until("!document.querySelector('.lightbox')")


async def test_four_people_unread_marks_and_polish(page: Page, bartek: Person, ada: Person) -> None:
    games = bartek.place("games")
    await bartek.say(games, f"<@{ada.id}> hello")
    await page.until("document.querySelector('.place.unread .badge')?.innerText.trim().startsWith('1')")
    assert (await page.evaluate("document.title")).startswith("(1) ")
    await page.click("#composer-box")
    await page.type("a draft")
    await page.click(".face", "Bartek")
    await page.until("document.documentElement.lang === 'pl'")
    assert "KANAŁY" in (await page.text("#places")).upper()
    assert await page.evaluate("document.querySelector('#composer-box').value") == ""
    await page.click("#composer-box")
    await say(page, "/")
    await page.until("document.querySelector('.picker').innerText.includes('/powiedz')")
    await page.click(".face", "Ada")
    await page.until("document.documentElement.lang === 'en'")
    await page.until("document.querySelector('#composer-box').value === 'a draft'")
    await page.click(".languages label", "Polski")
    await page.until("document.documentElement.lang === 'pl'")


async def test_threads(page: Page, bot: SampleBot) -> None:
    await page.click(".chip", "New thread")
    await page.until("document.activeElement.id === 'thread-name'")
    await say(page, "House rules", "<Enter>")
    await page.until("document.querySelector('#place h1').innerText === 'House rules'")
    assert "Thread in #general" in await page.text("#place")
    await page.click("#composer-box")
    await say(page, "**bold** and `code`", "<Enter>")
    await page.until("document.querySelector('.message strong')")
    assert await page.text(".message .markdown") == "bold and code"


MARKDOWN = {
    "**b** *i* _i_ __u__": "<p><strong>b</strong> <em>i</em> <em>i</em> <u>u</u></p>",
    "~~s~~ `c_d_e` snake_case_name": "<p><s>s</s> <code>c_d_e</code> snake_case_name</p>",
    "\\*plain\\*": "<p>*plain*</p>",
    "## Two\nwords\nmore": '<h4 class="heading-2">Two</h4><p>words<br>more</p>',
    "- a\n  - b\n1. c": '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="1"><li>c</li></ol>',
    "> q\n> r": "<blockquote><p>q<br>r</p></blockquote>",
    "```py\nx = 1\n```": "<pre><code>x = 1</code></pre>",
    "-# small": '<p class="subtext">small</p>',
    "<img src=x onerror=alert(1)>": "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
}


async def test_markdown(page: Page) -> None:
    drawn = await page.evaluate(f"""import("/web/markdown.js").then(({{markdown}}) =>
        Object.fromEntries({json.dumps(list(MARKDOWN))}.map((text) => {{
            const box = document.createElement("div");
            box.append(...markdown(text));
            return [text, box.innerHTML];
        }})))""")
    assert drawn == MARKDOWN


async def test_the_page_comes_back_after_the_server_hangs_up(
    server: LoopbackServer, page: Page, bartek: Person, general: Place
) -> None:
    await server.chat.close()
    await bartek.say(general, "anyone?")
    await page.until("document.querySelector('.messages').innerText.includes('anyone?')")


async def test_on_a_phone_nothing_is_wider_than_the_screen(
    chromium: Chromium, server: LoopbackServer, ada: Person, general: Place
) -> None:
    for command in ("board", "panel"):
        await ada.run(command, general)
    await ada.say(general, "an-unbreakable-word-" * 20)
    async with chromium.page(400, 800, phone=True, dark=True) as page:
        await page.goto(server.url)
        await page.until("document.querySelector('.gallery img')?.naturalWidth")
        assert await page.evaluate("document.documentElement.scrollWidth") == 400
        assert await page.evaluate("document.querySelector('#scroller').scrollWidth") == 400
        assert (
            await page.evaluate("getComputedStyle(document.querySelector('#sidebar')).visibility") == "hidden"
        )
        await page.click(".drawer-button")
        await page.until("document.body.classList.contains('drawer-open')")
        await asyncio.sleep(0.25)
        await page.click(".place", "games")
        await page.until("!document.body.classList.contains('drawer-open')")
        assert page.complaints == []
