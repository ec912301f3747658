"""The living room: low table, sideboard, television wall."""
from furniture import settings
from furniture.decor import branches, vase
from furniture.lounge import drums
from furniture.screens import photograph, screen
from kinds import Data, Object
from materials import marble, metal, plain, wood
from solids import box, cyl, lathe


def coffee(e: Object, f: Data) -> None:
    if settings.style.suite == "long":
        return drums(e, f)
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
        wood("walnut"),
        (0.3, -0.34, 0),
        seg=72,
        parent=e,
    )
    lathe(
        [(0.06, 0), (0.17, 0.0), (0.17, 0.012), (0.03, 0.03), (0.03, 0.26)], wood("walnut"), (0.3, -0.34, 0), parent=e
    )
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


def console(e: Object, f: Data, z: float = 0.28) -> None:
    w, d = f["w"], f["d"]
    box((0, 0, z + 0.15), (w, d, 0.30), wood(settings.style.wood), 0.004, parent=e)
    n = int(w / 0.045)
    for i in range(n):
        cyl(
            (-w / 2 + (i + 0.5) * w / n, -d / 2 - 0.001, z + 0.15),
            w / n * 0.42,
            0.285,
            wood(settings.style.wood, axis=2),
            10,
            parent=e,
        )
    box((0, 0, z + 0.305), (w + 0.01, d + 0.01, 0.016), marble("dark", 0.15, 2.0, "obj"), 0.003, parent=e)
    vase(e, (w / 2 - 0.35, 0.02, z + 0.313), 0.09, 0.30, "#83776a")
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


def tvwall(e: Object, f: Data) -> None:
    """A wall of stone slabs with shadow gaps, slats of wood and a television; it sits against +y."""
    w, ceil = f["w"], settings.wall_top()
    k = 3
    sw = (w - 0.9) / k
    for i in range(k):
        box(
            (-w / 2 + sw * (i + 0.5), 0.0, ceil / 2),
            (sw - 0.006, 0.03, ceil),
            marble(settings.style.stone, 0.14, 0.9),
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
            wood(settings.style.wood, axis=2),
            0.006,
            parent=e,
            seg=3,
        )
    box((-w / 2 + sw * k, -0.005, ceil / 2), (0.012, 0.05, ceil), metal("brass", 0.25), 0.002, parent=e)
    tw, th = 1.9, 1.09
    box((-0.42, -0.045, 1.22), (tw, 0.035, th), plain("#0b0b0c", 0.25), 0.006, parent=e)
    screen(e, photograph("river-day"), (tw - 0.02, th - 0.02), (-0.42, -0.0635, 1.22), 0.62)
