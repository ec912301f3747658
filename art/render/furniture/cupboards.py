"""Tall cupboards with the doors they open by: wardrobes, what stands in a hall and the fridge behind its fronts."""

from furniture import settings
from furniture.closet import bay
from kinds import Data, Look, Object, Vec
from materials import metal, plain, wood
from solids import box
from textiles import fabric

TALL = 2.45  # where cupboards end, metres
PLINTH = 0.08  # on which their doors end, set back
FLAP = 2.08  # where the flaps above them begin
FRONT = 0.022  # how thick a door is
STILE = 0.055  # how wide a door's frame is, metres


def closed_above(e: Object, at: Vec, size: Vec, look: Look) -> None:
    """A board between cupboards and a ceiling that is higher: over an open gap lies a shadow nobody asked for."""
    gap = settings.ceiling - TALL
    if gap > 0.005:
        box((*at, TALL + gap / 2 + 0.001), (*size, gap), look, 0, parent=e)


def tallcab(e: Object, f: Data, h: float = TALL, n: int = 2, fr: Look | None = None, sides: Look | None = None, field: Look | None = None) -> None:
    """Tall cupboards side by side, `n` doors wide and `h` high, with fronts `fr` and, where they are made of something else, `sides`; a front with a `field` is a frame around it.
    The door that is named `open`, counted from the left, is none: there one sees into a bay."""
    w, d = f["w"], f["d"]
    fr = fr or plain("#cfc7ba", 0.42)
    if settings.cut < 3:
        h = min(h, settings.cut - 0.06)
        box((0, 0.02, h / 2), (w, d - 0.04, h), fr, 0.004, parent=e)
        box((0, -d / 2 + 0.018, h / 2), (w - 0.01, 0.01, h - 0.01), plain("#4a433b", 0.7), 0, parent=e)
        for i in range(n):  # joints as wide as they must be to be seen from above
            x = -w / 2 + w * (i + 0.5) / n
            box((x, -d / 2 + 0.006, h / 2), (w / n - 0.014, 0.02, h - 0.012), fr, 0.003, parent=e)
            box((x + gripped(i) * (w / n / 2 - 0.05), -d / 2 - 0.014, 1.02), (0.018, 0.022, 0.44), metal("bronze", 0.35), 0.003, parent=e)
        return
    missing = f.get("open")
    for left, right, low in bodies(w, n, missing):
        x, wide, foot = (left + right) / 2, right - left, max(low, PLINTH)
        box((x, 0.02, (low + h) / 2), (wide, d - 0.04, h - low), sides or fr, 0.002, parent=e)
        box((x, -d / 2 + 0.016, (foot + h) / 2), (wide - 0.004, 0.008, h - foot - 0.004), plain("#2a2521", 0.7), 0, parent=e)  # what gaps show
    if h == TALL:
        closed_above(e, (0, 0.02), (w, d - 0.04), sides or fr)
    for i in range(n):
        x = -w / 2 + w * (i + 0.5) / n
        for low, high in ((PLINTH, FLAP), (FLAP + 0.004, h - 0.004)):
            if i != missing or low > FLAP:
                front(e, (x, -d / 2, (low + high) / 2), (w / n - 0.0045, high - low), fr, field)
        if i == missing:
            box((x, 0.02, PLINTH / 2), (w / n, d - 0.04, PLINTH), sides or fr, 0, parent=e)
            bay(e, (x, -d / 2 - FRONT / 2), w / n - 0.0045, PLINTH, FLAP)
            continue
        grip = (x + gripped(i) * (w / n / 2 - 0.03), -d / 2 - 0.034, 1.05)
        box(grip, (0.012, 0.014, 0.62), metal("brass", 0.3), 0.003, parent=e)
        for s in (-1, 1):
            box((grip[0], -d / 2 - 0.019, 1.05 + s * 0.26), (0.01, 0.018, 0.01), metal("brass", 0.3), 0.001, parent=e)


def bodies(w: float, n: int, missing: int | None) -> list[tuple[float, float, float]]:
    """What stands behind `n` doors on a width `w`: left, right and foot of each body, metres; where the `missing` door would be, it begins above."""
    if missing is None:
        return [(-w / 2, w / 2, 0.0)]
    if not 0 <= missing < n:
        raise ValueError(f"a wardrobe of {n} doors has no door {missing} to be open: count them from 0 at the left")
    left, right = (w * k / n - w / 2 for k in (missing, missing + 1))
    return [body for body in ((-w / 2, left, 0.0), (left, right, FLAP), (right, w / 2, 0.0)) if body[1] - body[0] > 0.001]


def gripped(door: int) -> int:
    """At which edge a door of a row is taken hold of: doors open in pairs, away from each other."""
    return -1 if door % 2 else 1


def front(e: Object, at: Vec, size: tuple[float, float], look: Look, field: Look | None) -> None:
    """A door or flap `size` wide and high with its middle `at`: of one piece, or a frame `STILE` wide around a field that lies deeper."""
    (x, y, z), (w, h) = at, size
    if not field:
        box(at, (w, FRONT, h), look, 0.002, parent=e)
        return
    box((x, y + 0.004, z), (w - 2 * STILE, 0.01, h - 2 * STILE), field, 0.001, parent=e)
    for s in (-1, 1):
        box((x + s * (w - STILE) / 2, y, z), (STILE, FRONT, h), look, 0.0025, parent=e)
        box((x, y, z + s * (h - STILE) / 2), (w - 2 * STILE, FRONT, STILE), look, 0.0025, parent=e)


def fridge(e: Object, f: Data) -> None:
    tallcab(e, f, TALL, 2, plain("#b8ad9d", 0.35), wood(settings.style.panels, axis=2))


def wardrobe(e: Object, f: Data) -> None:
    """Doors framed in lacquer, or in the wood that the home's style names, around fields of the cloth of its padded walls."""
    closet, doors = settings.style.closet, f.get("doors", max(2, round(f["w"] / 0.5)))
    if settings.cut < 3:
        tallcab(e, f, 2.4, doors, plain("#e2dcd2", 0.5))
        return
    look = plain(closet, 0.42) if closet.startswith("#") else wood(closet, 0.5, axis=2)
    tallcab(e, f, 2.4, doors, look, field=fabric(settings.style.padding, 0.8, "weave"))
