"""How far away everything in a shot of data/shots.json stands.  blender -b --factory-startup -P render/depth.py -- NAME [WIDTH]

Leaves depth-NAME.npz in the work folder: `z`, metres along the camera's axis (0 where nothing is but the sky), `lens`, the focal length as a share of
the width, `middle`, where the axis goes through the frame, as shares of the width from its left top corner, and `down` and `height`: which way the
camera's frame is down, and how high it stands."""
import json
import os
import sys
from collections.abc import Sequence

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import shot as shots
import sky
from geometry import reset
from kinds import Data, Look, Scene
from passes import read_pass

CLEAR = ("pane",)  # materials that are looked through
FINE = 2  # traced so many times as finely: rods and the edges of roofs fall between single rays, and what has no depth stays behind in the sky
FARTHEST = 15000  # beyond it stands the sky, metres


def one_look() -> Look:
    """A material that costs nothing to trace."""
    look = bpy.data.materials.new("depth")
    look.use_nodes = True
    nodes = look.node_tree.nodes
    nodes.clear()
    out = nodes.new("ShaderNodeOutputMaterial")
    look.node_tree.links.new(nodes.new("ShaderNodeEmission").outputs[0], out.inputs[0])
    return look


def look_through_glass() -> None:
    for o in bpy.data.objects:
        looks = [s.material for s in o.material_slots if s.material]
        if looks and all(m.name.split(".")[0] in CLEAR for m in looks):
            o.hide_render = True


def trace(scene: Scene, folder: str, w: int, h: int) -> np.ndarray:
    """Depth of each pixel's middle (height, width), metres."""
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = w, h, 100
    cycles = scene.cycles
    cycles.samples, cycles.max_bounces, cycles.use_denoising = 1, 0, False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 0.01
    scene.camera.data.dof.use_dof = False
    layer = scene.view_layers[0]
    layer.use_pass_z, layer.material_override = True, one_look()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGB"
    files.file_slots.clear()
    files.file_slots.new("Depth")
    tree.links.new(layers.outputs["Depth"], files.inputs[-1])
    bpy.ops.render.render(write_still=False)
    z = read_pass(folder, "Depth")[..., 0]
    return np.where((z > 0) & (z < FARTHEST), z, 0)


def nearest(z: np.ndarray) -> np.ndarray:
    """The nearest that each FINE × FINE pixels show; 0, the sky, only where all of them do."""
    h, w = z.shape[0] // FINE, z.shape[1] // FINE
    away = np.where(z > 0, z, np.inf).reshape(h, FINE, w, FINE).min((1, 3))
    return np.where(np.isfinite(away), away, 0)


def optics(camera: Data, size: Sequence[int]) -> tuple[float, tuple[float, float]]:
    """Focal length and the axis' place in a frame, as shares of its width."""
    w, h = size
    widest = max(1, h / w)
    x, y = camera.shift_x, camera.shift_y
    return camera.lens / camera.sensor_width * widest, (0.5 - x * widest, h / w / 2 + y * widest)


def main() -> None:
    name, *width = sys.argv[sys.argv.index("--") + 1 :]
    with open(os.path.join(shots.DATA, "shots.json"), encoding="utf-8") as f:
        shot = json.load(f)[name]
    sky.room_sky = sky.plain_sky = lambda *_, **__: None  # no light is needed, nor the panorama before the windows
    scene = reset()
    shots.SCENES[shot["scene"]](scene, shot, True)
    if shot["scene"] != "outdoors":  # from outside a pane belongs to its house: left out, it would stay behind in the sky
        look_through_glass()
    w, h = shot["size"]
    wide = int(width[0]) if width else 1920
    lens, middle = optics(scene.camera.data, (w, h))
    z = nearest(trace(scene, os.path.join(shots.WORK, "exr", f"depth-{name}"), FINE * wide, FINE * round(wide * h / w)))
    path, stand = os.path.join(shots.WORK, f"depth-{name}.npz"), scene.camera.matrix_world
    down = [-stand[2][0], stand[2][1], stand[2][2]]  # of right, down and away
    np.savez_compressed(path, z=z.astype(np.float32), lens=lens, middle=middle, down=down, height=stand[2][3])
    near, far = np.percentile(z[z > 0], [1, 99])
    print(f"depth of {name}: {near:.1f} to {far:.1f} m")


main()
