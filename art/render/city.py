"""The city around: blocks of slabs, low houses and a few offices, 92 by 92 m between streets."""
import math

from landscape import BANK, Land, shore
from outdoor import citybox, ground, hz
from solids import box


class City:
    """Builds the blocks at once; `lit` is the share of windows with a light. Near the site everything stays low."""

    def __init__(self, land: Land, lit: float) -> None:
        self.rnd = land.rnd
        self.walls = citybox(lit, 0.55)
        self.roof = hz("#9a958d", 0.7)
        self.plates = [
            ground("#8b877f", "#a19c93", 0.08),
            ground("#57653f", "#76814f", 0.05),
            ground("#7d7a70", "#98937f", 0.06),
        ]
        asphalt = hz("#4a4a4b", 0.85)
        land.strip(104, 1150, BANK + 0.03, BANK + 0.03, asphalt)
        for x0, x1 in ((-2500, -150), (165, 2500)):
            land.strip(-52, 104, BANK + 0.03, BANK + 0.03, asphalt, x0, x1)
        for gx in range(-24, 25):
            x = gx * 96 + 8
            for gy in range(11):
                self.fill(x, 158 + shore(x) + gy * 96)
            if not -170 < x < 190:
                self.fill(x, 26 + shore(x))
            for gy in range(13):
                self.fill(x + self.rnd.uniform(-8, 8), shore(x) + land.south - 104 - gy * 92)

    def fill(self, x: float, y: float) -> None:
        r = self.rnd
        near = math.hypot(x - 8, y - 20) < 420
        kind = r.random()
        green = kind < 0.1
        box((x, y, BANK + 0.1), (80, 78, 0.3), self.plates[1 if green else r.choice((0, 2))], 0)
        if green:
            return
        if kind < (0.24 if near else 0.42):
            turn, floors = r.choice((0, 0, 0.12, -0.16)), r.uniform(18, 34) if near else r.uniform(36, 66)
            for k in (-1, 1):
                self.block(x + r.uniform(-8, 8), y + k * 20, r.uniform(40, 62), 12, floors * r.uniform(0.85, 1.1), turn)
        elif kind < 0.9:
            for i in range(3):
                for j in range(3):
                    if r.random() < 0.85:
                        w, d = r.uniform(13, 21), r.uniform(12, 19)
                        self.block(
                            x - 26 + i * 26 + r.uniform(-2, 2),
                            y - 26 + j * 26 + r.uniform(-2, 2),
                            w,
                            d,
                            r.choice((7, 9, 12, 12, 15, 18, 24)),
                            r.uniform(-0.04, 0.04),
                        )
        elif near:
            self.block(x, y, 46, 30, r.uniform(16, 26), 0)
        else:
            self.block(x, y, r.uniform(22, 30), r.uniform(22, 28), r.uniform(60, 112), r.uniform(-0.3, 0.3))

    def block(self, x: float, y: float, w: float, d: float, h: float, turn: float) -> None:
        box((x, y, 3 + h / 2), (w, d, h), self.walls, 0, rot=(0, 0, turn))
        if self.rnd.random() < 0.7:
            box((x, y, 3 + h + 1.2), (w * 0.3, d * 0.4, 2.4), self.roof, 0, rot=(0, 0, turn))
