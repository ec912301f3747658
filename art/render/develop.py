"""EXR halves -> denoise per light component -> exposure, bloom, AgX -> PNG. Runs in Blender's python (EXR loading) or after it."""
import bpy
import os
import sys
import time
import ctypes
import subprocess
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


def library():
    """The denoiser, compiled for this machine into the work folder when its source is newer."""
    work = os.environ.get("ART_WORK", "/tmp/art")
    source, built = os.path.join(HERE, "denoise.c"), os.path.join(work, "denoise.so")
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, source, "-o", built, "-lm"], check=True)
    return ctypes.CDLL(built)


L = library()


def fp(a):
    return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


F = ctypes.c_float
I = ctypes.c_int


def load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return np.ascontiguousarray(a.reshape(h, w, 4)[::-1, :, :3])


def pas(d, n):
    p = os.path.join(d, n + "0001.exr")
    return np.nan_to_num(load(p), posinf=1e4, neginf=0) if os.path.exists(p) else None


os.environ.setdefault("OMP_WAIT_POLICY", "passive")


def nlm(A, B, var, feat, fs, mask, R, step, patch, k, floorv):
    _, h, w = A.shape
    out = np.empty_like(A)
    L.nlm(
        fp(A),
        fp(B),
        fp(var),
        fp(feat),
        fp(fs),
        I(len(fs)),
        fp(mask),
        I(w),
        I(h),
        I(R),
        I(step),
        I(patch),
        F(k),
        F(floorv),
        fp(out),
    )
    return out


def halfvar(A, B, r):
    _, h, w = A.shape
    v = np.empty((h, w), np.float32)
    L.halfvar(fp(A), fp(B), I(w), I(h), I(r), fp(v))
    return v


def despike(A, B, k):
    _, h, w = A.shape
    A0 = A.copy()
    L.despike(fp(A), fp(B), I(w), I(h), F(k))
    L.despike(fp(B), fp(A0), I(w), I(h), F(k))


def denoise(out, name, wrap=False, R=9, strength=1.0, verbose=True, hi=1):
    # hi=2 for >3000 px images: pool over a footprint twice as wide
    t0 = time.time()
    dA, dB = os.path.join(out, name + "_A"), os.path.join(out, name + "_B")

    def g(n):
        return (pas(dA, n), pas(dB, n))

    def avg(n):
        return (lambda a, b: (a + b) / 2)(*g(n))

    PAD = 140 if wrap else 0

    def pl(a):
        return np.ascontiguousarray(
            np.pad(a, ((0, 0), (PAD, PAD), (0, 0)), mode="wrap").transpose(2, 0, 1) if PAD else a.transpose(2, 0, 1)
        )

    N = avg("DenoisingNormal")
    Z = avg("DenoisingDepth")[..., :1]
    Al = avg("DenoisingAlbedo")
    lz = np.log(np.maximum(Z, 1e-2))
    h, w = N.shape[:2]
    res = avg("Emit") + avg("Env")
    info = {}
    for comp, feats in (("Diff", "nz"), ("Gloss", "nza"), ("Trans", "nza")):
        A = pas(dA, comp + "Dir") + pas(dA, comp + "Ind")
        B = pas(dB, comp + "Dir") + pas(dB, comp + "Ind")
        col = avg(comp + "Col")
        if float(col.max()) < 1e-4:
            continue
        A, B = pl(A), pl(B)
        despike(A, B, 2.5 if comp == "Diff" else 3.5)
        mask = np.clip(col.mean(2) * 4, 0.002, 1).astype(np.float32)
        mask = pl(mask[..., None])[0]
        fl = [N[..., i] for i in range(3)] + [lz[..., 0]]
        sg = [0.16 if comp == "Diff" else 0.08] * 3 + [0.03]
        if "a" in feats:
            fl += [Al[..., i] for i in range(3)]
            sg += [0.06] * 3
        feat = pl(np.stack(fl, -1))
        fs = np.array([1 / (2 * s * s) for s in sg], np.float32)
        v = halfvar(A, B, 2 * hi)
        k = (0.55 if comp == "Diff" else 0.45) * strength
        P = (3 if comp == "Diff" else 2) * hi
        a = nlm(A, B, v, feat, fs, mask, R, 1, P, k, 2e-4)
        b = nlm(B, A, v, feat, fs, mask, R, 1, P, k, 2e-4)
        if comp == "Diff":  # second, dilated pass: removes the low-frequency blotches that are left
            v2 = halfvar(a, b, 4)
            a2 = nlm(a, b, v2, feat, fs, mask, 5, 4 * hi, 2 * hi, 0.7 * strength, 4e-4)
            b2 = nlm(b, a, v2, feat, fs, mask, 5, 4 * hi, 2 * hi, 0.7 * strength, 4e-4)
            a, b = a2, b2
            v3 = halfvar(a, b, 8)
            a3 = nlm(a, b, v3, feat, fs, mask, 4 + hi, 13 * hi, 3 * hi, 0.9 * strength, 6e-4)
            b3 = nlm(b, a, v3, feat, fs, mask, 4 + hi, 13 * hi, 3 * hi, 0.9 * strength, 6e-4)
            a, b = a3, b3
        o = ((a + b) / 2).transpose(1, 2, 0)
        o = o[:, PAD : o.shape[1] - PAD] if PAD else o
        res = res + o * col
        info[comp] = float(np.sqrt(v.mean()))
    raw = avg("Image")
    if verbose:
        print(f"DENOISED {name} {w}x{h} in {time.time()-t0:.1f}s", info)
    return res, raw


# ---- display transform: AgX (Troy Sobotka) with Wrensch polynomial sigmoid
_IN = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)
_OUT = np.array(
    [
        [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
        [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
        [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
    ],
    np.float32,
)


def agx(x, contrast=1.0, sat=1.0, power=1.0):
    x = np.maximum(x, 0) @ _IN.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / 16.5, 0, 1)
    x2 = x * x
    x4 = x2 * x2
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.clip(y, 0, 1) ** power
    if contrast != 1:
        m = 0.5
        y = np.clip(m + (y - m) * contrast, 0, 1)
    l = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    y = l + (y - l) * sat
    y = y @ _OUT.T
    return np.clip(y, 0, 1)  # already display-encoded (2.2)


def gauss(img, s):
    from PIL import Image, ImageFilter

    h, w = img.shape[:2]
    f = max(1, int(s // 4))
    out = []
    for c in range(3):
        im = Image.fromarray(img[..., c], "F").resize((max(8, w // f), max(8, h // f)), Image.BOX)
        a = np.asarray(im)
        r = s / f
        n = int(3 * r) + 1
        k = np.exp(-np.arange(-n, n + 1) ** 2 / (2 * r * r))
        k /= k.sum()
        p = np.pad(a, n, mode="edge")
        p = np.apply_along_axis(lambda m: np.convolve(m, k, "valid"), 0, p)
        p = np.apply_along_axis(lambda m: np.convolve(m, k, "valid"), 1, p)
        out.append(np.asarray(Image.fromarray(p.astype(np.float32), "F").resize((w, h), Image.BICUBIC)))
    return np.stack(out, -1)


def grade(
    lin,
    exposure=None,
    key=0.16,
    wb=(1, 1, 1),
    bloom=0.05,
    bloom_thr=1.2,
    contrast=1.06,
    sat=1.15,
    vignette=0.12,
    power=1.0,
    sharpen=0.18,
):
    lin = lin * np.array(wb, np.float32)
    if exposure is None:
        l = lin @ np.array([0.2126, 0.7152, 0.0722], np.float32)
        exposure = key / np.exp(np.log(np.clip(l, 1e-3, None)).mean())
        print("auto exposure", exposure)
    x = lin * exposure
    h, w = x.shape[:2]
    if bloom:
        hi = np.minimum(np.maximum(x - bloom_thr, 0), 12)
        x = x + bloom * (0.6 * gauss(hi, w / 220) + 0.3 * gauss(hi, w / 70) + 0.25 * gauss(hi, w / 24))
    if vignette:
        yy, xx = np.mgrid[0:h, 0:w]
        r2 = ((xx - w / 2) / (w / 2)) ** 2 * 0.8 + ((yy - h / 2) / (h / 2)) ** 2 * 0.6
        x = x * (1 - vignette * np.clip(r2, 0, 1.5))[..., None]
    y = agx(x, contrast, sat, power)
    if sharpen:
        b = gauss(y.astype(np.float32), 1.0)
        y = np.clip(y + sharpen * (y - b), 0, 1)
    return y


def save(y, path, size=None):
    """Writes a graded picture as PNG with a grain of dither, scaled down to `size` if it was rendered larger."""
    from PIL import Image

    d = (np.random.default_rng(1).random(y.shape, dtype=np.float32) - 0.5) / 255
    im = Image.fromarray((np.clip(y + d, 0, 1) * 255 + 0.5).astype(np.uint8))
    if size and im.size != tuple(size):
        im = im.resize(size, Image.LANCZOS)
    im.save(path)
    print("saved", path, im.size)
