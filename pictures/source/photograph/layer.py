"""A figure that Blender rendered alone, as colour and alpha: what the kit's layers.py leaves in scenes/exr, without noise."""
import os
import sys

import numpy as np

KIT = os.environ.get('ART_KIT', os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
sys.path[:0] = [KIT, os.path.join(KIT, 'scenes')]
from layers import PP, figure  # noqa: E402


def read_figure(name, sharpen=0.15):
    """Linear light in the order of OpenCV, alpha, and where skin is."""
    picture, alpha, albedo = figure(name)
    alpha = np.clip(alpha, 0, 1)
    options = dict(PP.DEF)
    options.update(exposure=0, bloom=0, vignette=0, grain=0, sharpen=sharpen, sat=1.05, power=1.0)
    colour = PP.grade(np.ascontiguousarray(picture.transpose(1, 2, 0) / np.maximum(alpha, 0.02)[..., None]), options)
    skin = (albedo[0] > 0.08) & (albedo[0] > 2.2 * albedo[2])
    return (colour[..., ::-1] ** 2.2).astype(np.float32), alpha.astype(np.float32), skin.astype(np.float32)


def lay(layer, size, x, y):
    """A layer of a figure on a ground of this size (height, width), its upper left corner at x, y."""
    ground = np.zeros((*size, *layer.shape[2:]), np.float32)
    h, w = layer.shape[:2]
    y0, y1, x0, x1 = max(y, 0), min(y + h, size[0]), max(x, 0), min(x + w, size[1])
    ground[y0:y1, x0:x1] = layer[y0 - y : y1 - y, x0 - x : x1 - x]
    return ground
