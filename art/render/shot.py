"""Renders one picture of data/shots.json.  blender -b --factory-startup -P render/shot.py -- NAME [--preview[=PIXELS]] [--grade] [--box=X0,Y0,X1,Y1 …] [--contact] [--samples=N]

Leaves NAME.png (graded, at its final size) and NAME.npy (linear) in the work folder. With --grade the linear one of
the last time is graded anew: a change of light or colour in the description is seen in seconds. With --box only these
pixels are rendered and laid into the linear one of the last time. With --contact only what shades from nearby is rendered,
with --guides only what things are in all pixels of a picture whose `oversample` is below 1: its light is rendered smaller and enlarged."""
import json
import math
import os
import sys
import time
from collections.abc import Sequence

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, "..", "data")
WORK = os.environ.get("ART_WORK", "/tmp/art")
sys.path.insert(0, HERE)

import develop
import sky
from camera import camera, render, render_contact, render_guides
from enlarge import enlarged
from geometry import reset
from kinds import Data, Object, Scene
from lights import sun
from passes import clean, contact, fine
from sunpath import GLOW, sun_in_frame

LOWEST = 0.6  # the physical sky knows no sun below the horizon, degrees
GUIDE_SAMPLES = 24  # of what things are, indoors
PANO_GUIDES = 16  # of a panorama: it has four times the pixels, and its screen shows them no larger
PANO_FINE = 4  # of each pixel of one whose light is enlarged
CONTACT_SAMPLES = 8
PANO_CONTACT = 6
PANO_SHADE = 0.8  # of a still's: what is drawn by few pixels gets dark lines of it
# How much things shade what they touch, and from how near in metres, by the kind of scene; a shot may say how much.
CONTACT = {"home": (0.7, 0.3), "place": (0.7, 0.3), "still": (0.7, 0.03), "outdoors": (0, 1.5)}
LOW = 13.0  # a camera below it sees single blades of grass, metres
PARTS = ("site", "trees", "lamps", "city")


def view(shot: Data, scale: float = 1.0) -> Object:
    """Places the camera: `at`, and either `look` (a point) or `heading` (compass degrees, level: verticals stay straight)."""
    c = shot["camera"]
    at = c["at"]
    if c.get("pano"):
        return camera(at, pano=True, yaw=c["heading"])
    look = c.get("look")
    if look is None:
        a = math.radians(c["heading"])
        look = (
            at[0] + 100 * math.sin(a),
            at[1] + 100 * math.cos(a),
            at[2] + 100 * math.tan(math.radians(c.get("tilt", 0))),
        )
    return camera(
        at, look, lens=c["lens"], shift=tuple(c.get("shift", (0, 0))), fstop=c.get("fstop"), focus=c.get("focus")
    )


def outdoors(scene: Scene, shot: Data, preview: bool) -> Data:
    import outdoor
    from greenery import plant
    from landscape import SITE, Land
    from riverbank import grass
    from town import Town

    hour = sky.HOURS[shot["hour"]]
    outdoor.AIR.update(hour["air"], **shot.get("air", {}), eye=shot["camera"]["at"][2])
    elev, az = sun_in_frame(shot["when"], SITE)
    dark = elev < 0
    land = Land(shot.get("river"), shot.get("lit", hour["lit"]), shot.get("season", "summer"), dark=dark)
    parts = shot.get("parts", PARTS)
    land.terrain()
    if "site" in parts:
        land.site()
    at = shot["camera"]["at"]
    near_ground = at if at[2] < LOW and "heading" in shot["camera"] else None
    town = Town(land, shot.get("city", hour["city"]), dark) if "city" in parts else None
    if "trees" in parts:
        plant(
            land,
            town.trees if town else (),
            on_site="site" in parts,
            near=shot.get("near", 170),
            camera=near_ground,
            parks=town.parks if town else None,
        )
    if "lamps" in parts:
        land.lamps(near_ground, shot.get("people", True))
        if near_ground:
            lawns = land.lawns if "site" in parts else None
            leaves = land.colours if shot.get("season") == "autumn" else ()
            grass(land.north, near_ground, math.radians(shot["camera"]["heading"]), lawns, leaves).build()
    land.hills()
    sky.world(scene, air=outdoor.AIR, elev=max(elev, LOWEST), az=az, **{**hour["sky"], **shot.get("sky", {})})
    lamp = sun(max(elev, GLOW), az, *shot.get("sun", hour["sun"]))
    lamp.visible_glossy = shot.get("glint", True)  # a low sun in the water is a white hole in the picture
    view(shot)
    return {**hour["grade"], **shot.get("grade", {})}


def home(scene: Scene, shot: Data, preview: bool) -> Data:
    import rooms

    grade = rooms.build(scene, shot, os.path.join(DATA, "units"), os.path.join(WORK, "view-day.exr"))
    if "camera" in shot:
        view(shot)
    return {**grade, **shot.get("grade", {})}


def place(scene: Scene, shot: Data, preview: bool) -> Data:
    import places

    grade = places.build(scene, shot, os.path.join(WORK, "view-day.exr"))
    view(shot)
    return {**grade, **shot.get("grade", {})}


def still(scene: Scene, shot: Data, preview: bool) -> Data:
    import stills

    grade = stills.build(scene, shot)
    view(shot)
    return {**grade, **shot.get("grade", {})}


SCENES = {"outdoors": outdoors, "home": home, "place": place, "still": still}


def border(size: Sequence[int], shares: Sequence[float]) -> list[int]:
    """The box (left, top, right, bottom), in pixels, of a part of a frame that is given as shares: left, right, bottom, top."""
    (w, h), (left, right, bottom, top) = size, shares
    return [round(left * w), round((1 - top) * h), round(right * w), round((1 - bottom) * h)]


