"""Skies: painted dusk over a physical one for the outdoors, a plain physical one with the view for rooms."""
import math
import os

import bpy

from haze import hazed
from kinds import Data, Scene, Vec
from lights import sun
from shader import NT


def world(
    s: Scene,
    elev: float,
    az: float,
    strength: float,
    clouds: float = 0.5,
    cloudcol: Vec = (1, 0.62, 0.42),
    dust: float = 1.6,
    seed: float = 0.0,
    cloud_strength: float = 1.0,
    ozone: float = 1.6,
    grad: float = 0.0,
    grad_s: float = 1.0,
    air: Data | None = None,
    horizon: float = 0.0,
) -> None:
    """`horizon`: how far the sky turns into the air's haze where they meet, so that the far land has no hard edge."""
    t = NT(s.world.node_tree)
    sk = t.n(
        "ShaderNodeTexSky",
        sky_type="NISHITA",
        sun_disc=False,
        sun_elevation=math.radians(elev),
        sun_rotation=math.radians(az),
        air_density=1.0,
        dust_density=dust,
        ozone_density=ozone,
        altitude=40,
    )
    d = t.n("ShaderNodeTexCoord").outputs["Generated"]
    sp = t.n("ShaderNodeSeparateXYZ", {"Vector": d})
    z = t.math("MAXIMUM", t.math("ADD", sp.outputs[2], 0.06), 0.02)
    pr = t.n(
        "ShaderNodeCombineXYZ",
        {"X": t.math("DIVIDE", sp.outputs[0], z), "Y": t.math("DIVIDE", sp.outputs[1], z), "Z": seed},
    ).outputs[0]
    n = t.noise(t.mapping(pr, scale=(0.34, 0.62, 1), rot=(0, 0, 0.5)), 1, 9, 0.58, 0.35).outputs[0]
    n2 = t.noise(t.mapping(pr, scale=(0.12, 0.2, 1)), 1, 3).outputs[0]
    m = t.ramp(t.math("ADD", t.math("MULTIPLY", n, 0.7), t.math("MULTIPLY", n2, 0.3)), [(0.47, 0), (0.72, 1)], "EASE")
    fade = t.ramp(sp.outputs[2], [(0.0, 0), (0.07, 1)])
    m = t.math("MULTIPLY", t.math("MULTIPLY", m, fade), clouds)
    e, a = math.radians(max(elev, 0)), math.radians(az)
    sd = (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))
    toward = t.math("POWER", t.math("ADD", 0.5, t.math("MULTIPLY", t.vmath("DOT_PRODUCT", d, sd), 0.5)), 2.2)
    cc = t.mix(toward, tuple(x * 0.35 for x in cloudcol), cloudcol)
    skc = t.mix(t.math("MULTIPLY", m, 0.85), sk.outputs[0], t.vmath("MULTIPLY", cc, (cloud_strength,) * 3))
    if grad:  # painted dusk gradient: Nishita alone goes yellow-green at the horizon
        el = t.math("ABSOLUTE", sp.outputs[2])
        far = t.ramp(
            el,
            [
                (0, (0.62, 0.40, 0.42)),
                (0.07, (0.50, 0.38, 0.50)),
                (0.22, (0.24, 0.27, 0.48)),
                (0.6, (0.07, 0.12, 0.28)),
            ],
        )
        nearc = t.ramp(
            el,
            [
                (0, (1.5, 0.62, 0.24)),
                (0.06, (1.25, 0.55, 0.34)),
                (0.16, (0.80, 0.46, 0.48)),
                (0.34, (0.32, 0.33, 0.54)),
                (0.8, (0.09, 0.14, 0.31)),
            ],
        )
        g = t.vmath("MULTIPLY", t.mix(t.math("POWER", toward, 1.2), far, nearc), (grad_s,) * 3)
        skc = t.mix(
            t.math("MULTIPLY", m, 0.75),
            t.mix(grad, sk.outputs[0], g),
            t.vmath("MULTIPLY", cc, (cloud_strength,) * 3),
        )
    if horizon:
        low = t.ramp(t.math("ABSOLUTE", sp.outputs[2]), [(0, horizon), (0.1, 0)], "EASE")
        skc = t.mix(low, skc, tuple(c * air["strength"] / strength for c in air["haze"]))
    bg = t.n("ShaderNodeBackground", {"Color": skc, "Strength": strength})
    t.t.links.new(bg.outputs[0], t.n("ShaderNodeOutputWorld").inputs[0])


