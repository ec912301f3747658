"""Towels: what they are made of, one that hangs over a rail, and a pile of folded ones."""
import math
import random

from geometry import grid_fn
from kinds import Look, Object, Vec
from textiles import fabric


def terry(colour: str) -> Look:
    """Towelling: loops of two millimetres."""
    return fabric(colour, 3.2, "boucle", strength=0.35)


def hung_towel(e: Object, at: Vec, w: float, front: float, back: float, look: Look) -> None:
    """A towel over a rail whose middle is `at`: it falls `front` metres before it and `back` behind it, in soft folds."""
    x0, y0, z0 = at
    turn = math.pi * 0.016

    def cloth(u: float, v: float) -> Vec:
        s = v * (front + turn + back)
        fall = max(0.0, back - s, s - back - turn)
        fold = (0.008 * math.sin(9 * u + 0.7) + 0.004 * math.sin(23 * u * u + 2)) * min(1, fall / 0.3)
        x = x0 + (u - 0.5) * (w - 0.02 * fall)
        if s < back:
            return (x, y0 + 0.016 + 0.4 * fold, z0 - (back - s))
        if s > back + turn:
            return (x, y0 - 0.016 - abs(fold) - 0.01 * fall, z0 - (s - back - turn) + 0.006 * math.sin(3 * u))
        a = (s - back) / turn * math.pi
        return (x, y0 + 0.016 * math.cos(a), z0 + 0.016 * math.sin(a))

    o = grid_fn(cloth, 60, 90, look, parent=e)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.009


def folded(e: Object, at: Vec, w: float, d: float, count: int, look: Look) -> None:
    """A pile of towels whose foot is at `at`, w × d metres: each is folded in three, the round of the fold in front, and lies a little otherwise."""
    rnd = random.Random(round(1000 * (w + d)))
    x, y, z = at
    thick = 0.011
    for _ in range(count):
        high, dx, dy, turn = rnd.uniform(0.044, 0.05), rnd.uniform(-0.005, 0.005), rnd.uniform(-0.006, 0.004), rnd.uniform(-0.03, 0.03)
        line, phase = layers(d + rnd.uniform(-0.006, 0.006), high, thick), rnd.uniform(0, 6)

        def cloth(u: float, v: float, line: list[Vec] = line, high: float = high, phase: float = phase) -> Vec:
            k = min(len(line) - 2, int(v * (len(line) - 1)))
            t = v * (len(line) - 1) - k
            p, q = line[k], line[k + 1]
            up = p[1] + t * (q[1] - p[1])
            sink = 0.0035 * math.sin(3.1 * u + phase) + 0.0015 * math.sin(11 * u + 2 * phase + 3 * v)
            return ((u - 0.5) * (w + 0.006 * math.sin(5 * v + phase)), p[0] + t * (q[0] - p[0]) + 0.5 * sink, up + sink * up / high)

        o = grid_fn(cloth, 30, len(line), look, parent=e)
        o.location, o.rotation_euler = (x + dx, y + dy, z), (0, 0, turn)
        o.modifiers.new("t", "SOLIDIFY").thickness = thick
        z += high + 0.003


def layers(d: float, high: float, thick: float, steps: int = 8) -> list[Vec]:
    """The middle line of a towel folded in three, seen from its side, from its lower edge behind over the fold in front to the one within: depth and height, metres."""
    low, top, inner = thick / 2, high - thick / 2, 0.5 * high
    outer, small = (top - low) / 2, (top - inner) / 2
    front, back = -d / 2 + outer + thick / 2, d / 2 - small - thick / 2

    def along(a: float, b: float, height: float) -> list[Vec]:
        return [(a + (b - a) * k / steps, height) for k in range(steps)]

    def bend(y: float, z: float, r: float, up: int) -> list[Vec]:
        """Half a round about (y, z): in front upwards, behind downwards."""
        return [(y - up * r * math.sin(a), z - up * r * math.cos(a)) for a in [math.pi * k / steps for k in range(steps)]]

    fore, behind = bend(front, low + outer, outer, 1), bend(back, inner + small, small, -1)
    return [*along(back, front, low), *fore, *along(front, back, top), *behind, *along(back, front + 0.03, inner), (front + 0.03, inner)]
