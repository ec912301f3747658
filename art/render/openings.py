"""Windows, louvres and doors in the walls of a home."""
import math

from furniture import settings
from furniture.settings import SAWN
from geometry import empty
from kinds import Data, Look, Object, Vec
from materials import metal, pane, plain, wood
from solids import box, cyl, rod


def fill_opening(o: Data, w: Data, z0: float, z1: float, top: float) -> None:
    """What stands in an opening `o` of the wall `w`, from `z0` to `z1`, sawn off at `top`: window, louvre or door."""
    a = (o["at"] - o["w"] / 2) / 1000
    W = o["w"] / 1000
    p = w["a"] + w["u"] * (a + W / 2)
    ang = math.atan2(w["u"].y, w["u"].x)
    e = empty((p.x, p.y, 0), ang)
    t = w["t"]
    zt = min(z1, top)
    h = zt - z0
    if o["type"] in ("window", "slideglass"):
        fw = 0.045
        k = o.get("panes", 3 if o["type"] == "slideglass" else 2)
        fr = plain("#4a4641", 0.4, metal=0.6)
        for x in (-W / 2 + fw / 2, W / 2 - fw / 2):
            box((x, 0, z0 + h / 2), (fw, min(t, 0.14), h), fr, 0.003, parent=e)
        for z in (z0 + fw / 2,) if zt < z1 else (z0 + fw / 2, zt - fw / 2):
            # between the uprights: where two bars share a face, the renderer finds a black one
            box((0, 0, z), (W - 2 * fw, min(t, 0.14), fw), fr, 0.003, parent=e)
        pw = W / k
        for i in range(k):
            x = -W / 2 + pw * (i + 0.5)
            yy = 0.02 * (-1) ** i
            if i:
                box((x - pw / 2, 0, z0 + h / 2), (0.06, 0.07, h - 0.05), fr, 0.003, parent=e)
            if "transom" in o:
                box((x, 0, o["transom"] / 1000), (pw - 0.06, min(t, 0.12), 0.05), fr, 0.003, parent=e)
            if i == o.get("aired"):
                continue
            sawn = zt < z1
            box((x, yy, z0 + h / 2), (pw - 0.03, 0.004, h - 0.06), pane(refl=SAWN if sawn else o.get("mirrors", 1.0)), 0, parent=e)
            if sawn:  # where light leaves a pane: without that line uprights stand before nothing
                box((x, yy, z0 + h - 0.024), (pw - 0.06, 0.01, 0.006), plain("#a9b5b2", 0.3), 0, parent=e)
        if "aired" in o:
            aired(e, o["aired"], W, pw, z0, h)
    elif o["type"] == "louver":
        for i in range(int(h / 0.07)):
            box(
                (0, 0, z0 + 0.035 + 0.07 * i),
                (W, 0.10, 0.012),
                plain("#8b8883", 0.5),
                0,
                parent=e,
                rot=(0.6, 0, 0),
            )
    else:
        jm = plain("#e9e4db", 0.45)
        if not (zt < z1):
            box((0, 0, zt - 0.012), (W, t + 0.024, 0.024), jm, 0.003, parent=e)
        # below the head, never within it: where two boards share a face, the renderer finds a black one
        foot = h if zt < z1 else h - 0.024
        for x in (-W / 2 + 0.012, W / 2 - 0.012):
            box((x, 0, foot / 2), (0.024, t + 0.024, foot), jm, 0.003, parent=e)
        if zt >= z1:
            trim(e, W, t, zt, jm)
        veneer = wood(settings.style.door, axis=2)
        if o["type"] == "pocket":
            slid = W * 0.35 if o.get("open", 1) else 0
            box((slid, 0, h / 2), (W * 0.98, 0.036, h - 0.02), veneer, 0.003, parent=e)
            for sg in (1, -1):
                box((slid - W * 0.42, sg * 0.018, 1.0), (0.022, 0.004, 0.16), metal("bronze", 0.3), 0.001, parent=e)
            return
        op = math.radians(o.get("open", 0))
        sd = 1 if o.get("side", 1) > 0 else -1
        dm = plain("#54473c", 0.42, metal=0.2) if o["type"] == "entry" else veneer
        if o["type"] == "entry":  # a sill, since the floor behind it lies lower than the wood
            box((0, 0, -0.012), (W, t + 0.04, 0.05), metal("steel", 0.35, True), 0.003, parent=e)
        hx = -W / 2 + 0.025 if o.get("hinge") == "a" else W / 2 - 0.025
        d = 1 if o.get("hinge") == "a" else -1
        hg = empty((hx, 0, 0))
        hg.parent = e
        hg.rotation_euler = (0, 0, -d * sd * op)
        box((d * (W - 0.05) / 2, 0, h / 2), (W - 0.055, 0.04, h - 0.02), dm, 0.003, parent=hg)
        if o["type"] == "door":
            groove(hg, d * (W - 0.22), h - 0.02)
        if zt >= z1 and o["type"] != "entry":
            for sg in (1, -1):
                switch(e, (d * (W / 2 + 0.2), sg * (t / 2 + 0.004), 1.2))
        if o["type"] == "entry":
            lock(hg, (d * (W - 0.13), 0, 1.13))
            inlays(hg, d * (W - 0.05) / 2, W - 0.055, h - 0.02)
        for sg in (1, -1):
            handle(hg, d * (W - 0.11), sg, -d)


