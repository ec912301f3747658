"""Writes a material as a graph of nodes; the same call gives the same material."""
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import bpy

from kinds import Look, Signal

_C = {}


class NT:
    """tiny node-graph writer"""

    def __init__(s, nt: bpy.types.NodeTree) -> None:
        s.t = nt
        s.t.nodes.clear()

    def n(s, kind: str, _in: Mapping[str | int, Signal] | None = None, **kw: Any) -> bpy.types.Node:
        nd = s.t.nodes.new(kind)
        for k, v in kw.items():
            setattr(nd, k, v)
        for k, v in (_in or {}).items():
            s.set(nd.inputs[k], v)
        return nd

    def set(s, sock: bpy.types.NodeSocket, v: Signal) -> None:
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(v.outputs[0], sock)
        else:
            if hasattr(sock.default_value, "__len__") and not hasattr(v, "__len__"):
                v = (v,) * len(sock.default_value)
            if sock.type == "RGBA" and len(v) == 3:
                v = (*v, 1)
            sock.default_value = v

    def math(s, op: str, a: Signal, b: Signal = 0.0, clamp: bool = False) -> Signal:
        nd = s.t.nodes.new("ShaderNodeMath")
        nd.operation = op
        nd.use_clamp = clamp
        s.set(nd.inputs[0], a)
        s.set(nd.inputs[1], b)
        return nd.outputs[0]

    def vmath(s, op: str, a: Signal, b: Signal = None) -> Signal:
        nd = s.t.nodes.new("ShaderNodeVectorMath")
        nd.operation = op
        s.set(nd.inputs[0], a)
        if b is not None:
            s.set(nd.inputs[1], b)
        return nd.outputs["Value"] if op in ("LENGTH", "DOT_PRODUCT", "DISTANCE") else nd.outputs[0]

    def mix(s, f: Signal, a: Signal, b: Signal, blend: str = "MIX") -> Signal:
        nd = s.t.nodes.new("ShaderNodeMixRGB")
        nd.blend_type = blend
        s.set(nd.inputs[0], f)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def ramp(s, f: Signal, stops: Sequence[tuple[float, Signal]], interp: str = "LINEAR") -> Signal:
        nd = s.t.nodes.new("ShaderNodeValToRGB")
        r = nd.color_ramp
        r.interpolation = interp
        while len(r.elements) < len(stops):
            r.elements.new(0.5)
        for e, (p, c) in zip(r.elements, stops):
            e.position = p
            e.color = (*c, 1) if hasattr(c, "__len__") else (c, c, c, 1)
        s.set(nd.inputs[0], f)
        return nd.outputs[0]

    def noise(
        s,
        vec: Signal,
        scale: Signal,
        detail: Signal = 4,
        rough: Signal = 0.55,
        dist: Signal = 0,
        dim: str = "3D",
        w: Signal = None,
    ) -> bpy.types.Node:
        nd = s.n("ShaderNodeTexNoise", noise_dimensions=dim)
        s.set(nd.inputs["Scale"], scale)
        s.set(nd.inputs["Detail"], detail)
        s.set(nd.inputs["Roughness"], rough)
        s.set(nd.inputs["Distortion"], dist)
        if vec is not None:
            s.set(nd.inputs["Vector"], vec)
        if w is not None:
            s.set(nd.inputs["W"], w)
        return nd

    def mapping(s, vec: Signal, scale: Signal = (1, 1, 1), rot: Signal = (0, 0, 0), loc: Signal = (0, 0, 0)) -> Signal:
        return s.n("ShaderNodeMapping", {"Vector": vec, "Scale": scale, "Rotation": rot, "Location": loc}).outputs[0]

    def bump(s, h: Signal, strength: Signal = 0.3, dist: Signal = 0.002, normal: Signal = None) -> Signal:
        d = {"Height": h, "Strength": strength, "Distance": dist}
        if normal is not None:
            d["Normal"] = normal
        return s.n("ShaderNodeBump", d).outputs[0]

    def pos(s) -> Signal:
        return s.n("ShaderNodeNewGeometry").outputs["Position"]

    def obj(s) -> Signal:
        return s.n("ShaderNodeTexCoord").outputs["Object"]

    def out(s, surf: Signal) -> None:
        s.t.links.new(
            surf if isinstance(surf, bpy.types.NodeSocket) else surf.outputs[0],
            s.n("ShaderNodeOutputMaterial").inputs["Surface"],
        )

    def bsdf(s, **kw: Any) -> bpy.types.Node:
        nd = s.n("ShaderNodeBsdfPrincipled")
        names = {
            "color": "Base Color",
            "rough": "Roughness",
            "metal": "Metallic",
            "spec": "Specular",
            "sheen": "Sheen",
            "coat": "Clearcoat",
            "coatr": "Clearcoat Roughness",
            "normal": "Normal",
            "emit": "Emission",
            "emits": "Emission Strength",
            "trans": "Transmission",
            "sss": "Subsurface",
            "aniso": "Anisotropic",
            "alpha": "Alpha",
            "ior": "IOR",
            "sheent": "Sheen Tint",
        }
        for k, v in kw.items():
            s.set(nd.inputs[names[k]], v)
        return nd


def mat(key: str) -> Callable[[Callable[..., None]], Callable[..., Look]]:
    def deco(fn: Callable[..., None]) -> Callable[..., Look]:
        def get(*a: Any, **k: Any) -> Look:
            kk = (key, a, tuple(sorted(k.items())))
            if kk in _C:
                try:
                    _C[kk].name  # noqa: B018  of a removed material it raises
                    return _C[kk]
                except ReferenceError:
                    pass
            m = bpy.data.materials.new(key)
            m.use_nodes = True
            nt = NT(m.node_tree)
            fn(nt, *a, **k)
            if getattr(nt, "nolight", False):
                m.cycles.sample_as_light = False
            _C[kk] = m
            return m

        return get

    return deco


def srgb(h: str) -> tuple[float, float, float]:
    """`#rrggbb` as linear light."""
    h = h.lstrip("#")
    return tuple(
        ((c / 12.92) if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
        for c in (int(h[i : i + 2], 16) / 255 for i in (0, 2, 4))
    )
