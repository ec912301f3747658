"""Rugs, the pile that stands on them, and lines woven in along their edges."""
from collections.abc import Sequence

import numpy as np

from furniture import settings
from geometry import mesh_obj
from kinds import Data, Look, Object, Vec
from pile import pile
from solids import box
from textiles import rug

WEAVE = 0.008  # thickness of what the pile is knotted into, metres


def rugf(e: Object, f: Data) -> None:
    """A rug of `w` by `d` metres. A model has one without pile: from far above its clouds would be stains."""
    if settings.cut < 3:
        box((0, 0, 0.008), (f["w"], f["d"], 0.016), rug(*settings.style.rug[:1] * 2), 0.006, parent=e)
        return
    look = rug(*settings.style.rug)
    box((0, 0, WEAVE / 2), (f["w"], f["d"], WEAVE), look, 0.003, parent=e)
    x, y, z = pile(f["w"], f["d"], np.random.default_rng(7))
    rows, columns = z.shape
    points = np.stack([x, y, z + WEAVE], axis=-1).reshape(-1, 3)
    at = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], axis=-1).reshape(-1, 4)
    mesh_obj("pile", points.tolist(), faces.tolist(), look, True).parent = e


def bordered(e: Object, w: float, d: float, look: Look, lines: Sequence[Vec]) -> None:
    """A rug of `w` by `d` metres with lines along its edges; of each is told how far within the edge its middle runs and how broad it is."""
    rugf(e, {"w": w, "d": d})
    for gap, thick in lines:
        for s in (-1, 1):  # those across end before the others: where two share a face, the renderer finds a black one
            box((0, s * (d / 2 - gap), 0.0145), (w - 2 * gap + thick, thick, 0.009), look, 0.003, parent=e)
            box((s * (w / 2 - gap), 0, 0.0145), (thick, d - 2 * gap - thick, 0.009), look, 0.003, parent=e)
