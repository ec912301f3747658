"""Furniture builders. Local frame: x right, front = -Y, back = +Y, origin on the floor at the centre. f: dict w,d in metres."""
import math
import random
from geometry import *
from materials import *

CUT = 9.0
LAMPS = set()  # rooms whose lamps are real light sources (Cycles 3.4 has no light tree: every extra lamp adds noise)


def _pt(e, c, p):
    if "lamps" in LAMPS:
        l = point(c, p, r=0.04)
        l.parent = e


W = lambda tone="oak", **k: wood(tone, **k)


def sofa(e, f, col="#cfc5b6"):
    w, d = f["w"], f["d"]
    fb = fabric(col, 1.0, "boucle")
    arm = 0.16
    n = 3
    sw = (w - 2 * arm) / n
    rbox((0, 0.0, 0.2), (w, d, 0.20), 0.05, fb, parent=e)
    for k in range(n):
        x = -w / 2 + arm + sw * (k + 0.5)
        rbox(
            (x, -0.06, 0.385),
            (sw - 0.008, d - 0.26, 0.19),
            0.07,
            fb,
            puff=(0.0, 0.015, 0.03),
            parent=e,
            wrinkle=0.006,
            seed=k,
        )
        rbox(
            (x, d / 2 - 0.24, 0.63),
            (sw - 0.015, 0.20, 0.40),
            0.085,
            fb,
            puff=(0.0, 0.045, 0.02),
            parent=e,
            rot=(-0.17, 0, 0),
            wrinkle=0.008,
            seed=10 + k,
        )
    rbox((0, d / 2 - 0.07, 0.42), (w, 0.14, 0.50), 0.06, fb, parent=e)
    for s in (-1, 1):
        rbox((s * (w / 2 - arm / 2), 0, 0.36), (arm, d, 0.40), 0.065, fb, puff=(0.01, 0, 0.01), parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod(
                (sx * (w / 2 - 0.14), sy * (d / 2 - 0.12), 0.0),
                (sx * (w / 2 - 0.14), sy * (d / 2 - 0.12), 0.11),
                0.012,
                metal("bronze", 0.3),
                parent=e,
            )
    for i, (x, c, k, r) in enumerate(
        (
            (-w / 2 + 0.36, "#8a735a", "weave", 0.12),
            (-w / 2 + 0.72, "#e3dccf", "weave", -0.1),
            (w / 2 - 0.38, "#6f6a5e", "weave", -0.14),
        )
    ):
        rbox(
            (x, d / 2 - 0.40, 0.665),
            (0.46, 0.13, 0.44),
            0.06,
            fabric(c, 1.4, k),
            puff=(0.0, 0.075, 0.0),
            parent=e,
            rot=(-0.32, 0.05 * (-1) ** i, r),
            wrinkle=0.012,
            seed=30 + i,
        )
    # throw blanket over the seat edge
    th = fabric("#a58d70", 0.8, "weave")
    x0 = w / 2 - arm - 0.52

    def fn(u, v):
        s = v * 1.15
        x = x0 + 0.46 * u + 0.01 * math.sin(9 * v + 3 * u)
        if s < 0.55:
            y, z = 0.16 - s, 0.505 + 0.012 * math.sin(5 * u * 6 + v * 8)
        else:
            y, z = -0.39 - 0.02 * math.sin(u * 9), 0.505 - (s - 0.55) * 0.75
        if s > 0.5 and s < 0.6:
            z -= 0.01
        return (x, y - 0.035, z)

    o = grid_fn(fn, 26, 34, th, parent=e)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.012
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1


def armchair(e, f):
    fb = fabric("#8d7a63", 1, "boucle")
    w, d = f["w"], f["d"]
    rbox((0, -0.03, 0.36), (w - 0.16, d - 0.16, 0.20), 0.09, fb, puff=(0, 0.01, 0.03), parent=e, wrinkle=0.005)

    def shell(u, v):
        a = math.radians(-20 + 220 * u)
        rr = w / 2 - 0.03
        z = 0.16 + v * (0.30 + 0.26 * max(0, math.sin(a)) ** 1.5)
        k = 1 + 0.10 * v
        return (rr * k * math.cos(a), rr * k * math.sin(a) * 0.92, z)

    o = grid_fn(shell, 40, 12, fb, parent=e)
    m = o.modifiers.new("t", "SOLIDIFY")
    m.thickness = 0.09
    m.offset = 0
    bevel(o, 0.035, 4)
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1
    cyl((0, 0, 0.10), w * 0.30, 0.03, metal("bronze", 0.3), parent=e, bev=0.004)
    cyl((0, 0, 0.16), 0.04, 0.14, metal("bronze", 0.3), parent=e)


def coffee(e, f):
    r = f["w"] * 0.42
    lathe(
        [(0, 0.36), (r - 0.02, 0.36), (r, 0.372), (r, 0.388), (r - 0.012, 0.40), (0, 0.40)],
        marble("white", 0.1, 1.6, "obj"),
        (-0.1, 0.08, 0),
        seg=96,
        parent=e,
    )
    lathe(
        [(0.20, 0), (0.205, 0.01), (0.17, 0.06), (0.12, 0.2), (0.17, 0.33), (0.2, 0.36)],
        metal("bronze", 0.32),
        (-0.1, 0.08, 0),
        parent=e,
    )
    lathe(
        [(0, 0.26), (0.25, 0.26), (0.262, 0.27), (0.262, 0.285), (0.25, 0.295), (0, 0.295)],
        W("walnut"),
        (0.3, -0.34, 0),
        seg=72,
        parent=e,
    )
    lathe([(0.06, 0), (0.17, 0.0), (0.17, 0.012), (0.03, 0.03), (0.03, 0.26)], W("walnut"), (0.3, -0.34, 0), parent=e)
    for i, (c, s) in enumerate(
        (("#d8d0c4", (0.30, 0.22, 0.022)), ("#3f3a35", (0.27, 0.2, 0.02)), ("#b9986b", (0.24, 0.18, 0.018)))
    ):
        box((-0.22, 0.16, 0.411 + 0.021 * i), s, plain(c, 0.6), 0.003, parent=e, rot=(0, 0, 0.2 + 0.12 * i))
    vase(e, (0.05, -0.06, 0.40), 0.11, 0.2, "#e8e3da")
    branches(e, (0.05, -0.06, 0.58), 0.42, 9)
    lathe(
        [(0.0, 0.0), (0.05, 0.0), (0.075, 0.03), (0.08, 0.05), (0.074, 0.05), (0.05, 0.015), (0, 0.01)],
        metal("brass", 0.2),
        (-0.34, -0.08, 0.40),
        parent=e,
    )


def vase(e, c, r, h, col, mt=None):
    pr = [
        (0, 0),
        (r * 0.55, 0),
        (r * 0.62, 0.01),
        (r * 0.95, h * 0.35),
        (r, h * 0.5),
        (r * 0.8, h * 0.75),
        (r * 0.38, h * 0.92),
        (r * 0.42, h),
        (r * 0.34, h),
        (r * 0.3, h * 0.9),
        (r * 0.6, h * 0.7),
    ]
    lathe(pr, mt or plain(col, 0.55, grain=0.15), c, parent=e)


def branches(e, c, h, n, seed=3, leafcol=("#6c7a4d", "#93a06b")):
    rnd = random.Random(seed)
    st = plain("#5a4632", 0.7)
    V, F = [], []
    for i in range(n):
        a = rnd.uniform(0, 6.28)
        tilt = rnd.uniform(0.12, 0.5)
        L = h * rnd.uniform(0.7, 1.15)
        p = Vector(c)
        d = Vector((math.cos(a) * tilt, math.sin(a) * tilt, 1)).normalized()
        prev = p
        for k in range(6):
            d = (d + Vector((rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), 0.03))).normalized()
            q = prev + d * L / 6
            rod(prev, q, 0.0022, st, 6, parent=e)
            if k > 1:
                for _ in range(4):
                    t = rnd.random()
                    o = prev.lerp(q, t)
                    ld = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.2, 0.6))).normalized()
                    leafquad(V, F, o, ld, rnd.uniform(0.025, 0.045), 0.4, rnd)
            prev = q
    mesh_obj("lv", V, F, leaf(*leafcol), True).parent = e