def room_sky(
    scene: Scene,
    elev: float,
    az: float,
    strength: float = 0.42,
    sun_power: float = 13.0,
    view: str | None = None,
    view_strength: float = 3.0,
    warm: Vec = (1, 0.93, 0.82),
    tint: Vec = (1, 1, 1),
    sun_width: float = 0.6,
    haze: float = 0,
) -> None:
    """Light from a physical sky; what camera and glass see is the panorama of the river from that height, in the `tint` of the hour. If `haze`
    is given, it is seen through air that hides two thirds of what is that many metres away. A sun of more than its own half degree is one
    behind thin cloud: bars throw no hard shadow."""
    if view and not os.path.exists(view):
        name = os.path.splitext(os.path.basename(view))[0]
        raise FileNotFoundError(f"{view}: what is seen from the windows is not rendered yet. First: npm run art -- render {name}")
    t = NT(scene.world.node_tree)
    sky = t.n(
        "ShaderNodeTexSky",
        sky_type="NISHITA",
        sun_disc=False,
        sun_elevation=math.radians(elev),
        sun_rotation=math.radians(az),
        air_density=1.0,
        dust_density=1.2,
        ozone_density=1.2,
        altitude=60,
    )
    bg = t.n("ShaderNodeBackground", {"Color": sky.outputs[0], "Strength": strength})
    if view:
        image = t.n("ShaderNodeTexEnvironment")
        image.image = bpy.data.images.load(view)
        ray = t.n("ShaderNodeLightPath")
        far = hazed(t, image.outputs[0], haze) if haze else image.outputs[0]
        seen = t.n("ShaderNodeBackground", {"Color": t.vmath("MULTIPLY", far, tint), "Strength": view_strength})
        f = t.math("MAXIMUM", ray.outputs["Is Camera Ray"], ray.outputs["Is Glossy Ray"])
        f = t.math("MAXIMUM", f, ray.outputs["Is Transmission Ray"])
        bg = t.n("ShaderNodeMixShader", {0: f, 1: bg.outputs[0], 2: seen.outputs[0]})
    t.t.links.new(bg.outputs[0], t.n("ShaderNodeOutputWorld").inputs[0])
    scene.world.cycles.sampling_method = "AUTOMATIC"
    if sun_power:
        sun(elev, az, sun_power, sun_width, warm)


def plain_sky(scene: Scene, color: Vec, strength: float) -> None:
    """An even studio sky."""
    t = NT(scene.world.node_tree)
    bg = t.n("ShaderNodeBackground", {"Color": color, "Strength": strength})
    t.t.links.new(bg.outputs[0], t.n("ShaderNodeOutputWorld").inputs[0])


# Named hours of the day: air, sky, the sun's strength, width and colour, how many windows are lit, and how the picture is exposed.
# Where the sun stands is no choice: a shot says when it is (sunpath.py).
HOURS = {
    "dusk": {
        "air": {"haze": (0.42, 0.30, 0.30), "distance": 4200.0, "strength": 0.16},
        "sky": {
            "strength": 0.42,
            "clouds": 1.0,
            "cloudcol": (1.0, 0.46, 0.30),
            "seed": 3.1,
            "cloud_strength": 1.25,
            "grad": 0.78,
            "grad_s": 1.15,
        },
        "sun": (0.75, 3, (1, 0.62, 0.40)),
        "lit": 0.48,
        "city": 0.22,
        "grade": {"key": 0.19, "bloom": 0.10, "bloom_thr": 1.0},
    },
    "blue": {
        "air": {"haze": (0.30, 0.28, 0.42), "distance": 4200.0, "strength": 0.11},
        "sky": {
            "strength": 0.26,
            "clouds": 0.8,
            "cloudcol": (0.9, 0.45, 0.42),
            "seed": 3.1,
            "cloud_strength": 0.9,
            "grad": 0.86,
            "grad_s": 1.05,
        },
        "sun": (0.30, 4, (1, 0.66, 0.52)),
        "lit": 0.55,
        "city": 0.26,
        "grade": {"key": 0.16, "bloom": 0.12, "bloom_thr": 0.9},
    },
    "golden": {
        "air": {"haze": (0.95, 0.62, 0.36), "distance": 3000.0, "strength": 0.35},
        "sky": {
            "strength": 0.16,
            "clouds": 0.7,
            "cloudcol": (1.0, 0.72, 0.48),
            "seed": 8.4,
            "cloud_strength": 2.6,
            "grad": 0.35,
            "grad_s": 2.2,
        },
        "sun": (3.2, 0.6, (1, 0.74, 0.46)),
        "lit": 0.10,
        "city": 0.05,
        "grade": {"key": 0.2, "bloom": 0.06},
    },
    "morning": {
        "air": {"haze": (0.74, 0.76, 0.84), "distance": 2100.0, "strength": 0.62},
        "sky": {
            "strength": 0.13,
            "clouds": 0.6,
            "cloudcol": (1, 0.92, 0.86),
            "seed": 5.2,
            "cloud_strength": 4.2,
            "dust": 0.9,
            "horizon": 0.9,
        },
        "sun": (2.2, 0.6, (1, 0.86, 0.70)),
        "lit": 0.06,
        "city": 0.0,
        "grade": {"key": 0.24, "bloom": 0.05},
    },
    "mist": {
        "air": {"haze": (0.90, 0.83, 0.86), "distance": 420.0, "strength": 1.15},
        "sky": {
            "strength": 0.15,
            "clouds": 0.7,
            "cloudcol": (1, 0.84, 0.76),
            "seed": 2.2,
            "cloud_strength": 4.0,
            "dust": 0.5,
            "horizon": 1.0,
        },
        "sun": (1.2, 2, (1, 0.78, 0.62)),
        "lit": 0.05,
        "city": 0.02,
        "grade": {"key": 0.42, "bloom": 0.06, "contrast": 1.18, "sat": 1.25, "wb": (1.02, 0.97, 1.05)},
    },
    "day": {
        "air": {"haze": (0.64, 0.75, 0.90), "distance": 5200.0, "strength": 0.55},
        "sky": {
            "strength": 0.10,
            "clouds": 0.6,
            "cloudcol": (1, 1, 1),
            "seed": 0.0,
            "cloud_strength": 5,
            "dust": 0.7,
            "horizon": 0.9,
        },
        "sun": (4.2, 0.55, (1, 0.93, 0.82)),
        "lit": 0.0,
        "city": 0.0,
        "grade": {"key": 0.28, "bloom": 0.03, "contrast": 1.2, "sat": 1.4},
    },
}
