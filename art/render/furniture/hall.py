"""What dresses walls and ceilings where no furniture stands: slats, mirrors, a bench, a lamp under the ceiling."""
import math

from furniture import settings
from furniture.wallpad_screen import wallpad_screen
from geometry import mesh_obj
from kinds import Data, Object
from materials import emit, metal, plain, wood
from shader import NT, mat, srgb
from solids import box, cyl, rbox, rod
from textiles import fabric


def fluted(e: Object, f: Data) -> None:
    """Slats as high as the wall, which is at +y, of the wood of the home's panels."""
    w, top = f["w"], settings.wall_top()
    n = round(w / 0.038)
    look = wood(settings.style.panels, axis=2)
    box((0, -0.004, top / 2), (w, 0.008, top), look, 0, parent=e)
    for i in range(n):
        box((-w / 2 + (i + 0.5) * w / n, -0.016, top / 2), (w / n * 0.72, 0.022, top - 0.004), look, 0.003, parent=e)


def mirror(e: Object, f: Data) -> None:
    """A tall mirror with round ends in a thin frame."""
    w, h, z = f["w"], f.get("h", 1500) / 1000, f.get("z", 1350) / 1000
    z = min(z, settings.cut - h / 2 - 0.06)
    for wider, y, look in ((0.014, -0.02, metal("brass", 0.3)), (0.0, -0.026, plain("#dfe6e8", 0.02, metal=1))):
        r, straight = w / 2 + wider, (h - w) / 2
        half = [math.pi * k / 32 for k in range(33)]
        ring = [(r * math.cos(a), y, z + straight + r * math.sin(a)) for a in half]
        ring += [(-r * math.cos(a), y, z - straight - r * math.sin(a)) for a in half]
        mesh_obj("mirror", ring, [tuple(range(len(ring)))], look).parent = e


def bench(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    timber = wood(settings.style.wood)
    box((0, 0, 0.2), (w, d, 0.05), timber, 0.004, parent=e)
    rbox((0, 0, 0.3), (w - 0.02, d - 0.01, 0.13), 0.05, fabric(settings.style.chair, 1.2, "boucle"), parent=e)
    for s in (-1, 1):
        box((s * (w / 2 - 0.12), 0, 0.09), (0.05, d - 0.06, 0.18), timber, 0.004, parent=e)
    rbox(
        (w / 2 - 0.28, 0.06, 0.52),
        (0.42, 0.12, 0.36),
        0.05,
        fabric(settings.style.cushions[0], 1.4, "weave"),
        puff=(0, 0.06, 0),
        parent=e,
        rot=(-0.3, 0, -0.1),
        wrinkle=0.01,
        seed=3,
    )


def ceilinglamp(e: Object, f: Data) -> None:
    """A flat disc of light in a thin ring."""
    r, top = f["w"] / 2, settings.ceiling
    cyl((0, 0, top - 0.03), r, 0.05, plain("#efeae2", 0.4), 96, parent=e, bev=0.008)
    cyl((0, 0, top - 0.057), r - 0.018, 0.006, emit("#ffe7c8", 1.5), 96, parent=e)


@mat("opal")
def opal(t: NT, col: str, s: float, seen: float) -> None:
    """Opal glass with a bulb in it: it lights with strength `s`, is seen with `seen`, itself and in panes, and darkens towards its edge."""
    t.nolight = True
    facing = t.n("ShaderNodeLayerWeight", {"Blend": 0.4}).outputs["Facing"]
    ball = t.math("MULTIPLY", seen, t.ramp(facing, [(0, 1.0), (0.45, 0.72), (1, 0.28)]))
    ray = t.n("ShaderNodeLightPath").outputs
    camera = t.math("MAXIMUM", ray["Is Camera Ray"], ray["Is Glossy Ray"])
    strength = t.math("ADD", s, t.math("MULTIPLY", camera, t.math("SUBTRACT", ball, s)))
    t.out(t.n("ShaderNodeEmission", {"Color": srgb(col), "Strength": strength}))


def walllamp(e: Object, f: Data) -> None:
    """A globe on a bracket."""
    z, brass = f.get("z", 1700) / 1000, metal("brass", 0.3)
    cyl((0, -0.01, z), 0.045, 0.02, brass, 40, parent=e, rot=(math.pi / 2, 0, 0))
    rod((0, -0.02, z), (0, -0.09, z), 0.007, brass, parent=e)
    rod((0, -0.09, z - 0.09), (0, -0.09, z + 0.09), 0.01, brass, parent=e)
    for s in (-1, 1):
        cyl((0, -0.09, z + s * 0.16), 0.045, 0.14, emit("#ffe0b4", 1.6), 40, parent=e, bev=0.02)


def wallpad(e: Object, f: Data) -> None:
    """The tablet by which a home is ruled, and the switches below it; the wall is at +y."""
    z, plate = f.get("z", 1450) / 1000, plain("#f4f2ee", 0.3)
    box((0, -0.008, z), (0.262, 0.016, 0.166), plain("#101113", 0.12, coat=1), 0.005, parent=e)
    wallpad_screen(e, z)
    box((0, -0.006, z - 0.24), (0.12, 0.012, 0.075), plate, 0.003, parent=e)
    for k in (-1, 0, 1):
        box((0.035 * k, -0.01, z - 0.24), (0.03, 0.014, 0.055), plate, 0.002, parent=e)
