#!/usr/bin/python3
"""A room of the fader as two layers: the room without its sharp figures, and these alone. usage: weddings_corporate.py weddings-premium folder (see weddings_corporate.md)"""
import sys

import cv2
import numpy as np

from camera import *

LOOSE_COUPLE = [
    [(462, 840), (479, 700), (479, 640), (477, 597), (462, 592), (461, 520), (478, 498), (507, 488), (508, 440), (520, 424), (548, 424), (558, 440), (560, 456), (585, 456), (597, 466), (590, 485), (610, 505), (612, 545), (606, 592), (606, 606), (613, 627), (635, 667), (657, 705), (695, 745), (780, 836), (765, 858), (640, 870), (575, 876), (480, 876)],
    [(431, 853), (470, 760), (485, 700), (500, 860), (470, 862)],
]
LOOSE_PAIR = [[(176, 560), (208, 545), (212, 500), (245, 498), (255, 545), (275, 580), (292, 655), (308, 610), (325, 575), (348, 580), (356, 622), (380, 700), (394, 758), (366, 772), (370, 828), (310, 830), (312, 770), (272, 765), (255, 836), (190, 840), (194, 798), (160, 790)]]

name, folder = sys.argv[1:3]
event, stop = name.split('-')


def picture(kind, name):
    return load(f'{folder}/{kind}/{name}.png')


def view(light):
    return np.clip(light, 0, 1) ** (1 / 2.2)


def write(room, alpha, whole):
    """Both layers. The colour of the figures is what gives the whole picture again. Where the room beside a figure differs from the whole picture, its shadow or light is in the layer of the figures, with as little alpha as it needs."""
    room, whole = view(room), view(whole)
    # Without grain where the alpha is low: there it would be loud.
    change = whole - room
    even = cv2.GaussianBlur(change, (0, 0), 2)
    need = lambda change: np.where(change > 0, change / np.maximum(1 - room, 0.02), -change / np.maximum(room, 0.02)).max(2)
    least = np.where(np.abs(even).max(2) > 0.012, cv2.GaussianBlur(need(even), (0, 0), 1.5), 0)
    sharp = cv2.GaussianBlur(change, (0, 0), 0.7)
    least = np.where(np.abs(sharp).max(2) > 0.06, np.maximum(least, need(sharp)), least)
    alpha = np.clip(np.maximum(alpha, least), 0, 1)
    alpha = np.where(alpha < 0.03, 0, np.where(alpha > 0.98, 1, alpha))[..., None]
    share = np.clip(np.maximum((alpha - 0.3) / 0.3, (np.abs(change).max(2, keepdims=True) - 0.04) / 0.04), 0, 1)
    change = change * share + cv2.GaussianBlur(change, (0, 0), 1) * (1 - share)
    figures = np.where(alpha > 0, np.clip(room + change / np.maximum(alpha, 0.02), 0, 1), 0)
    byte = lambda values: np.clip(values * 255 + 0.5, 0, 255).astype(np.uint8)
    cv2.imwrite(f'{folder}/{name}-room.png', byte(room))
    cv2.imwrite(f'{folder}/{name}-people.png', byte(np.dstack([figures, alpha])))


def across(light, known, where, reach=14):
    """Each row of `where` from what is known left and right of it: boards of a floor lie so."""
    out = light.copy()
    for y in np.where(where.any(1))[0]:
        row = np.flatnonzero(where[y])
        for run in np.split(row, np.where(np.diff(row) > 1)[0] + 1):
            left = np.flatnonzero(known[y, : run[0]])[-reach:]
            right = run[-1] + 1 + np.flatnonzero(known[y, run[-1] + 1 :])[:reach]
            ends = [light[y, side].mean(0) for side in (left, right) if len(side)]
            share = ((run - run[0] + 1) / (len(run) + 1))[:, None]
            out[y, run] = ends[0] * (1 - share) + ends[-1] * share
    return out