def aired(e: Object, pane_: int, width: float, each: float, z0: float, h: float) -> None:
    """A sash that has been slid over its right neighbour, its handle, and the balustrade of glass outside."""
    look, x = plain("#4a4641", 0.4, metal=0.6), -width / 2 + each * (pane_ + 1.5) - 0.09
    for s in (-1, 1):
        box((x + s * (each / 2 - 0.03), 0.045, z0 + h / 2), (0.06, 0.04, h - 0.06), look, 0.003, parent=e)
        box((x, 0.045, z0 + h / 2 + s * (h / 2 - 0.055)), (each, 0.04, 0.06), look, 0.003, parent=e)
    box((x, 0.045, z0 + h / 2), (each - 0.1, 0.004, h - 0.1), pane(), 0, parent=e)
    edge = x - each / 2 + 0.03
    box((edge, 0.078, 1.05), (0.022, 0.028, 0.26), metal("black", 0.35), 0.006, parent=e)
    box((0, -0.15, 0.62), (width, 0.012, 1.06), pane(), 0, parent=e)
    box((0, -0.15, 1.17), (width, 0.05, 0.04), look, 0.008, parent=e)


def trim(e: Object, width: float, thick: float, top: float, look: Look) -> None:
    """An architrave on both faces of the wall round a door."""
    board, out = 0.06, 0.014
    for sg in (1, -1):
        y = sg * (thick / 2 + 0.012 + out / 2)
        for s in (-1, 1):
            box((s * (width / 2 + board / 2 - 0.012), y, top / 2), (board, out, top), look, 0.003, parent=e)
        box((0, y, top + board / 2), (width + 2 * board - 0.024, out, board), look, 0.003, parent=e)


def groove(e: Object, x: float, height: float) -> None:
    """A line cut into both faces of a flush leaf from foot to head, beside its lever."""
    for sg in (1, -1):
        box((x, sg * 0.02, height / 2 + 0.01), (0.005, 0.002, height - 0.004), plain("#241e19", 0.6), 0, parent=e)


def inlays(e: Object, x: float, width: float, height: float) -> None:
    """Two lines of brass let into both faces of a leaf from foot to head, at a third of its width, and the groove between its boards."""
    for sg in (1, -1):
        for s in (-1, 1):
            box((x + s * width / 6, sg * 0.02, height / 2 + 0.01), (0.008, 0.004, height - 0.004), metal("brass", 0.3), 0, parent=e)
        for k in (-1, 0, 1):
            box((x, sg * 0.02, height * (0.5 + 0.25 * k)), (width / 3 - 0.012, 0.002, 0.004), plain("#241e19", 0.6), 0, parent=e)


def lock(e: Object, at: Vec) -> None:
    """A lock that opens by number or card: its body inside and out, a bolt to turn."""
    x, y, z = at
    for sg in (1, -1):
        box((x, y + sg * 0.036, z), (0.075, 0.032, 0.19), plain("#1b1c1e", 0.25, coat=0.6), 0.008, parent=e)
        box((x, y + sg * 0.055, z + 0.04), (0.02, 0.012, 0.045), metal("steel", 0.3), 0.003, parent=e)


def handle(e: Object, x: float, side: float, turn: float) -> None:
    """A lever on its rosette, `turn` says to which side, with the little lock of a room below it."""
    bronze = metal("bronze", 0.3)
    for z, r in ((1.0, 0.026), (0.93, 0.016)):
        cyl((x, side * 0.024, z), r, 0.008, bronze, 40, parent=e, rot=(math.pi / 2, 0, 0), bev=0.002)
    rod((x, side * 0.02, 1.0), (x, side * 0.06, 1.0), 0.009, bronze, 20, parent=e)
    box((x + turn * 0.055, side * 0.06, 1.0), (0.135, 0.014, 0.02), bronze, 0.005, parent=e)


def switch(e: Object, at: Vec) -> None:
    """A plate with three rockers, a hand beside the door."""
    plate = plain("#f4f2ee", 0.3)
    box(at, (0.12, 0.012, 0.075), plate, 0.003, parent=e)
    for k in (-1, 0, 1):
        box((at[0] + k * 0.035, at[1], at[2]), (0.03, 0.02, 0.055), plate, 0.002, parent=e)