def leafquad(V, F, o, d, L, asp, rnd, droop=0.25):
    d = d.normalized()
    s = d.cross(Vector((rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), 1)))
    s = s.normalized() if s.length > 1e-4 else Vector((1, 0, 0))
    n = s.cross(d)
    b = len(V)
    prof = ((0, 0.04), (0.25, 0.42), (0.55, 0.5), (0.8, 0.3), (1, 0.02))
    for t, wd in prof:
        c = o + d * L * t + n * (-droop * L * t * t)
        V.append(c - s * L * asp * wd - n * (-0.10 * L * wd))
        V.append(c - n * 0.0)
        V.append(c + s * L * asp * wd - n * (-0.10 * L * wd))
    for i in range(4):
        for j in range(2):
            F.append((b + i * 3 + j, b + i * 3 + j + 1, b + (i + 1) * 3 + j + 1, b + (i + 1) * 3 + j))


def plant(e, f, h=1.75, seed=5):
    rnd = random.Random(seed)
    lathe(
        [(0, 0), (0.15, 0), (0.155, 0.01), (0.19, 0.34), (0.195, 0.36), (0.18, 0.36), (0.172, 0.32), (0, 0.32)],
        plain("#d6cdbf", 0.7, grain=0.2),
        parent=e,
    )
    cyl((0, 0, 0.325), 0.17, 0.02, plain("#2b211a", 0.95), parent=e)
    st = plain("#6a5540", 0.8)
    V, F = [], []
    for i in range(4):
        a = i * 1.6 + rnd.random()
        p = Vector((0.03 * math.cos(a), 0.03 * math.sin(a), 0.32))
        d = Vector((math.cos(a) * 0.22, math.sin(a) * 0.22, 1)).normalized()
        L = (h - 0.5) * rnd.uniform(0.75, 1)
        n = 9
        for k in range(n):
            d = (d + Vector((rnd.uniform(-0.1, 0.1), rnd.uniform(-0.1, 0.1), 0.05))).normalized()
            q = p + d * L / n
            rod(p, q, 0.011 * (1 - k / n * 0.6), st, 8, parent=e)
            if k > 1:
                for _ in range(5):
                    ang = rnd.uniform(0, 6.28)
                    leafquad(
                        V,
                        F,
                        p.lerp(q, rnd.random()),
                        Vector((math.cos(ang), math.sin(ang), rnd.uniform(0.1, 0.9))),
                        rnd.uniform(0.16, 0.27),
                        0.52,
                        rnd,
                        0.35,
                    )
            p = q
    mesh_obj("lv", V, F, leaf("#3d5a2f", "#5f7f42", 0.35), True).parent = e


