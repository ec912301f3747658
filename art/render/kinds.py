"""What the scripts hand to each other. Lengths are metres, turns radians where their name says nothing else."""
from collections.abc import Callable, Sequence
from typing import Any

import bpy
from shapely.geometry.base import BaseGeometry

Scene = bpy.types.Scene
Collection = bpy.types.Collection
Object = bpy.types.Object
Mesh = bpy.types.Mesh
Look = bpy.types.Material

Vec = Sequence[float]  # a point, a size, a turn about three axes, or a linear colour
Rings = Sequence[Sequence[Vec]]  # a polygon: its outline, then its holes
Surface = Callable[[float, float], Vec]  # a point for each pair from 0 to 1
Region = BaseGeometry  # of shapely, in x and y
Signal = Any  # what a node takes: a number, a vector, a colour, or another node or its socket
Data = dict[str, Any]  # an entry of a file in data/
Builder = Callable[[Object, Data], object]  # makes a piece of furniture below an empty
