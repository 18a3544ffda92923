"""The colours, letters and icons of a game, for everything that the kit draws for it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PIL import Image

from renderers.kit.canvas import Style
from renderers.kit.colour import Ink, contrast, mix
from renderers.kit.icons import Icons
from renderers.kit.text import Face


@dataclass(frozen=True)
class Theme:
    """How a game looks. Every part of the kit takes one."""

    backdrop: Callable[[int, int, float], Image.Image]  # width, height and scale in pixels
    panel: Ink  # what texts and pieces mostly lie on
    raised: Ink  # a strip or a well on a panel
    line: Ink  # frames
    ink: Ink
    dim: Ink  # what matters less
    accent: Ink  # what is to be seen first
    bar: Ink  # bars of the end picture
    title: Face
    text: Face
    bold: Face = Face.SANS_BOLD
    changed: Ink = (209, 0, 122)  # marks of change
    icons: Icons = field(default_factory=Icons)

    def style(self, size: float, ink: Ink | None = None) -> Style:
        """Text to be read."""
        return Style(self.text, size, self.ink if ink is None else ink)

    def strong(self, size: float, ink: Ink | None = None) -> Style:
        """Numbers and names."""
        return Style(self.bold, size, self.ink if ink is None else ink)

    def heading(self, size: float, ink: Ink | None = None) -> Style:
        """The display face."""
        return Style(self.title, size, self.ink if ink is None else ink)

    def edge(self, ground: Ink) -> Ink:
        """A line that everybody can see on that ground (at least 3:1), as near to the frames' as possible."""
        for share in range(11):
            drawn = mix(self.line, self.ink, share / 10)
            if contrast(drawn, ground) >= 3.2:
                return drawn
        return self.ink
