"""Lamps and the sun."""
import math

import bpy
from mathutils import Vector

from geometry import link, place
from kinds import Vec


def area(
    c: Vec,
    sx: float,
    sy: float,
    power: float,
    color: Vec = (1, 1, 1),
    rot: Vec = (0, 0, 0),
    portal: bool = False,
    spread: float = math.pi,
    parent: bpy.types.Object | None = None,
    cam: bool = False,
) -> bpy.types.Object:
    l = bpy.data.lights.new("area", "AREA")
    l.shape = "RECTANGLE"
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = color
    l.spread = spread
    o = link(bpy.data.objects.new("area", l))
    place(o, c, rot, parent=parent)
    if portal:
        l.cycles.is_portal = True
    o.visible_camera = cam
    o.visible_glossy = cam
    return o


def sun(
    elev: float,
    azim: float,
    strength: float,
    angle: float = 0.53,
    color: Vec = (1, 0.93, 0.82),
) -> bpy.types.Object:
    """azim: compass deg (0=N=+Y, 90=E)"""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.angle = math.radians(angle)
    l.color = color
    o = link(bpy.data.objects.new("sun", l))
    e, a = math.radians(elev), math.radians(azim)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = d.to_track_quat("Z", "Y")
    return o


def spot(
    c: Vec,
    power: float,
    angle: float = 60,
    color: Vec = (1, 0.85, 0.68),
    r: float = 0.03,
    blend: float = 0.6,
) -> bpy.types.Object:
    l = bpy.data.lights.new("spot", "SPOT")
    l.energy = power
    l.spot_size = math.radians(angle)
    l.spot_blend = blend
    l.color = color
    l.shadow_soft_size = r
    return place(link(bpy.data.objects.new("spot", l)), c)


def point(c: Vec, power: float, color: Vec = (1, 0.83, 0.64), r: float = 0.06) -> bpy.types.Object:
    l = bpy.data.lights.new("pt", "POINT")
    l.energy = power
    l.color = color
    l.shadow_soft_size = r
    return place(link(bpy.data.objects.new("pt", l)), c)