def floorlamp(e, f):
    m = metal("brass", 0.25)
    cyl((0, 0, 0.012), 0.15, 0.024, m, parent=e, bev=0.004)
    rod((0, 0, 0), (0, 0, 1.42), 0.009, m, parent=e)
    lathe([(0.20, 1.32), (0.15, 1.62)], shade(), parent=e)
    _pt(e, (0, 0, 1.46), 9)


@mat("shade")
def shade(t):
    d = t.n("ShaderNodeBsdfDiffuse", {"Color": srgb("#f3e9d8")})
    tr = t.n("ShaderNodeBsdfTranslucent", {"Color": srgb("#f7e6c9")})
    t.out(t.n("ShaderNodeMixShader", {0: 0.55, 1: d.outputs[0], 2: tr.outputs[0]}))


def rugf(e, f):
    o = box((0, 0, 0.008), (f["w"], f["d"], 0.016), rug(), 0.006, parent=e)


def console(e, f, z=0.28):
    w, d = f["w"], f["d"]
    box((0, 0, z + 0.15), (w, d, 0.30), W("walnut"), 0.004, parent=e)
    n = int(w / 0.045)
    for i in range(n):
        cyl(
            (-w / 2 + (i + 0.5) * w / n, -d / 2 - 0.001, z + 0.15),
            w / n * 0.42,
            0.285,
            W("walnut", axis=2),
            10,
            parent=e,
        )
    box((0, 0, z + 0.305), (w + 0.01, d + 0.01, 0.016), marble("dark", 0.15, 2.0, "obj"), 0.003, parent=e)
    vase(e, (w / 2 - 0.35, 0.02, z + 0.313), 0.09, 0.30, "#3b3530")
    branches(e, (w / 2 - 0.35, 0.02, z + 0.60), 0.38, 5, 9, ("#8a7f52", "#b5a873"))
    vase(e, (w / 2 - 0.60, 0.03, z + 0.313), 0.07, 0.14, "#d9cfc0")
    for i in range(4):
        box(
            (-w / 2 + 0.42, 0.0, z + 0.326 + 0.028 * i),
            (0.3 - 0.02 * i, 0.22 - 0.01 * i, 0.026),
            plain(("#efe9df", "#8b7a64", "#d8d0c4", "#4a453f")[i], 0.6),
            0.002,
            parent=e,
            rot=(0, 0, 0.1 * i),
        )


