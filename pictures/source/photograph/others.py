#!/usr/bin/python3
"""Other pictures through the same lens. usage: others.py weddings-outdoors|functions-outdoors|roving-interactive before.png out.png, others.py cables team-05.png out.png, or others.py crew left.png right.png out.png"""
import sys

import numpy as np

from camera import *

name, *sources, target = sys.argv[1:]
light = load(sources[0])
S = scale(light)
# These points are on a picture 1270 wide.
at = lambda points: [(x * GRID / 1270, y * GRID / 1270) for x, y in points]

if name.endswith('outdoors'):
    pavilion = [
        [(590, 286), (600, 312), (690, 390), (760, 420), (895, 446), (895, 494), (866, 490), (752, 521), (400, 521), (332, 490), (308, 488), (308, 438), (360, 434), (440, 404), (582, 312)],
        [(314, 485), (332, 485), (332, 800), (314, 800)], [(872, 485), (890, 485), (890, 790), (872, 790)],
        [(387, 515), (402, 515), (402, 715), (387, 715)], [(744, 515), (756, 515), (756, 705), (744, 705)],
        [(417, 537), (467, 537), (467, 614), (445, 614), (446, 690), (477, 720), (477, 740), (405, 740), (405, 720), (435, 690), (436, 614), (417, 614)],
        [(706, 540), (754, 540), (754, 614), (736, 614), (737, 690), (766, 720), (766, 735), (696, 735), (696, 720), (725, 690), (726, 614), (706, 614)],
        [(504, 640), (536, 606), (576, 606), (580, 630), (636, 630), (640, 620), (670, 620), (679, 640), (679, 745), (504, 745)],
    ]
    tables = (
        [[(-5, 640), (90, 645), (155, 652), (270, 660), (350, 720), (350, 960), (-5, 960)], [(940, 650), (1030, 642), (1150, 636), (1280, 650), (1280, 960), (940, 960)]]
        if name.startswith('weddings')
        else [[(66, 640), (80, 608), (240, 608), (268, 690), (268, 960), (66, 960)], [(1005, 604), (1118, 604), (1118, 800), (1005, 800)], [(1203, 622), (1280, 622), (1280, 960), (1203, 960)]]
    )
    sharp = outline(light, *(at(shape) for shape in pavilion[1:]), *(at(shape) for shape in tables))
    sharp |= cut_out(light, [at(pavilion[0])], inner=7, outer=1)
    sharp |= outline(light, at([(-5, 704), (1280, 704), (1280, 960), (-5, 960)]))
    behind = spread(light, 1 - grow(sharp, 3))
    out = aperture(behind, 6.5 * S, lamps=3)
    sharp = soften(sharp, 1.2)[..., None]
    out = film(out * (1 - sharp) + light * sharp, grain=0.005)

if name == 'roving-interactive':
    performer = outline(light, at([(606, 515), (630, 320), (740, 320), (744, 515), (736, 530), (760, 850), (716, 850), (700, 540), (668, 540), (670, 850), (634, 850), (632, 530)]))
    fan = outline(light, at([(280, 300), (300, 150), (370, 90), (480, 50), (870, 50), (980, 100), (1060, 300), (1035, 380), (950, 470), (850, 515), (750, 520), (610, 520), (500, 495), (412, 460), (412, 395), (330, 395)]))
    sharp = performer | fan
    behind = spread(light, 1 - grow(sharp, 3))
    depth = np.full(light.shape[:2], 6.0 * S, np.float32)
    depth[: int(380 * 1.058 * S)] = 1.0
    out = aperture(behind, depth, lamps=0)
    sharp = soften(sharp, 1.2)[..., None]
    out = film(out * (1 - sharp) + light * sharp, glow=0.08)

if name == 'crew':
    # Two portraits of 900 x 1125 side by side on 1600 x 900. Each gel fades into the other.
    left, right = (load(source)[75:975] for source in sources)
    out = np.zeros((900, 1600, 3), np.float32)
    share = np.clip((np.arange(1600, dtype=np.float32) - 700) / 200, 0, 1)
    share = (share * share * (3 - 2 * share))[None, :, None]
    # What is dark in one of them stays dark.
    out[:, :700], out[:, 900:] = left[:, :700], right[:, 200:]
    both = share[:, 700:900]
    out[:, 700:900] = (left[:, 700:] + 1e-4) ** (1 - both) * (right[:, :200] + 1e-4) ** both

if name == 'cables':
    # A portrait of 900 x 1125 at the right of 1600 x 900; its ground goes on to the left, darker.
    part = light[60:960]
    beside = lambda strip: cv2.GaussianBlur(strip.mean(1, keepdims=True), (1, 181), 0, sigmaY=40)
    fall = np.linspace(0.35, 1, 480, dtype=np.float32)[None, :, None]
    out = np.concatenate([beside(part[:, :24]) * fall, part, beside(part[:, -24:]) * fall[:, :-261:-1]], 1)[:, :1600]
    # Without a seam where the portrait begins and ends.
    x = np.arange(1600, dtype=np.float32)
    seam = np.maximum(np.exp(-(((x - 480) / 45) ** 2)), np.exp(-(((x - 1380) / 22) ** 2)))[None, :, None]
    out = out * (1 - seam) + cv2.GaussianBlur(out, (0, 0), 40) * seam
    out = film(out, glow=0, grain=0.006)

save(target, out)
