"""The camera and the render of one frame (Cycles on the CPU)."""
import math
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import bpy
from mathutils import Vector

from geometry import link
from kinds import Object, Vec


def camera(
    loc: Vec,
    target: Vec | None = None,
    lens: float = 24,
    sensor: float = 36,
    shift: Vec = (0, 0),
    fstop: float | None = None,
    focus: float | None = None,
    pano: bool = False,
    yaw: float = 0,
    ortho: float | None = None,
) -> Object:
    c = bpy.data.cameras.new("cam")
    o = link(bpy.data.objects.new("cam", c))
    o.location = loc
    c.lens = lens
    c.sensor_width = sensor
    c.shift_x, c.shift_y = shift
    c.clip_end = 20000
    c.clip_start = 0.05
    if pano:
        c.type = "PANO"
        c.cycles.panorama_type = "EQUIRECTANGULAR"
        o.rotation_euler = (math.pi / 2, 0, -math.radians(yaw))  # yaw: compass heading of image centre
    else:
        d = Vector(target) - Vector(loc)
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = d.to_track_quat("-Z", "Y")
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus or (Vector(target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


GUIDES = ("Denoising Albedo", "Denoising Normal")


def render(
    folder: str,
    w: int,
    h: int,
    samples: int,
    clamp: float = 6.0,
    bounces: Sequence[int] = (10, 5, 5, 8, 24),
    guides: int = 0,
) -> float:
    """Renders into `folder`: Image, DenoisingAlbedo and DenoisingNormal as 32 bit EXR. If `guides` are more than `samples`, the
    last two are looked at as often again as is lacking, and lie in the folder "again" within; gives the share of those looks."""
    frame(folder, w, h, samples, clamp, bounces, ("Image", *GUIDES))
    if guides <= samples:
        return 0.0
    render_guides(os.path.join(folder, "again"), w, h, guides - samples, bounces)
    return 1 - samples / guides


def render_guides(folder: str, w: int, h: int, samples: int, bounces: Sequence[int]) -> None:
    """Renders what things are into `folder`, as `render` does, and no light: a look at half the price."""
    with unlit():
        frame(folder, w, h, samples, 0, (bounces[0], 0, *bounces[2:]), GUIDES, seed=1)


def render_contact(folder: str, w: int, h: int, reach: float, samples: int) -> None:
    """Renders what shades each point from nearby into `folder`, as AO: how much of its half of the sky, by the cosine, is free of
    things nearer than `reach` metres; and into the folder "open" within the same without things, which is less than 1 where one looks through."""
    near = bpy.context.scene.world.light_settings
    with unlit():
        for part, metres, looks in ((folder, reach, samples), (os.path.join(folder, "open"), 0.0001, max(2, samples // 4))):
            near.distance = metres
            frame(part, w, h, looks, 0, (0, 0, 0, 0, 24), ("AO",), seed=2)


@contextmanager
def unlit() -> Iterator[None]:
    """No lamp shines, and the sky is not sought."""
    lamps = [o for o in bpy.data.objects if o.type == "LIGHT" and not o.hide_render]
    sky = bpy.context.scene.world.cycles
    sampled, sky.sampling_method = sky.sampling_method, "NONE"
    for o in lamps:
        o.hide_render = True
    yield
    for o in lamps:
        o.hide_render = False
    sky.sampling_method = sampled


def frame(folder: str, w: int, h: int, samples: int, clamp: float, bounces: Sequence[int], names: Sequence[str], seed: int = 0) -> None:
    """Renders once and leaves the passes of these names; another seed looks at other points of each pixel."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.resolution_percentage = 100
    cy = s.cycles
    cy.samples, cy.seed = samples, seed
    cy.use_adaptive_sampling = False
    cy.use_denoising = False
    (
        cy.max_bounces,
        cy.diffuse_bounces,
        cy.glossy_bounces,
        cy.transmission_bounces,
        cy.transparent_max_bounces,
    ) = bounces
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = clamp
    cy.sample_clamp_direct = 0
    cy.blur_glossy = 1.0
    s.view_settings.view_transform = "Standard"
    layer = s.view_layers[0]
    layer.use_pass_normal = True
    layer.cycles.denoising_store_passes = True
    layer.use_pass_ambient_occlusion = "AO" in names
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layers = t.nodes.new("CompositorNodeRLayers")
    files = t.nodes.new("CompositorNodeOutputFile")
    os.makedirs(folder, exist_ok=True)
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(name.replace(" ", ""))
        t.links.new(layers.outputs[name], files.inputs[-1])
    started = time.time()
    bpy.ops.render.render(write_still=False)
    print(f"rendered {w} x {h} at {samples} samples in {time.time() - started:.0f} s")
    sys.stdout.flush()