def tvwall(e, f, ceil=2.45):
    """stone slab wall with shadow gaps, fluted wood wing, TV; sits against +Y"""
    w = f["w"]
    k = 3
    sw = (w - 0.9) / k
    for i in range(k):
        box(
            (-w / 2 + sw * (i + 0.5), 0.0, ceil / 2),
            (sw - 0.006, 0.03, ceil),
            marble("beige", 0.14, 0.9),
            0.002,
            parent=e,
        )
    box(
        (-w / 2 + 0.9 / 2 + sw * k - 0.0, 0.015, ceil / 2),
        (0.9, 0.012, ceil),
        metal("bronze", 0.4),
        0.001,
        parent=e,
    )
    n = 22
    for i in range(n):
        box(
            (-w / 2 + sw * k + (i + 0.5) * 0.9 / n, -0.008, ceil / 2),
            (0.9 / n * 0.62, 0.034, ceil),
            W("walnut", axis=2),
            0.006,
            parent=e,
            seg=3,
        )
    box((-w / 2 + sw * k, -0.005, ceil / 2), (0.012, 0.05, ceil), metal("brass", 0.25), 0.002, parent=e)
    tw, th = 1.9, 1.09
    box((-0.42, -0.045, 1.22), (tw, 0.035, th), plain("#0b0b0c", 0.25), 0.006, parent=e)
    box((-0.42, -0.0635, 1.22), (tw - 0.012, 0.002, th - 0.012), plain("#050506", 0.06, coat=1), 0.001, parent=e)


def curtain(e, f, z=2.42, sheer_on=True, open_frac=0.16):
    w = f["w"]
    rnd = random.Random(int(w * 100))

    def wave(x0, x1, y, amp, per, mt, zt=z, zb=0.015):
        L = x1 - x0
        n = int(L / per * 14)
        ph = rnd.uniform(0, 6)

        def fn(u, v):
            x = x0 + L * u
            a = amp * (0.65 + 0.35 * math.sin(x * 1.7 + ph))
            k = 2 * math.pi * x / per + 0.6 * math.sin(x * 2.1 + ph)
            return (
                x + 0.012 * math.sin(2 * k),
                y + a * math.sin(k) * (0.75 + 0.25 * (1 - v)) + 0.004 * math.sin(9 * v + k),
                zb + (zt - zb) * v,
            )

        grid_fn(fn, max(n, 20), 14, mt, parent=e)

    if sheer_on:
        wave(-w / 2, -w / 2 + w * 0.30, 0.04, 0.030, 0.115, sheer("#fbf9f5", 0.5))
        wave(w / 2 - w * 0.30, w / 2, 0.04, 0.030, 0.115, sheer("#fbf9f5", 0.5))
    wave(-w / 2 - 0.02, -w / 2 + w * open_frac * 0.62, -0.05, 0.05, 0.13, drape("#b7a88f"))
    wave(w / 2 - w * open_frac * 0.62, w / 2 + 0.02, -0.05, 0.05, 0.13, drape("#b7a88f"))


def chair(e, f):
    fb = fabric("#b7a58c", 1.1, "weave")
    lg = W("walnut", axis=2)
    rbox((0, -0.01, 0.445), (0.46, 0.46, 0.085), 0.038, fb, puff=(0, 0, 0.02), parent=e)

    def back(u, v):
        a = math.radians(25 + 130 * u)
        return (
            0.25 * math.cos(a) * 1.02,
            0.02 + 0.22 * math.sin(a) + 0.05 * v,
            0.56 + 0.27 * v - 0.05 * (2 * u - 1) ** 2 * (1 - v),
        )

    o = grid_fn(back, 22, 8, fb, parent=e)
    m = o.modifiers.new("t", "SOLIDIFY")
    m.thickness = 0.05
    m.offset = 0
    bevel(o, 0.02, 3)
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1
    for sx in (-1, 1):
        rod((sx * 0.17, -0.17, 0.41), (sx * 0.215, -0.215, 0), 0.016, lg, parent=e)
        rod((sx * 0.17, 0.17, 0.41), (sx * 0.21, 0.225, 0), 0.016, lg, parent=e)
        rod((sx * 0.17, 0.17, 0.41), (sx * 0.2, 0.2, 0.66), 0.013, lg, parent=e)


