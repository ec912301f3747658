"""Towels: what they are made of, and one that hangs over a rail."""
import math

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
