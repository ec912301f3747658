"""What hangs on walls and covers them: pictures in frames, boards behind them."""
import bpy
from mathutils import Vector

from furniture import settings
from furniture.screens import filling, photograph
from kinds import Data, Look, Object
from materials import metal, plain, wood
from shader import NT, mat, srgb
from solids import box
from textiles import art, fabric, strata

BAR = 0.016  # of a frame, metres
BOARD = 0.6  # breadth of a board of wood, metres, or a little more or less
PAD = 0.45  # and of one that is covered with cloth


def artf(e: Object, f: Data) -> None:
    """A picture in its frame: a `motif` that is painted, or the `photo` of that name, one of our own masters. `panels`: how far the
    wall behind it is panelled, left and right of its middle, in the `cover` that is named."""
    w, h, z = f["w"], f.get("h", 1000) / 1000, f.get("z", 1500) / 1000
    z = min(z, settings.cut - h / 2 - 0.06)  # in a model no picture stands above the wall it hangs on
    if "panels" in f:
        panelling(e, -f["panels"][0] / 1000, f["panels"][1] / 1000, 0.026, f.get("cover", "wood"))
        z -= 0.04
        e.location += e.matrix_basis.to_3x3() @ Vector((0, -0.012, 0))
    mount = 0.13 * min(w, h)
    if "photo" in f:
        name, within = photograph(f["photo"]), (w - 2 * (BAR + mount), h - 2 * (BAR + mount))
        return framed(e, w, h, z, metal("black", 0.4), paper(name, filling(name, within), within), mount)
    motif = f.get("motif", settings.style.motif)
    paint = {"shapes": art, "strata": strata}[motif](float(f.get("seed", 1)), settings.style.picture)
    framed(e, w, h, z, metal("brass", 0.35), paint, mount=0.0 if motif == "strata" else mount)


@mat("paper")
def paper(t: NT, name: str, share: tuple[float, float], size: tuple[float, float]) -> None:
    """The middle `share` of an image of the file, printed `size` metres large, hardly coloured; it is seen from -y."""
    p = t.n("ShaderNodeSeparateXYZ", {"Vector": t.obj()})
    across, up = (t.math("ADD", 0.5, t.math("MULTIPLY", p.outputs[k], part / metres)) for k, part, metres in zip((0, 2), share, size))
    texture = t.n("ShaderNodeTexImage", {"Vector": t.n("ShaderNodeCombineXYZ", {"X": across, "Y": up}).outputs[0]}, extension="EXTEND")
    texture.image = bpy.data.images[name]
    grey = t.n("ShaderNodeRGBToBW", {"Color": texture.outputs[0]}).outputs[0]
    ink = t.ramp(grey, [(0, srgb("#1c1a18")), (0.2, srgb("#8b857c")), (1, srgb("#f4efe6"))])
    t.out(t.bsdf(color=t.mix(0.35, ink, texture.outputs[0]), rough=0.5, spec=0.3))


def panelled(e: Object, f: Data) -> None:
    """A wall panelled as high as it is, `w` wide, in the `cover` that is named; the wall is at +y."""
    panelling(e, -f["w"] / 2, f["w"] / 2, -0.008, f.get("cover", "wood"))


def framed(e: Object, w: float, h: float, z: float, look: Look, picture: Look, mount: float) -> None:
    """A picture in a frame of four bars on the wall at +y; it lies behind a card of one piece that leaves `mount` at each side."""
    bar, deep = BAR, 0.035
    for s in (-1, 1):
        box((s * (w - bar) / 2, 0, z), (bar, deep, h), look, 0.0015, parent=e)
        box((0, 0, z + s * (h - bar) / 2), (w - 2 * bar, deep, bar), look, 0.0015, parent=e)
    inner_w, inner_h = w - 2 * bar, h - 2 * bar
    box((0, 0.004, z), (inner_w, 0.02, inner_h), picture, 0, parent=e)
    if not mount:
        return
    card = plain("#f3efe6", 0.8, grain=0.04)
    for s in (-1, 1):
        box((s * (inner_w - mount) / 2, -0.008, z), (mount, 0.005, inner_h), card, 0, parent=e)
        box((0, -0.008, z + s * (inner_h - mount) / 2), (inner_w - 2 * mount, 0.005, mount), card, 0, parent=e)


def panelling(e: Object, left: float, right: float, y: float, cover: str) -> None:
    """Boards from floor to ceiling, or to where a model is sawn off, with a gap between them, their middles at `y`: of wood before
    a dark ground, or padded with cloth that goes on behind them."""
    width, height = right - left, settings.wall_top()
    if cover == "wood":
        board, look, ground = BOARD, wood(settings.style.panels, axis=2), plain("#1c1612", 0.7)
        edge = {"bev": 0.002}
    elif cover == "cloth":
        board, look = PAD, fabric(settings.style.padding, 0.8, "weave")
        ground, edge = look, {"bev": 0.005, "seg": 4}
    else:
        raise ValueError(f"a wall has no cover {cover!r}: wood or cloth")
    n = max(1, round(width / board))
    step = width / n
    box(((left + right) / 2, y + 0.008, height / 2), (width, 0.006, height), ground, 0, parent=e)
    for k in range(n):
        box((left + step * (k + 0.5), y, height / 2), (step - 0.007, 0.012, height - 0.004), look, parent=e, **edge)