def at_box(scene: Scene, size: Sequence[int], box: Sequence[int]) -> None:
    """Only the pixels of a box of a frame are rendered from here on, as a picture of their own."""
    (w, h), (x0, y0, x1, y1) = size, box
    inside = 0.01  # of a pixel: the renderer cuts shares down to whole ones
    r = scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x = (x0 + inside) / w, (x1 + inside) / w
    r.border_min_y, r.border_max_y = (h - y1 + inside) / h, (h - y0 + inside) / h


def mend(lin: np.ndarray, box: Sequence[int], part: np.ndarray) -> None:
    """Lays the pixels of a box into a picture."""
    x0, y0, x1, y1 = box
    if part.shape[:2] != (y1 - y0, x1 - x0):
        raise ValueError(f"{part.shape[:2]} pixels for the box {box}")
    develop.lay(lin, part, x0, y0)


def save_environment(pixels: np.ndarray, path: str) -> None:
    import bpy

    h, w = pixels.shape[:2]
    image = bpy.data.images.new("view", w, h, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Non-Color"
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = pixels[::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.filepath_raw, image.file_format = path, "OPEN_EXR"
    image.save()


def main() -> None:
    args = sys.argv[sys.argv.index("--") + 1 :]
    name, previews = args[0], [a for a in args if a.startswith("--preview")]
    preview = bool(previews)
    with open(os.path.join(DATA, "shots.json"), encoding="utf-8") as f:
        shot = json.load(f)[name]
    t0 = time.time()
    scene = reset()
    grade = SCENES[shot["scene"]](scene, shot, preview)
    w, h = shot["size"]
    k = shot.get("oversample", 1.0)
    finer = max(1.0, k)
    coarse = k < 1 and not preview
    if preview:
        k = int(previews[0].partition("=")[2] or 448) / max(w, h)
        name += "-preview"
    size = (round(w * k), round(h * k))
    pano = bool(shot.get("camera", {}).get("pano"))
    part = border(size, shot["border"]) if "border" in shot else None
    if part:
        at_box(scene, size, part)
    print(f"built in {time.time() - t0:.0f} s")
    # of what is near every edge counts; of leaves at a distance the light's own noise is the greater
    guides = round((PANO_GUIDES if pano else GUIDE_SAMPLES) / finer**2)  # of a pixel of the finished picture
    indoors = {"bounces": (7, 4, 4, 6, 20), "guides": 0 if preview else guides}
    wide = {"bounces": (6, 3, 3, 4, 8), "clamp": 4} if shot["scene"] == "outdoors" else indoors
    linear, touching, things = (os.path.join(WORK, f"{name}{ending}.npy") for ending in ("", ".contact", ".guides"))
    options = [a.partition("=") for a in args]
    samples = next((int(v) for k, _, v in options if k == "--samples"), 6 if preview else shot["samples"])
    boxes = [[int(n) for n in v.split(",")] for k, _, v in options if k == "--box"]
    passes = os.path.join(WORK, "exr", name)
    amount, reach = CONTACT[shot["scene"]]
    amount = shot.get("contact", PANO_SHADE * amount if pano else amount)

    seen: np.ndarray | None = None

    def light() -> np.ndarray:
        nonlocal seen
        cleaned, seen = clean(passes, WORK, pano and not boxes and not part, render(passes, *size, samples, **wide))
        if boxes or not part:
            return cleaned
        # nothing is cleaned that was not rendered
        return np.pad(cleaned, ((part[1], size[1] - part[3]), (part[0], size[0] - part[2]), (0, 0)))

    def shade() -> np.ndarray:
        render_contact(passes, *size, reach, max(2, round((PANO_CONTACT if pano else CONTACT_SAMPLES) / finer**2)))
        return contact(passes, WORK, pano and not boxes, seen)

    kept = boxes or "--grade" in args or "--guides" in args
    if "--contact" in args and not amount:
        raise ValueError(f"nothing shades what it touches in {name}: give it a `contact` in shots.json, or leave --contact out")
    lin = np.load(linear).astype(np.float32) if kept or "--contact" in args else light()
    near = np.load(touching).astype(np.float32) if kept and os.path.exists(touching) else shade() if amount else None
    for box in boxes:
        at_box(scene, lin.shape[1::-1], box)
        mend(lin, box, light())
        if near is not None:
            mend(near, box, shade())
    np.save(linear, lin.astype(np.float16))
    if near is not None:
        np.save(touching, near.astype(np.float16))
    if coarse:
        if "--grade" not in args:
            folder = os.path.join(passes, "fine")
            scene.render.use_border = False  # things are looked at in all pixels, whichever box was rendered
            render_guides(folder, w, h, PANO_FINE if pano else GUIDE_SAMPLES // 2, indoors["bounces"])
            np.save(things, fine(folder, WORK, pano).astype(np.float16))
        told = np.load(things).astype(np.float32)
        lin = enlarged(lin, told, pano)
        near = near if near is None else enlarged(near, told, pano, made_of=False)
    if near is not None:
        grade["left"] = develop.remaining(near, amount)
    if shot.get("environment"):
        save_environment(lin, os.path.join(WORK, f"{name}.exr"))
    graded = develop.panorama(lin, **grade) if pano else develop.grade(lin, **grade)
    develop.save(graded, os.path.join(WORK, f"{name}.png"), None if preview else (w, h))
    print(f"finished {name} in {time.time() - t0:.0f} s")


if __name__ == "__main__":
    main()
