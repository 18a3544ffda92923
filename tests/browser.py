"""A real browser for tests: Debian's chromium, driven over its own debugging protocol."""

import asyncio
import base64
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiohttp
import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SWITCHES = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--hide-scrollbars",
    "--mute-audio",
    "--remote-debugging-port=0",
)
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on this machine")
KEYS = {
    "Enter": ("Enter", 13, "\r"),
    "Escape": ("Escape", 27, ""),
    "Tab": ("Tab", 9, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
    "ArrowRight": ("ArrowRight", 39, ""),
    "Backspace": ("Backspace", 8, ""),
    " ": ("Space", 32, " "),
}


class PageError(Exception):
    """The page did not do what the test asked for."""


class Chromium:
    """The browser: `with Chromium() as chromium`, then `async with chromium.page() as page`."""

    def __enter__(self) -> Self:
        assert CHROMIUM is not None
        self._folder = tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
        command = [CHROMIUM, *SWITCHES, f"--user-data-dir={self._folder.name}", "about:blank"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.port = self._wait_for_port(Path(self._folder.name) / "DevToolsActivePort")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    def page(self, width: int = 1280, height: int = 800, phone: bool = False, dark: bool = False) -> "Page":
        """A new page of this size."""
        return Page(self.port, width, height, phone, dark)

    def _wait_for_port(self, file: Path) -> int:
        for _ in range(1000):
            if file.exists() and (text := file.read_text()):
                return int(text.splitlines()[0])
            time.sleep(0.02)
        raise PageError("chromium did not start")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One browser for all tests of a run; import it where it is needed."""
    with Chromium() as chromium:
        yield chromium


class Page:
    """One page of a browser; `complaints` are errors of its scripts."""

    def __init__(self, port: int, width: int, height: int, phone: bool, dark: bool) -> None:
        self.width, self.height, self.phone, self.dark = width, height, phone, dark
        self.complaints: list[str] = []
        self._port = port
        self._id = ""
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(f"http://127.0.0.1:{self._port}")
        async with self._session.put("/json/new?about:blank") as response:
            target = json.loads(await response.text())
        self._id = target["id"]
        self._socket = await self._session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0)
        self._listening = asyncio.create_task(self._listen(self._socket))
        for domain in ("Page", "Runtime", "Log"):
            await self.command(f"{domain}.enable")
        await self.resize(self.width, self.height, self.phone)
        await self.light(dark=self.dark)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._session is not None
        assert self._socket is not None
        async with self._session.get(f"/json/close/{self._id}"):
            pass
        await self._socket.close()
        await self._session.close()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            message = json.loads(frame.data)
            if "id" in message:
                self._answers.pop(message["id"]).set_result(message)
            elif message["method"] == "Runtime.exceptionThrown":
                self.complaints.append(str(message["params"]["exceptionDetails"].get("exception", {})))
            elif message["method"] == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
                self.complaints.append(message["params"]["entry"]["text"])

    async def command(self, method: str, **params: object) -> dict[str, Any]:
        """Send a command of the debugging protocol."""
        assert self._socket is not None
        number = next(self._numbers)
        answer = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        await self._socket.send_json({"id": number, "method": method, "params": params})
        async with asyncio.timeout(20):
            result = await answer
        if "error" in result:
            raise PageError(f"{method}: {result['error']['message']}")
        found: dict[str, Any] = result["result"]
        return found

    # Looking.

    async def goto(self, url: str) -> None:
        """Open an address and wait until it is loaded."""
        await self.command("Page.navigate", url=url)
        await self.until("document.readyState === 'complete'")

    async def resize(self, width: int, height: int, phone: bool = False) -> None:
        """Another window size; a phone has touch and no mouse to hover with."""
        await self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=phone,
        )

    async def light(self, dark: bool) -> None:
        """A light or a dark system."""
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        await self.command("Emulation.setEmulatedMedia", features=features)

    async def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression; promises are waited for."""
        result = await self.command(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, userGesture=True
        )
        if "exceptionDetails" in result:
            raise PageError(
                f"{expression}: {result['exceptionDetails'].get('exception', {}).get('description')}"
            )
        return result["result"].get("value")

    async def until(self, expression: str, seconds: float = 8.0) -> Any:
        """Wait until an expression is true; its value."""
        for _ in range(int(seconds / 0.02)):
            # An element is true to JavaScript, but arrives here as an empty dictionary.
            holds, value = await self.evaluate(f"Promise.resolve({expression}).then((v) => [Boolean(v), v])")
            if holds:
                return value
            await asyncio.sleep(0.02)
        raise PageError(f"never became true: {expression}")

    async def text(self, selector: str = "body") -> str:
        """What stands in an element."""
        return str(await self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))

    async def screenshot(self, path: Path | str) -> None:
        """Save what is seen as a PNG."""
        shot = await self.command("Page.captureScreenshot", format="png")
        await asyncio.to_thread(Path(path).write_bytes, base64.b64decode(shot["data"]))

    # Doing.

    async def click(self, selector: str, having: str | None = None) -> None:
        """Click the last visible element that fits (and has this text) once it rests, with a real mouse."""
        find = f"""(async () => {{
            const wanted = {json.dumps(having)};
            const words = (element) => {{
                const copy = element.cloneNode(true);
                const unseen = copy.querySelectorAll("[aria-hidden=true], .visually-hidden");
                unseen.forEach((part) => part.remove());
                return copy.textContent.trim();
            }};
            const element = [...document.querySelectorAll({json.dumps(selector)})].findLast((element) =>
                element.getClientRects().length && !element.disabled
                && [null, words(element), element.getAttribute("aria-label")].includes(wanted));
            if (!element) return null;
            element.scrollIntoView({{block: "center", behavior: "instant"}});
            const before = element.getBoundingClientRect();
            await new Promise((resolve) => setTimeout(resolve, 50));
            const box = element.getBoundingClientRect();
            if (box.x !== before.x || box.y !== before.y) return null;
            return {{x: box.x + box.width / 2, y: box.y + box.height / 2}};
        }})()"""
        place = await self.until(find)
        for kind in ("mousePressed", "mouseReleased"):
            await self.command("Input.dispatchMouseEvent", type=kind, **place, button="left", clickCount=1)

    async def type(self, text: str) -> None:
        """Type into whatever has the focus."""
        await self.command("Input.insertText", text=text)

    async def press(self, key: str, shift: bool = False) -> None:
        """Press a key: Enter, Escape, Tab, an arrow, or a letter."""
        code, number, text = KEYS.get(key, (f"Key{key.upper()}", ord(key.upper()[0]), key))
        common = {"key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": 8 if shift else 0}
        await self.command("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        await self.command("Input.dispatchKeyEvent", type="keyUp", **common)
