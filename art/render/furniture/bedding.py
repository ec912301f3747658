"""What lies on a bed: a cover and a throw that fell, pillows that were filled. A bed's own frame: its head at +y, the floor at 0."""
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cloth import carrier, collider, rest, sheet
from furniture.cushions import filled
from furniture.filling import PILLOW
from kinds import Look, Object

THICK = 0.026  # of a cover, metres
SEWN = 0.012  # of a quilt at its seams and its hem, metres


class Band(NamedTuple):
    """A cloth across a bed: where its middle lies, its breadth along the bed and its length, in metres; how far it lies askew, and how
    high the folds are that a hand left in it."""

    y: float
    breadth: float
    length: float
    look: Look
    turn: float = 0.012
    folds: float = 0


def made(e: Object, w: float, d: float, top: float, looks: Mapping[str, Look], down: float = 0) -> None:
    """A made bed: `cover`, its `turned` end folded back, `throw` at the foot, pillows in `linen` and `tinted` with `edge` as cord; each a look.
    With `down` the cover is a quilt, so many metres fuller between its seams."""
    folded = Band(d / 2 - 0.7, 0.36, w + 0.52, looks["turned"])
    throw = Band(-d / 2 + 0.55, 0.62, w + 0.5, looks["throw"], turn=0.06, folds=0.065)
    thin = SEWN if down else THICK
    laid = cover(e, w, d, top, looks["cover"], thin, down, [(b.y - b.breadth / 2, b.y + b.breadth / 2) for b in (folded, throw)])
    across(e, mattress(w, d, top), carrier(laid, thin), [folded, throw])
    pillows(e, w, d, top, looks["linen"], looks["tinted"], looks["edge"])


def mattress(w: float, d: float, top: float) -> Object:
    """What carries cloth on a bed, as a body that only cloth meets."""
    return collider((0, -0.02, top / 2), (w + 0.04, d + 0.01, top), 0.075)


def cover(
    e: Object,
    w: float,
    d: float,
    top: float,
    look: Look,
    thin: float,
    down: float,
    pressed: Sequence[Sequence[float]],
    hang: float = 0.31,
    foot: float = 0.24,
    bare: float = 0.56,
) -> Object:
    """A cover with round corners on a mattress `w` by `d` whose upper face is at `top`: it hangs at both sides, less at the `foot`, and leaves
    `bare` of the head free. Cloth `thin` metres thick, `down` fuller between its seams but where bands of its length are `pressed` flat."""
    length = d - bare + foot
    at = (0, d / 2 - bare - length / 2, top + 0.06)
    fallen = sheet(w + 2 * hang, length, at, 128, look, mass=0.5, bend=1.6, unrest=0.03, folds=0.035, corners=0.3)
    rest(e, [mattress(w, d, top)], [fallen], thin, 42, down, pressed)
    return fallen


def across(e: Object, below: Object, cover: Object, bands: Sequence[Band], thick: float = 0.016) -> None:
    """Bands of cloth that fall across a bed on its `cover` and, beyond its end, on what lies `below`: a throw, or the cover's end that is folded back."""
    upper = max(v.co.z for v in cover.data.vertices)
    fallen = [sheet(b.length, b.breadth, (0, b.y, upper + 0.05), 110, b.look, mass=0.4, bend=6.0, unrest=0.012, turn=b.turn, folds=b.folds) for b in bands]
    rest(e, [below, cover], fallen, thick, 36)


def pillows(e: Object, w: float, d: float, top: float, linen: Look, tinted: Look, edge: Look) -> None:
    """On a wide bed two pillows with two tinted ones before them, on a narrow one a single pair."""
    sides = (-1, 1) if w > 1.5 else (0,)
    for k, s in enumerate(sides):
        wobble = 0.04 * (-1) ** k
        filled(e, 0.7, 0.48, (s * w * 0.25, d / 2 - 0.24, top + 0.235), 1.14, wobble, linen, linen, PILLOW)
        filled(e, 0.6, 0.42, (s * w * 0.245 + 0.02, d / 2 - 0.45, top + 0.185), 0.94, -1.3 * wobble, tinted, edge, PILLOW)
    if len(sides) == 2:
        filled(e, 0.46, 0.3, (0.03, d / 2 - 0.6, top + 0.14), 0.86, 0.07, edge, edge)
