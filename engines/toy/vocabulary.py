"""What encounters on the road do: the effects that data/toy/road.toml may name."""

from typing import TypeAlias

from engines.kernel import effects
from engines.kernel.effects import Effect


class GainCoins(Effect, frozen=True, tag="gain_coins"):
    n: int


class GainWater(Effect, frozen=True, tag="gain_water"):
    n: int


class GainCamels(Effect, frozen=True, tag="gain_camels"):
    n: int


class SpendCoins(Effect, frozen=True, tag="spend_coins"):
    n: int


class RaiseBonus(Effect, frozen=True, tag="raise_bonus"):
    """Of a stall of one's choice, by 1."""


class Choose(effects.Choose, frozen=True, tag="choose"):
    options: tuple[tuple["AnyEffect", ...], ...]


class Pay(effects.Pay, frozen=True, tag="pay"):
    cost: tuple[SpendCoins, ...]
    gain: tuple["AnyEffect", ...]


AnyEffect: TypeAlias = GainCoins | GainWater | GainCamels | SpendCoins | RaiseBonus | Choose | Pay
