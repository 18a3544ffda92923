"""Colours, and whether people can tell them apart."""

from typing import TypeAlias

Ink: TypeAlias = tuple[int, int, int]
Paint: TypeAlias = tuple[int, int, int, int]

# Machado, Oliveira and Fernandes (2009), full severity, on linear light.
DEFICIENCIES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def ink(code: str) -> Ink:
    """A colour as designers write it: `#0b1026`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def paint(colour: Ink, strength: float = 1) -> Paint:
    """The colour with an opacity."""
    return (*colour, round(255 * strength))


def mix(a: Ink, b: Ink, share: float) -> Ink:
    """From a towards b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def _linear(channel: float) -> float:
    channel /= 255
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _display(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def luminance(colour: Ink) -> float:
    """Relative luminance as WCAG defines it."""
    r, g, b = (_linear(channel) for channel in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Ink, b: Ink) -> float:
    """From 1 (the same) to 21 (black on white)."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def seen_with(deficiency: str, colour: Ink) -> Ink:
    """How the colour looks to somebody with that deficiency of colour vision."""
    light = [_linear(channel) for channel in colour]
    r, g, b = (
        _display(sum(factor * part for factor, part in zip(row, light, strict=True)))
        for row in DEFICIENCIES[deficiency]
    )
    return r, g, b


def distance(a: Ink, b: Ink) -> float:
    """How different two colours look (CIE 1976, about 2 is just noticeable)."""
    return float(sum((p - q) ** 2 for p, q in zip(_lab(a), _lab(b), strict=True)) ** 0.5)


def _lab(colour: Ink) -> tuple[float, float, float]:
    r, g, b = (_linear(channel) for channel in colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def on(ground: Ink, dark: Ink = (16, 18, 28), light: Ink = (255, 255, 255)) -> Ink:
    """The ink, dark or light, that reads better on that ground."""
    return dark if contrast(dark, ground) >= contrast(light, ground) else light
