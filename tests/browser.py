"""A real browser for tests: Debian's chromium, driven over its own debugging protocol."""

import asyncio
import base64
import json
import shutil
import tempfile
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


class Browser:
    """One chromium with one page: `async with Browser() as page: await page.goto(url)`."""

    def __init__(self, width: int = 1280, height: int = 800, phone: bool = False, dark: bool = False) -> None:
        self.width, self.height, self.phone, self.dark = width, height, phone, dark
        self.complaints: list[str] = []
        self._folder = tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        assert CHROMIUM is not None
        profile = Path(self._folder.name)
        self._process = await asyncio.create_subprocess_exec(
            CHROMIUM,
            *SWITCHES,
            f"--user-data-dir={profile}",
            f"--window-size={self.width},{self.height}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        port = await self._port(profile / "DevToolsActivePort")
        self._session = aiohttp.ClientSession()
        async with self._session.get(f"http://127.0.0.1:{port}/json/list") as response:
            pages = [target for target in await response.json() if target["type"] == "page"]
        self._socket = await self._session.ws_connect(pages[0]["webSocketDebuggerUrl"], max_msg_size=0)
        self._listening = asyncio.create_task(self._listen(self._socket))
        for domain in ("Page", "Runtime", "Log"):
            await self.command(f"{domain}.enable")
        await self.resize(self.width, self.height, self.phone)
        await self.light(dark=self.dark)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._listening:
            self._listening.cancel()
        if self._session:
            await self._session.close()
        if self._process:
            self._process.terminate()
            await self._process.wait()
        self._folder.cleanup()

    async def _port(self, file: Path) -> str:
        for _ in range(1000):
            if lines := _lines(file):
                return lines[0]
            await asyncio.sleep(0.02)
        raise PageError("chromium did not start")

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
        """Click the last visible element that fits (and has this text), with a real mouse."""
        find = f"""(() => {{
            const fits = [...document.querySelectorAll({json.dumps(selector)})].filter((element) =>
                element.getClientRects().length && !element.disabled
                && ({json.dumps(having)} === null || element.innerText.trim() === {json.dumps(having)}
                    || element.getAttribute("aria-label") === {json.dumps(having)}));
            const element = fits.at(-1);
            if (!element) return null;
            element.scrollIntoView({{block: "center", behavior: "instant"}});
            const box = element.getBoundingClientRect();
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


def _lines(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []
