"""Trees and shrubs as clouds of leaves around blobs, and scattering them as instances."""
import math
import random
from geometry import *
from outdoor import *


def tree_mesh(seed, h=9.0, r=3.2, n=2600, cols=("#3c5230", "#647a45"), leaf_s=0.34, low=0.36, nb=11, cone=False):
    rnd = random.Random(seed)
    b = MB()
    trunk = hz("#4a3b2e", 0.9)
    blobs = []
    for i in range(nb):
        a = rnd.uniform(0, 6.28)
        q = rnd.random() ** 0.45
        f = rnd.uniform(low, 0.95)
        z = h * f
        prof = (1.12 - f) if cone else (1.05 - abs(f - 0.5) * 1.15)
        rr = r * prof * q
        blobs.append(
            (rr * math.cos(a), rr * math.sin(a), z, r * rnd.uniform(0.22, 0.46) * (max(0.35, prof) if cone else 1))
        )
    for k in range(8):
        a0, a1 = k * math.pi / 4, (k + 1) * math.pi / 4
        w0, w1 = 0.19, 0.08
        b.quad(
            [
                (w0 * math.cos(a0), w0 * math.sin(a0), 0),
                (w0 * math.cos(a1), w0 * math.sin(a1), 0),
                (w1 * math.cos(a1), w1 * math.sin(a1), h * 0.6),
                (w1 * math.cos(a0), w1 * math.sin(a0), h * 0.6),
            ],
            0,
        )
    for i in range(n):
        bx, by, bz, br = blobs[rnd.randrange(len(blobs))]
        d = (
            Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
            * br
            * rnd.uniform(0.55, 1.0) ** 0.6
        )
        p = Vector((bx, by, bz)) + Vector((d.x, d.y, d.z * 0.75))
        nrm = (
            d.normalized() + Vector((rnd.uniform(-0.7, 0.7), rnd.uniform(-0.7, 0.7), rnd.uniform(-0.2, 0.9)))
        ).normalized()
        t1 = nrm.orthogonal().normalized()
        t1.rotate(Matrix.Rotation(rnd.uniform(0, 6.28), 3, nrm))
        t2 = nrm.cross(t1)
        s = leaf_s * rnd.uniform(0.6, 1.3)
        b.quad([p - t1 * s, p - t2 * s * 0.55, p + t1 * s, p + t2 * s * 0.55], 1)
    me = b.obj("tree", [trunk, treeleaf(*cols)])
    return me


def scatter(meshes, pts, rnd, s=(0.75, 1.25), coll=None):
    for x, y, z in pts:
        o = bpy.data.objects.new("tr", rnd.choice(meshes))
        link(o, coll)
        k = rnd.uniform(*s)
        o.location = (x, y, z)
        o.scale = (k * rnd.uniform(0.9, 1.1), k * rnd.uniform(0.9, 1.1), k)
        o.rotation_euler = (0, 0, rnd.uniform(0, 6.28))