def dining(e, f):
    w, d = f["w"], f["d"]
    box((0, 0, 0.735), (w, d, 0.03), W("walnut"), 0.012, parent=e, seg=3)
    for s in (-1, 1):
        box((s * (w / 2 - 0.28), 0, 0.36), (0.07, d * 0.52, 0.72), W("walnut", axis=2), 0.02, parent=e, seg=3)
    vase(e, (-0.05, 0, 0.75), 0.09, 0.26, "#cfc5b5")
    branches(e, (-0.05, 0, 1.0), 0.5, 8, 21)
    for sx in (-0.42, 0.33):
        for s in (-1, 1):
            lathe(
                [(0, 0.0), (0.10, 0.0), (0.132, 0.012), (0.135, 0.016), (0.10, 0.008), (0, 0.006)],
                plain("#f3f0ea", 0.25, coat=0.6),
                (sx, s * 0.27, 0.751),
                parent=e,
            )
            lathe(
                [
                    (0.03, 0),
                    (0.03, 0.003),
                    (0.006, 0.006),
                    (0.005, 0.09),
                    (0.03, 0.11),
                    (0.036, 0.15),
                    (0.032, 0.19),
                    (0.031, 0.19),
                    (0.034, 0.15),
                    (0.0, 0.105),
                ],
                solidglass(),
                (sx + 0.17, s * 0.2, 0.751),
                parent=e,
            )
    for i, x in enumerate((-0.36, 0.36) if CUT > 3 else ()):
        rod((x, 0, 2.45), (x, 0, 1.78), 0.0025, metal("black", 0.4), parent=e)
        lathe(
            [(0.018, 0.26), (0.02, 0.2), (0.11, 0.10), (0.175, 0.0), (0.168, 0.0), (0.1, 0.09), (0.0, 0.19)],
            metal("bronze" if 0 else "brass", 0.3),
            (x, 0, 1.56),
            parent=e,
        )
        lathe([(0, 0), (0.05, 0.01), (0.055, 0.05), (0, 0.09)], emit("#ffd9a6", 14.0), (x, 0, 1.585), parent=e)


def island(e, f):
    w, d = f["w"], f["d"]
    m = marble("white", 0.1, 1.0)
    box((0, 0, 0.895), (w, d, 0.03), m, 0.004, parent=e)
    for s in (-1, 1):
        box((s * (w / 2 - 0.015), 0, 0.44), (0.03, d, 0.88), m, 0.003, parent=e)
    box((0, 0.08, 0.46), (w - 0.07, d - 0.22, 0.84), plain("#8c7f70", 0.45), 0.003, parent=e)
    n = 4
    for i in range(n):
        box(
            (-w / 2 + 0.04 + (w - 0.08) * (i + 0.5) / n, 0.08 + (d - 0.22) / 2 + 0.009, 0.47),
            ((w - 0.08) / n - 0.004, 0.018, 0.78),
            plain("#8c7f70", 0.42),
            0.003,
            parent=e,
        )
    lathe(
        [(0, 0), (0.08, 0), (0.15, 0.05), (0.17, 0.09), (0.163, 0.09), (0.14, 0.05), (0, 0.012)],
        W("oak"),
        (0.45, 0.05, 0.91),
        parent=e,
    )
    rnd = random.Random(4)
    for i in range(7):
        a = i * 0.9
        lathe(
            [(0, -0.036), (0.02, -0.033), (0.036, 0), (0.028, 0.026), (0.004, 0.033)],
            plain(("#b5532c", "#c77b2f", "#7d8f3a")[i % 3], 0.45),
            (
                0.45 + 0.075 * math.cos(a) * (i > 0),
                0.05 + 0.075 * math.sin(a) * (i > 0),
                0.98 + (0.03 if i == 0 else 0),
            ),
            seg=20,
            parent=e,
        )
    vase(e, (-0.6, 0.1, 0.91), 0.07, 0.22, "#4a443d")


