"""What a picture asks of all furniture."""
from furniture.style import LIGHT

cut = 9.0  # height at which the home is sawn off, metres
SAWN = 0.1  # of what a pane mirrors in a model: it is looked into, and glass must not grey, or double, what stands behind it
ceiling = 2.45  # of the home, metres
lamps = set()  # which lamps really give light: "lamps", "undercab"
power = 1.0  # at what share of its power a lamp with a shade is: by night one at its full burns out its shade
style = LIGHT  # of the home


def wall_top() -> float:
    """To where what covers a wall reaches, metres: the ceiling, or just below where a model is sawn off."""
    return min(ceiling, cut - 0.004)
