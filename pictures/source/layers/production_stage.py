#!/usr/bin/python3
"""The band's room as a photograph, as stage.py of 114fa3fd, with the floor and the light bar behind the singer mended: the whole picture, and for the layers the room without her and how opaque she is.
usage: production_stage.py basic|premium|diamond|horizon"""
import os
import subprocess
import sys

import cv2
import numpy as np

from camera import *
from layer import lay, read_figure

stop = sys.argv[1]
here = os.path.dirname(os.path.abspath(__file__))
folder = os.path.join(here, 'work')
target = f'{folder}/whole-production-{stop}.png'
light = load(f'{folder}/production-{stop}.png')
high, wide = light.shape[:2]
S = scale(light)

# The room without the singer of before: the wall from layer_post.py with empty=1, below it mirrored from her free side, in the light of each row.
# Left, top, foot of the wall in it, floor before her, bottom, right, and the free side of her.
OLD = {
    'basic': (570, 500, 735, 960, 1028, 782, 722),
    'premium': (545, 500, 735, 960, 1028, 782, 722),
    'diamond': (570, 500, 735, 960, 1028, 782, 722),
    'horizon': (566, 350, 575, 790, 862, 788, 712),
}
left, top, foot, floor, bottom, right, axis = OLD[stop]
room = load(f'{folder}/room-production-{stop}.png')
for y in range(foot, floor):
    columns = np.arange(left, axis)
    away = (axis - columns) % 160
    row = light[y, axis + np.where((axis - columns) // 160 % 2 == 1, 160 - away, away)]
    gain = np.clip(light[y, left - 24 : left].mean(0) / (row[:24].mean(0) + 1e-4), 0.25, 2.5)
    room[y, columns] = row * (1 + (gain - 1) * ((axis - columns) / (axis - left))[:, None])
# The floor has no form of its own: each row from its left to its right end.
for y in range(floor, bottom):
    share = np.linspace(0, 1, right - left)[:, None]
    room[y, left:right] = light[y, left - 14 : left].mean(0) * (1 - share) + light[y, right : right + 14].mean(0) * share
hole = np.zeros((high, wide), np.uint8)
hole[top:floor, left:axis] = 1
hole[floor:bottom, left:right] = 1
if stop != 'horizon':
    # The left end of the row of lamps.
    room[1028:1064, 666:694] = light[1028:1064, 694:722][:, ::-1]
    hole[1028:1064, 666:694] = 1
    # A rest of the old singer's foot over the lamps beside it.
    fade = soften(np.pad(np.ones((28, 98), np.float32), ((6, 6), (16, 16))), 3)[..., None]
    base = np.where(hole[..., None] > 0, room, light)
    room[1006:1046, 687:817] = base[1006:1046, 687:817] * (1 - fade) + base[1006:1046, 790:920] * fade
    hole[1006:1046, 687:817] = 1
    # The floor between the bars grows as bright as it is before them.
    ends = np.clip(light[1030:1038, left:690].mean(0) / (room[1018:1027, left:690].mean(0) + 1e-3), 0.5, 4)
    ends = cv2.GaussianBlur(ends[None].astype(np.float32), (0, 0), 10)[0]
    side = np.clip(np.minimum(np.arange(left, 690) - left, 690 - np.arange(left, 690)) / 24, 0, 1)[:, None]
    for y in range(floor - 20, bottom):
        room[y, left:690] *= 1 + (ends - 1) * side * ((y - floor + 20) / (bottom - floor + 20)) ** 1.6
blend = soften(hole, 3)[..., None]
room = light * (1 - blend) + np.where(hole[..., None] > 0, room, light) * blend

# How far out of focus: the wall most, the lamps at the front of the floor least.
near, wall = (1000, 855) if stop != 'horizon' else (1040, 800)
rows = np.arange(high, dtype=np.float32)
depth = np.interp(rows, [0, wall, near, high], [4.2, 4.2, 1.4, 0.8])
depth = np.repeat(depth[:, None], wide, 1).astype(np.float32)
for points, amount in (
    ([(-20, 270), (250, 270), (250, 960), (-20, 960)], 2.2),
    ([(1430, 270), (1710, 270), (1710, 960), (1430, 960)], 2.2),
    ([(770, 560), (1230, 560), (1230, 960), (770, 960)], 3.2),
):
    inside = soften(outline(light, [(x / S, y / S) for x, y in points]), 14)
    depth = depth * (1 - inside) + np.minimum(depth, amount) * inside
out = aperture(room, depth, lamps=0.5)

x, y = (296, 300) if stop != 'horizon' else (408, 232)
colour, alpha, _ = (lay(layer, (high, wide), x, y) for layer in read_figure(f'singer_{stop}'))
# Haze before her, and light from behind that spreads around her edges.
haze = np.float32([0.0012, 0.0035, 0.012])
spill = cv2.GaussianBlur(out, (0, 0), 5) * np.clip(1 - soften(alpha, 5), 0, 1)[..., None]
figure_light = colour * 0.9 + haze + 0.45 * spill
cover = soften(alpha, 0.7)[..., None]
if stop == 'horizon':
    # Smoke lies on the stage.
    rows_ = np.repeat(rows[:, None], wide, 1)
    cover = cover * (1 - 0.75 * np.clip((rows_ - 745) / 85, 0, 1))[..., None]
np.savez(f'{folder}/stage-{stop}.npz', room=film(out, glow=0.09).astype(np.float16), cover=cover[..., 0].astype(np.float16))
save(target, film(out * (1 - cover) + cv2.GaussianBlur(figure_light, (0, 0), 0.5) * cover, glow=0.09))
if stop != 'horizon':
    subprocess.run(['cwebp', '-quiet', '-q', '90', '-m', '6', target, '-o', f'{here}/../../scenes/production-{stop}.webp'], check=True)