def counter(e, f):
    w, d = f["w"], f["d"]
    st = marble("white", 0.1, 1.0)
    fr = plain("#d9d2c6", 0.4)
    box((0, 0.0, 0.45), (w, d - 0.02, 0.82), fr, 0.002, parent=e)
    n = 3
    for i in range(n):
        for z, hh in ((0.72, 0.26), (0.35, 0.44)):
            box((-w / 2 + w * (i + 0.5) / n, -d / 2, z), (w / n - 0.004, 0.02, hh - 0.004), fr, 0.002, parent=e)
    box((0, 0.02, 0.06), (w, d - 0.08, 0.1), plain("#2b2826", 0.5), parent=e)
    box((0, 0, 0.885), (w, d, 0.03), st, 0.003, parent=e)
    box((0, d / 2 - 0.005, 1.2), (w, 0.01, 0.6), st, 0.001, parent=e)
    box((-w / 2 + 0.49, -0.03, 0.897), (0.66, 0.38, 0.004), metal("steel", 0.3), 0.001, parent=e)
    box((-w / 2 + 0.49, -0.03, 0.90), (0.62, 0.34, 0.002), plain("#555", 0.4), 0.001, parent=e) if 0 else None
    rod((-w / 2 + 0.49, 0.2, 0.9), (-w / 2 + 0.49, 0.2, 1.18), 0.012, metal("bronze", 0.25), parent=e)
    rod((-w / 2 + 0.49, 0.2, 1.18), (-w / 2 + 0.49, 0.0, 1.18), 0.011, metal("bronze", 0.25), parent=e)
    rod((-w / 2 + 0.49, 0.0, 1.18), (-w / 2 + 0.49, 0.0, 1.12), 0.011, metal("bronze", 0.25), parent=e)
    box((w / 2 - 0.44, -0.01, 0.902), (0.62, 0.44, 0.006), plain("#08080a", 0.06, coat=1), 0.002, parent=e)
    if CUT < 3:
        return
    # wall cabinets
    box((0, d / 2 - 0.175, 1.98), (w, 0.35, 0.94), fr, 0.002, parent=e)
    n = 4
    for i in range(n):
        box((-w / 2 + w * (i + 0.5) / n, d / 2 - 0.36, 1.98), (w / n - 0.004, 0.02, 0.936), fr, 0.002, parent=e)
    if "undercab" in LAMPS:
        area((0, d / 2 - 0.30, 1.505), w - 0.1, 0.02, 7, (1, 0.84, 0.66), (0, 0, 0), parent=e)
    for i, x in enumerate((0.05, 0.16)):
        lathe(
            [(0.035, 0), (0.04, 0.01), (0.04, 0.14), (0.02, 0.16), (0.018, 0.2), (0, 0.2)],
            solidglass("#cfe0c8") if i else plain("#e9e4da", 0.4),
            (x, 0.18, 0.9),
            parent=e,
        )


def tallcab(e, f, h=2.45, n=2, fr=None):
    w, d = f["w"], f["d"]
    fr = fr or plain("#cfc7ba", 0.42)
    if CUT < 3:
        h = min(h, CUT - 0.06)
        box((0, 0, h / 2), (w, d, h), fr, 0.004, parent=e)
        return
    box((0, 0.01, h / 2), (w, d - 0.02, h), fr, 0.002, parent=e)
    for i in range(n):
        box((-w / 2 + w * (i + 0.5) / n, -d / 2 + 0.0, 1.09), (w / n - 0.004, 0.022, 1.98), fr, 0.003, parent=e)
        box((-w / 2 + w * (i + 0.5) / n, -d / 2, 2.27), (w / n - 0.004, 0.022, 0.34), fr, 0.003, parent=e)
    for i in range(n - 1):
        for s in (-1, 1):
            box(
                (-w / 2 + w * (i + 1) / n + s * 0.03, -d / 2 - 0.022, 1.05),
                (0.012, 0.018, 0.5),
                metal("brass", 0.3),
                0.003,
                parent=e,
            )


def fridge(e, f):
    tallcab(e, f, 2.45, 2, plain("#b8ad9d", 0.35))


def bed(e, f, hb=1.15):
    w, d = f["w"], f["d"]
    fb = fabric("#9b8a74", 1, "weave")
    k = 4 if w > 1.5 else 3
    for i in range(k):
        rbox(
            (-(w + 0.5) / 2 + (w + 0.5) * (i + 0.5) / k, d / 2 - 0.04, hb / 2 + 0.12),
            ((w + 0.5) / k - 0.006, 0.11, hb - 0.2),
            0.04,
            fb,
            puff=(0, 0.02, 0),
            parent=e,
        )
    box((0, -0.02, 0.17), (w + 0.06, d - 0.06, 0.2), fb, 0.03, parent=e, seg=4)
    rbox((0, -0.02, 0.38), (w, d - 0.1, 0.26), 0.09, fabric("#f1ede6", 1.5, "weave"), puff=(0, 0, 0.01), parent=e)
    dv = fabric("#efeae2", 0.9, "weave", strength=0.3)

    def duv(u, v):
        x = (u - 0.5) * (w + 0.5)
        y = -d / 2 - 0.02 + v * (d * 0.66)
        ax = abs(x)
        e2 = w / 2 - 0.02
        z = 0.565 + 0.022 * math.sin(7 * x + 3 * y) * math.sin(4.1 * y + 2 * x) + 0.012 * math.sin(15 * x - 9 * y)
        if ax > e2:
            z -= min((ax - e2) * 1.3, 0.34)
            x = math.copysign(e2 + 0.04 + 0.02 * math.sin(9 * y), x)
        if v < 0.06:
            z -= (0.06 - v) * 4.5
        return (x, y, z)

    o = grid_fn(duv, 60, 60, dv, parent=e)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.035
    m = o.modifiers.new("s", "SUBSURF")
    m.render_levels = 1

    def thr(u, v):
        x = (u - 0.5) * (w + 0.46)
        y = -d / 2 + 0.22 + v * 0.52
        ax = abs(x)
        e2 = w / 2
        z = 0.60 + 0.02 * math.sin(7 * x + 3 * y) * math.sin(4.1 * y + 2 * x) + 0.008 * math.sin(22 * x)
        if ax > e2:
            z -= min((ax - e2) * 1.5, 0.3)
            x = math.copysign(e2 + 0.055, x)
        return (x, y, z)

    o = grid_fn(thr, 50, 14, fabric("#b59b78", 1, "weave"), parent=e)
    o.modifiers.new("t", "SOLIDIFY").thickness = 0.015
    n = 2 if w > 1.5 else 1
    for i in range(n):
        x = (i - 0.5) * w * 0.48 if n == 2 else 0
        rbox(
            (x, d / 2 - 0.26, 0.66),
            (0.68, 0.20, 0.46),
            0.085,
            fabric("#f5f2ec", 1.6, "weave"),
            puff=(0, 0.09, 0),
            rot=(-0.5, 0, 0.03 * (-1) ** i),
            parent=e,
            wrinkle=0.016,
            seed=i,
        )
        rbox(
            (x, d / 2 - 0.42, 0.64),
            (0.62, 0.17, 0.42),
            0.075,
            fabric("#d8cdbc", 1.2, "weave"),
            puff=(0, 0.08, 0),
            rot=(-0.62, 0, -0.04 * (-1) ** i),
            parent=e,
            wrinkle=0.016,
            seed=i + 7,
        )


