"""The wall of indoor golf in the west: two openings onto the course, and what is written over it."""
import math

from geometry import empty
from materials import plain, wood
from place_overlay import course_signs, drawn, laid
from place_room import D, H, W
from shader import NT, mat
from solids import box, rbox
from textiles import fabric

SCREEN_W, SCREEN_H, SCREEN_Z = 3.3, 2.5, 0.12
BAYS = (2.15, 5.85)
SIGNS = (
    ("3", "PAR 4   352 m", (("128 m", "남은 거리"), ("2.4 m/s", "바람"), ("+1.8 m", "고저"), ("2:1", "타수")), 1.0),
    ("7", "PAR 4   368 m", (("142 m", "남은 거리"), ("1.8 m/s", "바람"), ("-0.6 m", "고저"), ("2:1", "타수")), -1.0),
)


def screens() -> None:
    """Two openings in padded frames; what shines through gives no shadow, as on a screen."""
    wall, frame = fabric("#57504a", 1.0), fabric("#2a2724", 1.0)
    x, top = -W / 2, SCREEN_Z + SCREEN_H
    edges = [0.0]
    for y in BAYS:
        edges += [y - SCREEN_W / 2, y + SCREEN_W / 2]
    edges.append(D)
    for low, high in zip(edges[::2], edges[1::2]):
        box((x, (low + high) / 2, H / 2), (0.1, high - low, H), wall, 0)
    for k, y in enumerate(BAYS):
        box((x, y, SCREEN_Z / 2), (0.1, SCREEN_W, SCREEN_Z), wall, 0)
        box((x, y, (top + H) / 2), (0.1, SCREEN_W, H - top), wall, 0)
        for s in (-1, 1):
            rbox((x + 0.07, y + s * (SCREEN_W / 2 + 0.05), SCREEN_Z + SCREEN_H / 2), (0.14, 0.11, SCREEN_H + 0.1), 0.04, frame)
        rbox((x + 0.09, y, top + 0.06), (0.18, SCREEN_W + 0.22, 0.13), 0.05, frame)
        box((x + 0.06, y, top + 0.3), (0.03, SCREEN_W + 0.3, 0.3), wood("walnut", axis=1), 0.006)
        box((x - 0.02, y, SCREEN_Z + SCREEN_H / 2), (0.004, SCREEN_W, SCREEN_H), screen(), 0)
        hole, par, figures, bend = SIGNS[k]
        name = drawn(f"hole {hole}", 1320, 1000, course_signs(hole, par, figures, bend))
        laid(empty((x + 0.02, y, SCREEN_Z + SCREEN_H / 2), math.pi / 2), name, (SCREEN_W, SCREEN_H), (0, 0, 0), 0.95)
    box((x + 0.055, 4.0, 1.4), (0.02, 0.3, 2.8), plain("#2a2724", 0.8), 0.004)


@mat("screen")
def screen(t: NT) -> None:
    """Seen through by the eye and in mirrors alone, dimmer than the day beyond: no sunlight comes into the room this way."""
    ray = t.n("ShaderNodeLightPath")
    seen = t.math("MAXIMUM", ray.outputs["Is Camera Ray"], ray.outputs["Is Glossy Ray"])
    black = t.n("ShaderNodeBsdfDiffuse", {"Color": (0.02, 0.02, 0.02, 1)})
    clear = t.n("ShaderNodeBsdfTransparent", {"Color": (0.66, 0.655, 0.62, 1)})
    t.out(t.n("ShaderNodeMixShader", {0: seen, 1: black.outputs[0], 2: clear.outputs[0]}))
