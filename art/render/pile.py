"""The pile of a rug as heights."""
import numpy as np

TUFT = 0.0055  # from one tuft to the next, metres
PILE = 0.009  # how high the pile stands
HEM = 0.012  # over which it sinks to the edge
TRODDEN = 0.003  # how much lower it lies where feet pressed it down


def pile(wide: float, deep: float, chance: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Where the tufts of a rug end: x and y about its middle and the height over its weave, metres, each (rows, columns).

    Every second point is a tuft and those between lie in its shade: a little lower, for what a low sun rakes over is finer than a pixel and must not glitter.
    """
    columns, rows = (2 * round(side / TUFT / 2) + 1 for side in (wide, deep))
    x, y = np.meshgrid(np.linspace(-wide / 2, wide / 2, columns), np.linspace(-deep / 2, deep / 2, rows))
    high = (np.add.outer(np.arange(rows), np.arange(columns)) % 2).astype(float)
    z = PILE * (0.8 + 0.12 * high + 0.08 * chance.random(x.shape)) - TRODDEN * waves(x, y, chance)
    inwards = np.minimum(wide / 2 - abs(x), deep / 2 - abs(y))
    z *= np.clip(inwards / HEM, 0, 1) ** 0.5
    leaning = 0.4 * TUFT * (inwards > TUFT)
    x, y = (side + leaning * (2 * chance.random(x.shape) - 1) for side in (x, y))
    return x, y, z


def waves(x: np.ndarray, y: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """Wide soft hollows, 0 to 1, from a foot's length to a stride."""
    total = np.zeros_like(x)
    for length in chance.uniform(0.25, 0.9, 12):
        turn, shift = chance.uniform(0, 2 * np.pi, 2)
        total += np.sin((x * np.cos(turn) + y * np.sin(turn)) * 2 * np.pi / length + shift)
    return np.clip(0.5 + total / 12, 0, 1)