def nightstand(e, f):
    w, d = f["w"], f["d"]
    box((0, 0, 0.28), (w, d, 0.36), W("walnut"), 0.006, parent=e)
    box((0, -d / 2 - 0.006, 0.28), (w - 0.03, 0.012, 0.15), W("walnut"), 0.002, parent=e)
    box((0, 0, 0.465), (w + 0.01, d + 0.01, 0.012), marble("dark", 0.15, 2.0, "obj"), 0.002, parent=e)
    lathe(
        [(0.055, 0), (0.055, 0.015), (0.012, 0.03), (0.01, 0.2), (0.03, 0.22)],
        metal("brass", 0.25),
        (0, 0, 0.47),
        parent=e,
    )
    lathe([(0.12, 0.62), (0.09, 0.85)], shade(), (0, 0, 0), parent=e)
    _pt(e, (0, 0, 0.74), 4)


def wardrobe(e, f):
    tallcab(e, f, 2.4, max(2, round(f["w"] / 0.5)), plain("#e2dcd2", 0.5))


def artf(e, f):
    w, h, z = f["w"], f.get("h", 1000) / 1000, f.get("z", 1500) / 1000
    box((0, 0, z), (w, 0.035, h), metal("brass", 0.35), 0.002, parent=e)
    box((0, -0.012, z), (w - 0.03, 0.03, h - 0.03), art(float(f.get("seed", 1))), 0.001, parent=e)


def shelf(e, f):
    w, d = f["w"], f["d"]
    if CUT < 3:
        box((0, 0, 0.8), (w, d, 1.6), plain("#e6e0d6", 0.5), 0.004, parent=e)
        return
    for i in range(6):
        box((0, 0, 0.05 + 0.42 * i), (w, d, 0.025), plain("#e6e0d6", 0.5), 0.002, parent=e)
    for x in (-w / 2, -w / 6, w / 6, w / 2):
        box((x, 0, 1.1), (0.02, d, 2.15), plain("#e6e0d6", 0.5), 0.002, parent=e)


def desk(e, f):
    w, d = f["w"], f["d"]
    box((0, 0, 0.73), (w, d, 0.028), W("oak"), 0.006, parent=e)
    for s in (-1, 1):
        box((s * (w / 2 - 0.03), 0, 0.36), (0.03, d - 0.06, 0.72), plain("#e9e4db", 0.5), 0.003, parent=e)
    box((0, d / 2 - 0.12, 1.02), (0.62, 0.02, 0.36), plain("#101012", 0.2), 0.004, parent=e)
    rod((0, d / 2 - 0.11, 0.745), (0, d / 2 - 0.11, 0.9), 0.012, metal("alu"), parent=e)
    box((0, -0.05, 0.752), (0.36, 0.12, 0.012), plain("#d9d7d3", 0.5), 0.003, parent=e)


def toilet(e, f):
    c = plain("#f5f5f3", 0.12, coat=0.8)
    rbox((0, 0.24, 0.55), (0.36, 0.17, 0.5), 0.04, c, parent=e)
    rbox((0, -0.06, 0.28), (0.36, 0.52, 0.40), 0.13, c, parent=e)
    rbox((0, -0.08, 0.455), (0.37, 0.5, 0.04), 0.018, c, parent=e)


