#!/usr/bin/python3
"""Weddings Diamond: the dress of the guest in gold reaches her collarbone. Weddings Premium: two guests lose the ends of their straps, and the red dress begins higher.
usage: bodice.py diamond|premium before.png out.png"""
import sys

import cv2
import numpy as np

stop, source, target = sys.argv[1:4]
picture = (cv2.imread(source).astype(np.float32) / 255) ** 2.2


def mask(points, soft=0.9):
    area = np.zeros(picture.shape[:2], np.uint8)
    cv2.fillPoly(area, [np.int32([(x * 16, y * 16) for x, y in points])], 255, shift=4)
    return cv2.GaussianBlur(area.astype(np.float32) / 255, (0, 0), soft)[..., None]


def cloth(points, sample, flat, lift=1.0, soft=0.9):
    """Paints an area in the colour of a square of the same dress: its light stays by the part `1 - flat`, its anatomy goes."""
    global picture
    x, y, r = sample
    colour = picture[y - r : y + r, x - r : x + r].reshape(-1, 3).mean(0)
    light = picture.mean(2, keepdims=True)
    area = mask(points, soft)
    inside = area[..., 0] > 0.5
    broad = cv2.GaussianBlur(light * area, (0, 0), 7)[..., None] / np.maximum(
        cv2.GaussianBlur(area, (0, 0), 7)[..., None], 1e-3
    )
    share = (flat * broad + (1 - flat) * light) / light[inside].mean()
    picture = picture * (1 - area) + colour * lift * share * area


def heal(points):
    """Fills an area from around it."""
    global picture
    area = (mask(points, 0.3)[..., 0] > 0.02).astype(np.uint8)
    area = cv2.dilate(area, np.ones((3, 3)))
    small = np.clip(picture ** (1 / 2.2) * 255, 0, 255).astype(np.uint8)
    filled = (cv2.inpaint(small, area, 4, cv2.INPAINT_TELEA).astype(np.float32) / 255) ** 2.2
    soft = cv2.GaussianBlur(area.astype(np.float32), (0, 0), 0.8)[..., None]
    picture = picture * (1 - soft) + cv2.GaussianBlur(filled, (0, 0), 1.2) * soft


if stop == 'diamond':
    at = lambda points: [(1990 + x / 5, 760 + y / 5) for x, y in points]
    heal(at([(468, 528), (520, 512), (572, 552), (515, 616), (470, 580)]))
    heal(at([(600, 90), (665, 75), (672, 100), (630, 118)]))
    front = [(290, 690), (305, 655), (350, 640), (420, 640), (500, 622), (575, 600), (600, 612), (578, 690)]
    cloth(at(front + [(562, 760), (525, 840), (480, 945), (400, 935), (350, 880), (300, 862), (262, 828), (258, 792), (280, 745)]), (2118, 975, 8), 0.85, 0.8, 1.1)
    cloth(at([(735, 800), (738, 935), (690, 925), (640, 905), (615, 935), (660, 850)]), (2118, 975, 8), 0.9, 0.85, 1.1)
else:
    at = lambda points: [(1360 + x * 0.2164, 800 + y * 0.2164) for x, y in points]
    for strap in (
        [(195, 358), (222, 358), (222, 450), (196, 450)],
        [(292, 440), (300, 358), (328, 356), (318, 446)],
        [(812, 500), (832, 405), (858, 408), (836, 500)],
        [(876, 515), (918, 415), (948, 420), (905, 525)],
    ):
        heal(at(strap))
    cloth(at([(903, 540), (960, 527), (1020, 540), (1036, 600), (1040, 650), (1030, 700), (780, 660), (830, 620), (865, 600), (900, 575)]), (1570, 950, 6), 0.7, 0.8, 1.2)

cv2.imwrite(target, np.clip(picture ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8))
