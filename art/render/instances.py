"""Many of one mesh, set as instances on the faces of another: thousands cost no more to build than one."""
from collections import defaultdict

import bpy
import numpy as np

from geometry import link
from kinds import Mesh, Vec


class Instances:
    """Collects where meshes stand; `build` sets them."""

    def __init__(self) -> None:
        self.spots: dict[Mesh, list[tuple[float, float, float, float, float]]] = defaultdict(list)

    def put(self, mesh: Mesh, at: Vec, turn: float = 0.0, size: float = 1.0) -> None:
        """Stands `mesh` at a point, turned about the vertical, radians."""
        self.spots[mesh].append((*at, turn, size))

    def build(self) -> None:
        for mesh, spots in self.spots.items():
            x, y, z, turn, size = np.array(spots).T
            # a horizontal square whose first edge shows the way and whose area gives the size
            u = np.stack([np.cos(turn), np.sin(turn)], 1) * size[:, None] / 2
            w = np.stack([-np.sin(turn), np.cos(turn)], 1) * size[:, None] / 2
            middle = np.stack([x, y], 1)
            corners = np.stack([middle - u - w, middle + u - w, middle + u + w, middle - u + w], 1)
            points = np.concatenate([corners, np.broadcast_to(z[:, None, None], (len(z), 4, 1))], 2).reshape(-1, 3)
            carrier = bpy.data.meshes.new("where")
            carrier.from_pydata(points.tolist(), [], np.arange(len(points)).reshape(-1, 4).tolist())
            holder = link(bpy.data.objects.new("where", carrier))
            holder.instance_type, holder.use_instance_faces_scale = "FACES", True
            holder.show_instancer_for_render = False
            child = link(bpy.data.objects.new("what", mesh))
            child.parent = holder
        self.spots.clear()