def basin(e, f):
    w, d = f["w"], f["d"]
    box((0, 0, 0.62), (w, d, 0.42), W("oak"), 0.004, parent=e)
    box((0, 0, 0.84), (w + 0.02, d + 0.01, 0.03), marble("white", 0.1, 2.0, "obj"), 0.003, parent=e)
    lathe(
        [(0, 0.02), (0.15, 0.03), (0.19, 0.12), (0.2, 0.125), (0.185, 0.125), (0.14, 0.035), (0, 0.03)],
        plain("#f5f5f3", 0.1, coat=0.8),
        (0, 0, 0.85),
        parent=e,
    )
    rod((0, d / 2 - 0.06, 0.85), (0, d / 2 - 0.06, 1.08), 0.012, metal("chrome", 0.1), parent=e)
    rod((0, d / 2 - 0.06, 1.08), (0, 0.06, 1.08), 0.011, metal("chrome", 0.1), parent=e)
    box((0, d / 2 - 0.005, 1.55), (w, 0.012, 0.9), plain("#dfe6e8", 0.02, metal=1), 0.002, parent=e)


def shower(e, f):
    w, d = f["w"], f["d"]
    box((-w / 2, 0, 1.05), (0.012, d, 2.05), pane(), 0.001, parent=e)
    cyl((w / 2 - 0.2, d / 2 - 0.22, 2.15), 0.12, 0.012, metal("chrome", 0.12), parent=e)
    rod((w / 2 - 0.03, d / 2 - 0.22, 2.15), (w / 2 - 0.2, d / 2 - 0.22, 2.15), 0.01, metal("chrome", 0.12), parent=e)


def bathtub(e, f):
    w, d = f["w"], f["d"]
    c = plain("#f4f3f0", 0.1, coat=0.8)
    prism(
        [
            [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)],
            [
                (-w / 2 + 0.07, -d / 2 + 0.07),
                (-w / 2 + 0.07, d / 2 - 0.07),
                (w / 2 - 0.07, d / 2 - 0.07),
                (w / 2 - 0.07, -d / 2 + 0.07),
            ],
        ],
        0,
        0.56,
        c,
        parent=e,
        bev=0.02,
    )
    box((0, 0, 0.12), (w - 0.12, d - 0.12, 0.1), c, 0.03, parent=e)


def vanity(e, f):
    w, d = f["w"], f["d"]
    box((0, 0, 0.74), (w, d, 0.03), W("walnut"), 0.004, parent=e)
    box((0, 0.05, 0.64), (w - 0.04, d - 0.12, 0.16), plain("#e2dcd2", 0.5), 0.003, parent=e)
    cyl((0, d / 2 - 0.01, 1.35), 0.36, 0.015, plain("#dfe6e8", 0.02, metal=1), 64, parent=e, rot=(math.pi / 2, 0, 0))
    cyl((0, -d / 2 - 0.15, 0.24), 0.18, 0.46, fabric("#c9b79c", 1, "boucle"), 40, parent=e, bev=0.03)


def washer(e, f):
    for z in (0, 0.86):
        box((0, 0, z + 0.43), (f["w"], f["d"], 0.85), plain("#e9e9e8", 0.3), 0.02, parent=e)
        cyl(
            (0, -f["d"] / 2 - 0.005, z + 0.45),
            0.22,
            0.03,
            plain("#1c1d20", 0.08, coat=1),
            48,
            parent=e,
            rot=(math.pi / 2, 0, 0),
        )


def odunit(e, f):
    box((0, 0, 0.45), (f["w"], f["d"], 0.8), plain("#dedcd6", 0.5), 0.02, parent=e)


BUILD = dict(
    art=artf,
    sofa=sofa,
    armchair=armchair,
    coffee=coffee,
    plant=plant,
    floorlamp=floorlamp,
    rug=rugf,
    console=console,
    tvwall=tvwall,
    curtain=curtain,
    chair=chair,
    dining=dining,
    island=island,
    counter=counter,
    fridge=fridge,
    bed=bed,
    bedS=bed,
    nightstand=nightstand,
    wardrobe=wardrobe,
    shoecab=wardrobe,
    shelf=shelf,
    desk=desk,
    toilet=toilet,
    basin=basin,
    shower=shower,
    bathtub=bathtub,
    vanity=vanity,
    washer=washer,
    odunit=odunit,
)
DEF = dict(chair=(0.46, 0.46), toilet=(0.38, 0.66), basin=(0.64, 0.46))
