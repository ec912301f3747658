"""Where walls are covered from the floor on: no skirting runs there."""
import math
from collections.abc import Callable, Iterable

from shapely.geometry import Polygon
from shapely.ops import unary_union

from kinds import Data, Region, Vec

COVERS = ("fluted", "panelled", "tvwall")
DEEP = 0.08  # on both sides of where a cover stands: more than any skirting is, metres


def covered(pieces: Iterable[Data], metres: Callable[[Vec], Vec]) -> Region:
    """What the covers among these pieces take of the ground, seen from above; `metres` turns their millimetres into ours."""
    return unary_union([ground(f, *spans, metres) for f in pieces if (spans := span(f))])


def span(f: Data) -> tuple[float, float] | None:
    """How far a piece covers its wall, left and right of where it stands, millimetres; None if it does not."""
    if f["t"] in COVERS:
        return f["w"] / 2, f["w"] / 2
    return tuple(f["panels"]) if "panels" in f else None


def ground(f: Data, left: float, right: float, metres: Callable[[Vec], Vec]) -> Polygon:
    """The strip before and behind a piece, `left` and `right` of it in millimetres, that is its wall's; metres, as in the frame of the home."""
    (x, y), turn = metres((f["x"], f["y"])), -math.radians(f.get("r", 0))
    across, ahead = (math.cos(turn), math.sin(turn)), (-math.sin(turn) * DEEP, math.cos(turn) * DEEP)
    ends = [(x + across[0] * k / 1000, y + across[1] * k / 1000) for k in (-left, right)]
    return Polygon([(p[0] + s * ahead[0], p[1] + s * ahead[1]) for s, order in ((1, ends), (-1, ends[::-1])) for p in order])
