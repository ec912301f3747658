"""The one model of the site, in the frame of drawings and renders: x along the river, the river itself towards -y, metres."""
import json
import math
import os
from bisect import bisect
from collections.abc import Sequence

from shapely.geometry import LineString, Polygon

SITE = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "site.json"), encoding="utf-8"))
AROUND = SITE["neighbourhood"]
TURN = math.radians(SITE["front"] - 180)


def in_frame(spot: Sequence[float]) -> tuple[float, float]:
    """A spot given in metres east and north of the site's middle."""
    east, north = spot
    return east * math.cos(TURN) - north * math.sin(TURN), east * math.sin(TURN) + north * math.cos(TURN)


def line_of(thing: dict) -> LineString:
    return LineString([in_frame(p) for p in thing["line"]])


def ring_of(thing: dict) -> Polygon:
    return Polygon([in_frame(p) for p in thing["ring"]])


def course_of(line: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """The river's middle as (x, y) with x growing: seen along its bank before the site it never doubles back."""
    return sorted(in_frame(p) for p in line)


COURSE = course_of(AROUND["river"]["line"])


def middle(x: float) -> float:
    """The river's middle at x, a smooth line through the model's points (Catmull-Rom)."""
    i = min(max(bisect([p[0] for p in COURSE], x) - 1, 0), len(COURSE) - 2)
    (x0, y0), (x1, y1) = COURSE[i], COURSE[i + 1]
    before, after = COURSE[max(i - 1, 0)], COURSE[min(i + 2, len(COURSE) - 1)]
    span = x1 - x0
    t = min(max((x - x0) / span, 0), 1)
    rise0 = (y1 - before[1]) / (x1 - before[0]) * span
    rise1 = (after[1] - y0) / (after[0] - x0) * span
    a, b = 2 * t**3 - 3 * t**2 + 1, -2 * t**3 + 3 * t**2
    return a * y0 + (t**3 - 2 * t**2 + t) * rise0 + b * y1 + (t**3 - t**2) * rise1


def shore(x: float) -> float:
    """How far the river's course lies north at x of where it lies before the site."""
    return middle(x) - middle(0)