def wall_of_old(old, size, radius):
    """The wall of a picture without people, seen by another camera, where it is in these pictures."""
    s = size[1] / GRID
    o = old.shape[1] / GRID
    # From this picture to the other one.
    move = np.float32([[0.805 * o / s, 0, 672 * (1 - 0.805) * o], [0, 0.845 * o / s, (450 - 376 * 0.845) * o]])
    return aperture(cv2.warpAffine(old, move, size[::-1], flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP), radius, lamps=0)


def layered(sources, reach=6):
    """One picture of several: each next one lies over the others in its area, with a soft edge."""
    out = sources[0]
    for source, area in sources[1:]:
        share = soften(area, reach)[..., None]
        out = out * (1 - share) + source * share
    return out


def joined(whole, filled, hole, trust=None, things=(), edge=2.0, most=2.0, rounds=400):
    """The filled picture in the hole, brought to the light around the hole: the difference at its border goes smoothly over it. Only where the border is the same thing, `trust`."""
    ys, xs = np.where(hole)
    pad = 60
    y0, y1, x0, x1 = max(ys.min() - pad, 0), ys.max() + pad, max(xs.min() - pad, 0), xs.max() + pad
    part = np.s_[y0:y1, x0:x1]
    known = (1 - hole).astype(np.uint8)
    if trust is not None:
        known = known * trust
    known = grow(known[part], -3)
    log = lambda light: np.log(light + 0.004)
    change = cv2.GaussianBlur(log(whole)[part] - log(filled)[part], (0, 0), 1.5)
    change = spread(change, known)
    half = tuple(n // 4 for n in known.shape[::-1])
    small, fixed = cv2.resize(change, half, interpolation=cv2.INTER_AREA), cv2.resize(known, half, interpolation=cv2.INTER_NEAREST)[..., None]
    start = small.copy()
    for _ in range(rounds):
        small = np.where(fixed > 0, start, cv2.blur(small, (3, 3)))
    change = np.where(known[..., None] > 0, change, cv2.resize(small, known.shape[::-1], interpolation=cv2.INTER_LINEAR))
    out = filled.copy()
    out[part] = (filled[part] + 0.004) * np.exp(np.clip(change, -most, most)) - 0.004
    # What is cut by the hole goes on in the colours that are seen of it.
    for thing, seen in things:
        cloth = spread(whole, outline(whole, seen) & (1 - grow(hole, 2)))
        share = soften(outline(whole, thing), 4 * S)[..., None]
        out = out * (1 - share) + cloth * share
    blend = soften(hole, edge)[..., None]
    return whole * (1 - blend) + film(np.clip(out, 0, 1), glow=0) * blend


whole = picture('now', name)
S = scale(whole)
size = whole.shape[:2]
box = lambda x0, y0, x1, y1: [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
oval = lambda x, y, a, b: [(x + a * np.cos(t), y + b * np.sin(t)) for t in np.linspace(0, 6.28, 40)]
mirrored = np.ascontiguousarray(whole[:, ::-1])


if name == 'weddings-diamond' and sys.argv[3:] == ['elbow']:
    # Her elbow behind the veil is as dark as her arm.
    at = lambda points: [((780 + x / 2.6) / S, (660 + y / 2.6) / S) for x, y in points]
    elbow = soften(outline(whole, at([(129, 632), (136, 608), (163, 588), (207, 572), (212, 600), (214, 632), (206, 645), (185, 652), (166, 684), (142, 674)])), 2)[..., None]
    arm = outline(whole, at([(216, 585), (255, 560), (262, 600), (225, 635)])) > 0
    gain = whole[arm].mean(0) / whole[elbow[..., 0] > 0.9].mean(0)
    save(f'{folder}/{name}-elbow.png', whole * (1 - elbow) + whole * gain * elbow)
    sys.exit()

if name == 'weddings-premium':
    before = picture('before', name)
    at = lambda points: [(420 + x / 2.566, 410 + y / 2.566) for x, y in points]
    couple = at([(230, 150), (240, 60), (290, 38), (350, 70), (354, 122), (440, 140), (447, 170), (420, 200), (400, 235), (480, 243), (492, 290), (486, 330), (496, 350), (480, 365), (512, 430), (500, 462), (470, 467), (468, 520), (480, 570), (530, 660), (630, 760), (800, 950), (940, 1105), (887, 1111), (892, 1130), (866, 1153), (720, 1139), (660, 1176), (600, 1184), (520, 1172), (402, 1150), (400, 1167), (342, 1192), (304, 1198), (298, 1173), (230, 1174), (180, 1189), (153, 1182), (148, 1147), (90, 1139), (35, 1117), (38, 1090), (153, 890), (148, 690), (143, 600), (158, 570), (148, 458), (103, 442), (98, 400), (110, 280), (130, 238), (230, 208), (235, 180)])
    area = cut_out(before, [couple], inner=3, outer=1) & grow(outline(before, couple), 1)
    at = lambda points: [(150 + x / 3.577, 490 + y / 3.577) for x, y in points]
    pair = [
        at([(225, 95), (240, 55), (285, 38), (345, 45), (375, 90), (365, 140), (345, 165), (338, 205), (395, 215), (420, 260), (425, 310), (445, 380), (470, 450), (490, 510), (500, 540), (497, 570), (490, 600), (495, 625), (480, 645), (472, 620), (450, 570), (430, 540), (400, 480), (380, 440), (384, 560), (376, 625), (400, 850), (430, 1050), (412, 1078), (330, 1095), (315, 1100), (312, 1180), (370, 1185), (370, 1210), (300, 1235), (262, 1250), (241, 1220), (255, 1180), (255, 1100), (210, 1090), (208, 1160), (245, 1165), (243, 1195), (195, 1215), (170, 1230), (138, 1200), (155, 1160), (158, 1080), (105, 1080), (46, 1050), (75, 850), (99, 640), (96, 600), (109, 430), (117, 300), (129, 225), (180, 205), (265, 200), (262, 160), (240, 140)]),
        at([(568, 350), (600, 345), (640, 316), (690, 318), (713, 370), (726, 405), (716, 425), (692, 460), (692, 485), (765, 510), (779, 550), (767, 570), (807, 650), (811, 700), (827, 780), (822, 825), (804, 830), (798, 760), (770, 680), (738, 600), (732, 680), (742, 700), (864, 925), (845, 946), (735, 970), (732, 1105), (740, 1140), (780, 1140), (776, 1167), (720, 1202), (690, 1202), (676, 1160), (686, 1105), (671, 967), (637, 965), (634, 1105), (650, 1140), (642, 1170), (610, 1202), (580, 1200), (570, 1160), (580, 1100), (579, 967), (500, 937), (440, 910), (480, 850), (563, 705), (568, 670), (569, 590), (574, 562), (520, 592), (490, 640), (470, 640), (485, 600), (520, 538), (560, 503), (603, 483), (598, 420), (603, 382), (573, 380)]),
    ]
    watching = outline(before, *pair)
    alpha = soften(area, 1.0)
    alpha = 1 - (1 - alpha) * (1 - cv2.filter2D(watching.astype(np.float32), -1, disc(2.2 * S)))
    figures = (alpha > 0.05).astype(np.uint8)
    # With what the lens left around them, and their shadows at the feet.
    loose = cut_out(before, LOOSE_COUPLE, inner=5, outer=1) | cut_out(before, LOOSE_PAIR)
    feet = outline(before, oval(207, 826, 62, 24), oval(338, 818, 56, 24))
    hole = cv2.morphologyEx(grow(figures | loose, 8) | feet, cv2.MORPH_CLOSE, np.ones((21, 21), np.uint8))
    behind = outline(whole, [(250, 470), (420, 450), (420, 765), (250, 765)])
    behind |= outline(whole, box(604, 540, 655, 592))
    hole = np.where(behind > 0, cv2.morphologyEx(grow(figures, 4), cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8)), hole)
    hole |= outline(whole, oval(288, 680, 17, 46), oval(302, 777, 60, 24), oval(372, 764, 30, 12))
    basic = picture('now', 'weddings-basic')
    old = wall_of_old(picture('old', name), size, 7 * S)
    booth = spread(mirrored, 1 - outline(whole, [(588, 556), (670, 556), (670, 582), (588, 582)]))
    filled = layered([
        old,
        (picture('now', 'weddings-diamond'), outline(whole, box(420, 380, 487, 640))),
        (booth, outline(whole, box(556, 548, 700, 900))),
        (cv2.GaussianBlur(across(whole, 1 - hole, outline(whole, box(420, 660, 830, 896)) & hole), (0, 0), 5), outline(whole, box(400, 672, 553, 920), box(553, 703, 860, 920))),
    ])
    share = np.clip((np.arange(size[0]) / S - 810) / 40, 0, 1)[:, None, None]
    filled = filled * (1 - share) + basic * share
    # Behind grandmother and girl: the floor, the table's end, and two guests.
    # Where a thing is, and where it is seen.
    guests = [
        ([(262, 560), (300, 590), (312, 660), (322, 762), (252, 762), (258, 655)], box(255, 580, 312, 770)),
        ([(325, 625), (394, 620), (390, 752), (362, 757), (330, 757)], box(374, 640, 389, 690)),
        ([(306, 520), (366, 530), (366, 632), (320, 636)], [(306, 515), (366, 520), (372, 600), (352, 590), (330, 570), (306, 575)]),
        ([(428, 446), (482, 446), (482, 536), (428, 536)], box(432, 450, 475, 532)),
    ]
    table = [(-40, 597), (166, 600), (184, 612), (188, 735), (150, 748), (-40, 760)]
    guests = [(table, table), *guests]
    things = outline(whole, *(thing for thing, _ in guests))
    left = outline(whole, box(0, 690, 420, 896))
    side = cv2.GaussianBlur(across(whole, 1 - grow(hole | things, 4), left & hole), (0, 0), 6)
    filled = layered([filled, (side, outline(whole, box(-40, 694, 425, 900)))])
    room = joined(whole, filled, hole, 1 - grow(things | behind, 4), guests)

if name == 'weddings-diamond':
    from layer import lay, read_figure

    colour, drawn, skin = (lay(layer[:, ::-1], size, 482, 570) for layer in read_figure('couple_diamond'))
    rows = np.repeat((np.arange(size[0], dtype=np.float32) / S)[:, None], size[1], 1)
    wave = soften(np.random.default_rng(5).normal(0, 1, size), 26 * S)
    in_fog = np.clip((rows + wave / wave.std() * 11 - 692) / 140, 0, 1)
    alpha = soften(drawn, 0.6) * (1 - in_fog * in_fog * (3 - 2 * in_fog))
    figures = (alpha > 0.03).astype(np.uint8)
    hole = grow(figures, 5) * (1 - outline(whole, box(480, 555, 503, 650)))
    booth = mirrored
    fog = spread(whole, 1 - hole)
    filled = layered([
        wall_of_old(picture('old', name), size, 7 * S),
        (picture('now', 'weddings-basic'), outline(whole, box(560, 300, 700, 560))),
        (booth, outline(whole, box(556, 552, 664, 900))),
    ])
    share = np.clip((rows + wave / wave.std() * 8 - 655) / 40, 0, 1)[..., None]
    filled = filled * (1 - share) + fog * share
    room = joined(whole, filled, hole)

if name == 'weddings-horizon':
    before = picture('before', name)
    couple = [
        [(368, 870), (372, 777), (369, 693), (379, 624), (358, 621), (333, 588), (335, 568), (367, 511), (397, 495), (405, 475), (400, 448), (406, 429), (427, 421), (451, 433), (454, 454), (447, 472), (442, 491), (457, 481), (487, 433), (485, 412), (496, 404), (517, 409), (515, 425), (505, 429), (503, 448), (496, 475), (459, 532), (458, 609), (461, 681), (464, 741), (456, 845), (473, 865), (472, 873), (421, 879), (415, 860), (373, 870)],
        [(502, 421), (498, 475), (513, 532), (515, 550), (522, 615), (515, 651), (466, 777), (453, 860), (508, 879), (627, 886), (721, 861), (714, 838), (729, 833), (657, 753), (621, 693), (585, 624), (585, 609), (587, 565), (609, 594), (648, 624), (681, 640), (686, 634), (651, 603), (615, 573), (594, 544), (585, 532), (569, 511), (578, 496), (576, 478), (559, 470), (542, 477), (541, 499), (551, 515), (529, 523), (514, 472), (510, 421)],
    ]
    area = cut_out(before, couple, inner=3, outer=1)
    alpha = soften(area, 1.0)
    hole = cv2.morphologyEx(grow((alpha > 0.05).astype(np.uint8), 6), cv2.MORPH_CLOSE, np.ones((11, 11), np.uint8))
    hole |= outline(whole, oval(425, 872, 66, 12), [(484, 398), (522, 402), (526, 470), (514, 484), (500, 474), (484, 440)], [(456, 560), (522, 560), (522, 660), (474, 760), (456, 760)])
    wall = wall_of_old(picture('old', name), size, 2.5 * S)
    window = np.roll(wall, round(264 * S), 1)
    low = wall_of_old(picture('old', 'weddings-premium'), size, 2.5 * S)
    low[:, int(300 * S) : int(471 * S)] = low[:, int(471 * S) : int(481 * S)].mean(1, keepdims=True)
    booth = aperture(np.ascontiguousarray(picture('before', 'weddings-premium')[:, ::-1]), 3 * S, lamps=0)
    floor = outline(whole, box(-40, 716, 1400, 940))
    dancer = outline(whole, [(270, 380), (385, 380), (385, 716), (352, 725), (340, 850), (270, 850)])
    boards = cv2.GaussianBlur(across(whole, 1 - grow(hole | outline(whole, box(-40, 700, 354, 800)), 2), floor & hole), (0, 0), 4, sigmaY=16)
    filled = layered([
        wall,
        # The window at its left, without a speaker and without the table below it; the wall of another stop.
        (window, outline(whole, box(300, 360, 475, 560))),
        (np.roll(window, round(50 * S), 0), outline(whole, box(300, 560, 475, 608))),
        (low, outline(whole, box(300, 610, 475, 740), box(470, 655, 553, 740))),
        (booth, outline(whole, box(555, 552, 700, 940))),
        (boards, floor),
    ], reach=3)
    room = joined(whole, filled, hole, 1 - (dancer | outline(whole, box(478, 395, 512, 480))), edge=4)

if name == 'weddings-basic':
    before = picture('before', name)
    at = lambda points: [((1200 + x) / 1.674, (700 + y) / 1.674) for x, y in points]
    pair = [
        at([(178, 190), (180, 155), (205, 140), (240, 150), (247, 190), (238, 235), (262, 275), (290, 340), (332, 375), (330, 395), (300, 388), (250, 348), (240, 430), (240, 455), (295, 480), (300, 522), (260, 527), (120, 512), (116, 440), (138, 290), (170, 248), (200, 235)]),
        at([(352, 200), (370, 180), (395, 185), (410, 178), (446, 200), (453, 250), (442, 282), (427, 285), (450, 300), (490, 370), (515, 430), (492, 470), (470, 462), (480, 430), (455, 380), (450, 450), (450, 480), (522, 540), (517, 572), (440, 562), (330, 547), (335, 460), (330, 400), (330, 350), (335, 313), (380, 290), (385, 265), (358, 230)]),
    ]
    at = lambda points: [(740 + x / 3.097, 480 + y / 3.097) for x, y in points]
    area = cut_out(before, pair, inner=4, outer=3)
    # Their chairs: posts, rails and spindles.
    rods = [
        [(490, 520), (494, 900), (495, 1236)], [(735, 535), (748, 900), (752, 1290)], [(483, 521), (738, 540)], [(536, 569), (722, 580)], [(500, 798), (738, 828)],
        [(535, 575), (538, 795)], [(570, 575), (575, 800)], [(607, 575), (614, 810)], [(645, 580), (652, 810)], [(686, 585), (692, 815)],
        [(490, 875), (755, 915), (862, 868)], [(593, 900), (593, 1165)], [(855, 870), (863, 1205)], [(505, 1043), (600, 985)], [(505, 1102), (600, 1045)], [(765, 1080), (857, 1022)], [(765, 1140), (857, 1080)],
        [(66, 458), (84, 700), (90, 1052)], [(120, 470), (150, 760), (155, 1112)], [(62, 460), (92, 462), (125, 480)], [(62, 485), (125, 500)], [(78, 500), (96, 690)], [(88, 505), (108, 695)], [(100, 510), (120, 700)], [(112, 515), (133, 710)], [(85, 688), (152, 722)],
        [(405, 785), (412, 1102)], [(322, 800), (325, 1036)], [(135, 790), (137, 950)], [(228, 795), (230, 912)], [(160, 810), (315, 828)], [(160, 855), (312, 878)], [(95, 890), (310, 878)], [(100, 943), (402, 935)], [(160, 996), (408, 989)],
    ]
    chairs = outline(whole, at([(500, 830), (560, 816), (745, 850), (850, 842), (850, 868), (760, 897), (750, 914), (503, 880)]), at([(96, 720), (150, 714), (400, 748), (410, 785), (330, 797), (160, 797), (98, 757)]))
    for rod in rods:
        cv2.polylines(chairs, [np.int32([(x * S * 16, y * S * 16) for x, y in at(rod)])], False, 1, round(3.8 * S), cv2.LINE_8, 4)
    alpha = np.maximum(soften(area, 1.0), soften(chairs, 0.9))
    hole = grow(area, 8) | grow(chairs, 5) | outline(whole, oval(906, 672, 10, 42), oval(996, 696, 17, 28))
    hole |= outline(whole, at([(78, 725), (340, 790), (335, 1045), (78, 1060)]))
    table = at([(350, 540), (372, 512), (420, 498), (560, 490), (1000, 490), (1000, 1250), (860, 1208), (620, 1165), (500, 1128), (362, 1080), (332, 1000)])
    floor = outline(whole, box(-40, 712, 1400, 940)) & (1 - outline(whole, table))
    boards = across(whole, 1 - grow(hole | outline(whole, table), 2), floor & hole)
    boards = cv2.GaussianBlur(boards, (0, 0), 3)
    inside = outline(whole, table)
    filled = layered([
        wall_of_old(picture('old', name), size, 8 * S),
        (boards, floor),
        (spread(whole, inside & (1 - grow(hole, 2))), inside),
    ], reach=3)
    room = joined(whole, filled, hole, 1 - grow(inside, 4), [(table, table)])
    # The table fades with the room: its near edge is soft there as the other tables are.
    near = soften(outline(whole, box(828, 600, 935, 885)), 10)[..., None]
    room = room * (1 - near) + aperture(room, 9 * S, lamps=0) * near

if event == 'corporate':
    basic = picture('now', 'corporate-basic')
    # The speaker and the part of the desk that is seen, on a cut of the picture, 2.178 times as large.
    desk = [(98, 250), (200, 248), (198, 275), (205, 310), (225, 325), (220, 345), (180, 360), (162, 362), (158, 330), (140, 300), (115, 290), (98, 300)]
    corner, speaker = {
        'basic': ((390, 400), [[(172, 90), (172, 72), (183, 66), (190, 75), (205, 80), (218, 95), (218, 130), (208, 142), (235, 155), (250, 185), (272, 208), (298, 215), (298, 230), (275, 226), (245, 215), (240, 244), (165, 246), (145, 235), (132, 225), (135, 195), (148, 155), (180, 145), (176, 120)], desk]),
        'premium': ((390, 400), [[(172, 80), (175, 60), (195, 52), (220, 58), (225, 90), (222, 115), (210, 125), (240, 135), (290, 145), (310, 135), (320, 108), (345, 85), (363, 83), (360, 98), (335, 112), (325, 135), (315, 167), (300, 174), (240, 160), (235, 205), (240, 247), (140, 249), (145, 225), (130, 205), (132, 165), (145, 125), (185, 120), (180, 100)], desk]),
        'diamond': ((460, 345), [[(155, 80), (160, 55), (180, 46), (205, 53), (212, 85), (205, 110), (225, 125), (255, 155), (275, 150), (290, 125), (326, 106), (327, 118), (300, 142), (285, 177), (265, 182), (225, 165), (222, 209), (150, 209), (150, 165), (130, 180), (108, 177), (113, 150), (138, 140), (130, 113), (150, 113)], [(60, 210), (260, 207), (260, 230), (241, 231), (226, 470), (246, 474), (250, 502), (214, 502), (205, 460), (165, 445), (152, 400), (148, 358), (130, 346), (105, 350), (96, 360), (85, 230), (60, 224)]]),
        'horizon': ((325, 335), [[(152, 95), (148, 60), (163, 40), (190, 40), (206, 58), (207, 90), (195, 105), (215, 118), (270, 115), (290, 90), (298, 62), (323, 30), (335, 32), (322, 58), (314, 95), (307, 127), (290, 134), (230, 138), (225, 165), (222, 230), (135, 232), (135, 212), (110, 202), (108, 185), (123, 150), (128, 118), (170, 108)], [(36, 234), (230, 228), (250, 236), (246, 254), (222, 254), (216, 368), (190, 364), (168, 380), (161, 394), (140, 393), (126, 420), (128, 460), (135, 510), (72, 510), (60, 252), (36, 248)]]),
    }[stop]
    at = lambda points: [(corner[0] + x / 2.178, corner[1] + y / 2.178) for x, y in points]
    speaker = outline(whole, *(at(shape) for shape in speaker))
    # Guests whom Basic has not, roughly, on a strip of the picture from row 465, 1.086 times as small.
    p = [
        [(-9, 84), (20, 98), (24, 140), (-9, 140)],
        [(178, 182), (185, 158), (220, 148), (208, 120), (208, 90), (235, 76), (264, 84), (273, 108), (260, 140), (258, 148), (292, 156), (308, 188), (319, 232), (312, 256), (286, 258), (284, 235), (286, 195), (276, 182)],
        [(324, 130), (327, 103), (346, 93), (352, 86), (349, 70), (352, 50), (372, 43), (386, 50), (392, 66), (392, 84), (366, 92), (350, 102), (344, 126)],
        [(695, 142), (699, 110), (712, 94), (730, 90), (727, 60), (742, 44), (761, 52), (761, 78), (756, 90), (784, 94), (789, 114), (740, 114), (718, 116), (716, 142)],
        [(1044, 190), (1050, 153), (1062, 128), (1080, 120), (1078, 80), (1098, 60), (1125, 58), (1150, 72), (1156, 92), (1156, 140), (1140, 140), (1138, 100), (1118, 92), (1098, 104), (1090, 150), (1070, 164), (1064, 190)],
        [(1220, 114), (1224, 90), (1244, 80), (1244, 116)],
    ]
    hand = [(914, 88), (921, 45), (926, 20), (940, 4), (954, 14), (960, 28), (950, 42), (948, 60), (962, 52), (980, 62), (998, 62), (1016, 90), (1020, 130), (1030, 144), (1000, 146), (958, 146), (955, 110), (944, 88)]
    d = [
        [(9, 182), (14, 160), (45, 155), (34, 125), (34, 98), (50, 79), (80, 79), (98, 95), (97, 122), (90, 145), (104, 158), (132, 165), (144, 200), (159, 235), (157, 260), (130, 262), (128, 200), (118, 183)],
        [(58, 55), (64, 36), (88, 33), (103, 48), (102, 72), (114, 86), (124, 115), (124, 140), (106, 142), (92, 98), (72, 82)],
        [(255, 80), (256, 48), (275, 33), (291, 40), (295, 62), (299, 78), (318, 92), (331, 105), (333, 130), (318, 122), (298, 94), (270, 90)],
        [(464, 38), (485, 31), (494, 40), (496, 66), (514, 78), (526, 108), (524, 134), (500, 100), (464, 84)],
        [(698, 98), (702, 75), (700, 52), (716, 35), (734, 40), (738, 60), (728, 66), (730, 92)],
        [(935, 62), (950, 50), (970, 52), (986, 66), (1012, 66), (1018, 100), (1044, 122), (1048, 146), (950, 146), (940, 110)],
        [(1018, 142), (1024, 108), (1052, 92), (1046, 60), (1060, 38), (1085, 38), (1102, 52), (1106, 70), (1090, 80), (1088, 104), (1076, 120), (1060, 142)],
        [(-9, 190), (10, 200), (12, 250), (-9, 250)],
    ]
    red = [(797, 190), (806, 138), (826, 118), (828, 78), (855, 60), (884, 76), (893, 115), (903, 140), (895, 148), (818, 150), (816, 190)]
    h = [
        [(686, 148), (690, 118), (704, 102), (710, 70), (722, 48), (746, 46), (762, 66), (770, 110), (778, 146)],
        [(760, 192), (765, 155), (774, 98), (798, 82), (828, 90), (842, 150), (860, 172), (871, 238), (856, 250), (842, 205), (838, 192)],
        [(826, 146), (832, 112), (842, 104), (832, 80), (842, 60), (870, 60), (880, 80), (874, 106), (906, 118), (914, 146)],
        [(1168, 196), (1174, 150), (1196, 118), (1220, 100), (1216, 70), (1232, 58), (1244, 60), (1244, 150), (1210, 155), (1190, 196)],
    ]
    guests = {'basic': [], 'premium': [*p, hand], 'diamond': [*p, *d, red], 'horizon': [*p, *d, *h]}[stop]
    rough = outline(whole, *([(x * 1.0856, 465 + y * 1.0867) for x, y in shape] for shape in guests))
    # Slats go straight down: each column as it is above a hole.
    down = whole.copy()
    for x in np.where((speaker | rough).any(0))[0]:
        ys = np.where(grow(speaker, 6)[:, x])[0] if speaker[:, x].any() else np.where(rough[:, x])[0]
        y = min(ys.min(), int(548 * S))
        down[y : int(552 * S), x] = whole[max(y - 30, 0) : y, x].mean(0)
    stage = stop in ('diamond', 'horizon')
    low = outline(whole, box(-40, 550, 1400, 940))
    boards = across(whole, 1 - grow(speaker, 8), grow(speaker, 6) & low)
    area = speaker
    filled = layered([down, (boards if stage else basic, low)], reach=1)
    # Where Basic shows the wall, which is green there, and no guest.
    even = cv2.GaussianBlur(basic, (0, 0), 4)
    wall = ((even[..., 1] > 1.5 * even[..., 2]) & (even[..., 1] > 0.02) & (low == 0)).astype(np.uint8)
    room = joined(whole, filled, grow(speaker, 7 if stage else 4), grow(outline(whole, box(-40, 200, 1400, 500)), -3), edge=1.2)
    if guests:
        # Premium's room has the same guests, in a light that is nearer to that of Diamond and Horizon.
        fewer = load(f'{folder}/corporate-premium-room.png') if stage else basic
        relit = joined(room, fewer, grow(rough, 4), edge=1.2)
        other = np.abs(np.log(cv2.GaussianBlur(whole, (0, 0), 0.8) + 0.006) - np.log(cv2.GaussianBlur(relit, (0, 0), 0.8) + 0.006)).max(2)
        new = ((other > 0.4) & (rough > 0)).astype(np.uint8)
        new = cv2.morphologyEx(cv2.morphologyEx(new, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8)), cv2.MORPH_OPEN, np.ones((4, 4), np.uint8))
        behind = relit.copy()
        if stage:
            behind = np.where(wall[..., None] > 0, down, behind)
        hole = grow(new, 4) & (1 - speaker)
        room = joined(room, behind, hole, edge=1.2, most=0.5)
        area = speaker | new
    alpha = soften(area, 0.8)

write(room, alpha, whole)
