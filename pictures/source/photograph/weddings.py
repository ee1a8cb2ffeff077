#!/usr/bin/python3
"""The wedding's room as a photograph. usage: weddings.py premium|horizon|diamond|basic folder-of-originals out.png"""
import sys

import numpy as np

from camera import *
from layer import lay, read_figure

stop, folder, target = sys.argv[1:4]
light = load(f'{folder}/weddings-{stop}.png')
S = scale(light)

if stop == 'premium':
    couple = [
        [(462, 840), (479, 700), (479, 640), (477, 597), (462, 592), (461, 520), (478, 498), (507, 488), (508, 440), (520, 424), (548, 424), (558, 440), (560, 456), (585, 456), (597, 466), (590, 485), (610, 505), (612, 545), (606, 592), (606, 606), (613, 627), (635, 667), (657, 705), (695, 745), (780, 836), (765, 858), (640, 870), (575, 876), (480, 876)],
        [(431, 853), (470, 760), (485, 700), (500, 860), (470, 862)],
    ]
    beyond = [[(613, 548), (640, 548), (640, 612), (612, 596)]]  # the end of a sleeve that has no hand
    area = cut_out(light, couple, inner=5, outer=1, minus=beyond)
    stub = outline(light, *beyond)
    pair = [[(176, 560), (208, 545), (212, 500), (245, 498), (255, 545), (275, 580), (292, 655), (308, 610), (325, 575), (348, 580), (356, 622), (380, 700), (394, 758), (366, 772), (370, 828), (310, 830), (312, 770), (272, 765), (255, 836), (190, 840), (194, 798), (160, 790)]]
    watching = cut_out(light, pair)
    area[stub > 0] = 0
    behind = spread(light, 1 - grow(area | stub | watching, 5))
    far = 8 * S
    depth = floor_depth(light, 440, 868, 700, far)
    for points, amount in (
        ([(262, 760), (260, 500), (300, 450), (415, 450), (415, 770), (300, 780)], 0.7),
        ([(800, 745), (800, 470), (1075, 440), (1075, 790), (860, 800)], 0.7),
        ([(1110, 820), (1110, 460), (1240, 460), (1290, 820)], 0.6),
        ([(595, 710), (595, 460), (800, 460), (800, 710)], 0.6),
        ([(-20, -20), (1364, -20), (1364, 260), (-20, 260)], 0.75),
    ):
        inside = soften(outline(light, points), 10)
        depth = depth * (1 - inside) + far * amount * inside
    out = aperture(behind, depth)
    out = soft_figure(out, light, watching, 2.2 * S)
    sharp = soften(area, 1.0)[..., None]
    out = film(out * (1 - sharp) + light * 0.92 * sharp)

if stop == 'horizon':
    # From the back to the front: outline, how far the head moves, and its direction at the end.
    guests = [
        ([(140, 712), (185, 620), (203, 575), (186, 560), (184, 490), (206, 473), (232, 478), (241, 416), (260, 416), (260, 470), (252, 540), (257, 600), (264, 640), (215, 764), (205, 768), (205, 745)], 26, 1),
        ([(202, 718), (250, 640), (263, 560), (253, 520), (254, 475), (280, 458), (308, 468), (304, 560), (302, 640), (300, 720), (312, 772), (258, 775), (270, 740)], 24, -1),
        ([(912, 582), (948, 565), (943, 530), (953, 500), (953, 460), (946, 403), (962, 398), (982, 455), (992, 470), (987, 520), (997, 560), (987, 610), (955, 640), (978, 690), (974, 714), (943, 690), (928, 610)], 22, -1),
        ([(1040, 470), (1000, 412), (1012, 402), (1030, 430), (1050, 450), (1043, 393), (1062, 386), (1077, 420), (1094, 470), (1088, 500), (1104, 540), (1108, 600), (1088, 658), (1075, 806), (1050, 800)], 24, 1),
        ([(838, 722), (866, 640), (883, 590), (883, 530), (866, 500), (870, 475), (893, 468), (913, 428), (947, 418), (944, 450), (922, 500), (927, 560), (917, 600), (947, 650), (957, 717), (937, 727), (927, 767), (903, 767), (898, 727), (888, 755), (860, 757), (868, 732)], 26, -1),
        ([(282, 842), (279, 815), (300, 760), (296, 640), (290, 560), (298, 520), (286, 470), (288, 440), (318, 405), (316, 370), (350, 368), (348, 395), (328, 420), (314, 450), (335, 436), (366, 448), (367, 490), (354, 520), (374, 560), (382, 640), (380, 750), (358, 752), (345, 740), (322, 800), (320, 842)], 30, 1),
        ([(730, 797), (732, 775), (755, 770), (738, 690), (773, 630), (766, 540), (773, 510), (770, 470), (788, 445), (788, 425), (768, 382), (778, 370), (797, 398), (824, 450), (825, 510), (831, 625), (808, 660), (818, 700), (843, 780), (842, 804), (796, 802), (782, 730), (783, 792), (760, 797)], 30, -1),
        ([(928, 772), (963, 720), (988, 640), (1003, 580), (993, 500), (978, 400), (1000, 390), (1010, 430), (1017, 478), (1030, 463), (1067, 478), (1078, 560), (1088, 640), (1103, 680), (1151, 772), (1122, 785), (1062, 783), (1067, 848), (1040, 848), (1037, 863), (993, 862), (998, 845), (988, 790)], 30, -1),
    ]
    areas = [cut_out(light, [shape], inner=4, outer=5) for shape, _, _ in guests]
    couple = [
        [(368, 870), (372, 777), (369, 693), (379, 624), (358, 621), (333, 588), (335, 568), (367, 511), (397, 495), (405, 475), (400, 448), (406, 429), (427, 421), (451, 433), (454, 454), (447, 472), (442, 491), (457, 481), (487, 433), (485, 412), (496, 404), (517, 409), (515, 425), (505, 429), (503, 448), (496, 475), (459, 532), (458, 609), (461, 681), (464, 741), (456, 845), (473, 865), (472, 873), (421, 879), (415, 860), (373, 870)],
        [(502, 421), (498, 475), (513, 532), (515, 550), (522, 615), (515, 651), (466, 777), (453, 860), (508, 879), (627, 886), (721, 861), (714, 838), (729, 833), (657, 753), (621, 693), (585, 624), (585, 609), (587, 565), (609, 594), (648, 624), (681, 640), (686, 634), (651, 603), (615, 573), (594, 544), (585, 532), (569, 511), (578, 496), (576, 478), (559, 470), (542, 477), (541, 499), (551, 515), (529, 523), (514, 472), (510, 421)],
    ]
    pair = cut_out(light, couple, inner=3, outer=1)
    hole = np.zeros_like(pair)
    for area in areas:
        hole |= above_feet(area)
    speaker = outline(light, [(437, 428), (487, 428), (487, 560), (437, 560)])  # half of one, without a stand
    hole = grow(hole | speaker | pair, 7)
    basic = load(f'{folder}/weddings-basic.png')
    empty = outline(light, [(0, 0), (1344, 0), (1344, 450), (1110, 450), (990, 470), (790, 495), (720, 460), (640, 460), (612, 430), (420, 430), (420, 505), (300, 505), (200, 490), (0, 540)])
    pane = np.roll(light, -round(788 * S), 1)
    room = plate(light, hole, [(pane, outline(light, [(434, 425), (481, 425), (481, 572), (434, 572)])), (basic, empty)])
    depth = floor_depth(light, 440, 872, 705, 3.2 * S)
    depth[: int(270 * S)] = np.minimum(depth[: int(270 * S)], 0.8 * S)
    out = aperture(room, depth, lamps=0)
    for (shape, reach, lean), area in zip(guests, areas):
        out = sway(out, aperture(light, 1.0 * S, lamps=0), area * (1 - pair), reach * 0.62, lean, flash=9)
    figures = light.copy()
    dress = soften(outline(light, [(514, 550), (584, 549), (588, 622), (622, 690), (728, 833), (714, 842), (722, 862), (628, 888), (508, 882), (452, 856), (520, 640)]), 1.2)[..., None]
    figures = figures * (1 + dress * (np.float32([1.6, 1.42, 1.3]) - 1))
    head = soften(outline(light, [(545, 470), (560, 468), (578, 480), (578, 508), (566, 512), (548, 505)]), 1.5)[..., None]
    figures = figures * (1 - head * (1 - np.float32([0.35, 0.36, 0.42])))
    neck = soften(outline(light, [(556, 509), (567, 503), (572, 509), (572, 522), (563, 530), (556, 529)]), 1.2)[..., None]
    figures = figures * (1 - neck) + np.float32([0.0042, 0.0165, 0.062]) * neck
    sharp = soften(pair, 1.0)[..., None]
    out = film(out * (1 - sharp) + figures * sharp)

if stop == 'diamond':
    # The couple is rendered anew: couple.py with q=0.6. Her forearm comes up over his shoulder.
    light = load(f'{folder}/weddings-diamond-bodice.png')
    old = [
        [(497, 492), (524, 487), (526, 470), (542, 459), (562, 460), (561, 438), (580, 424), (603, 427), (613, 442), (611, 470), (606, 487), (640, 503), (653, 550), (654, 585), (644, 600), (648, 690), (641, 780), (646, 862), (553, 862), (552, 800), (500, 850), (330, 850), (430, 730), (485, 660), (507, 600), (503, 575), (508, 545), (512, 520), (498, 510)],
    ]
    area = cut_out(light, old, inner=5, outer=3)
    behind = spread(light, 1 - grow(area | outline(light, old[0]), 6))
    # Mirrored.
    colour, alpha, skin = (lay(layer[:, ::-1], light.shape[:2], 482, 570) for layer in read_figure('couple_diamond'))
    # In the light of the room: dark and bright cloth as they were there.
    solid = (alpha > 0.98) & (grow(area, -3) > 0)
    solid[int(700 * S) :] = False
    level = colour.mean(2)
    for_cloth = [solid & (level < 0.03), solid & (level > 0.12)]
    dark, bright = ([np.median(picture[cloth], 0) for picture in (colour, light)] for cloth in for_cloth)
    gain = (bright[1] - dark[1]) / (bright[0] - dark[0])
    skin = soften(skin, 1.0)[..., None]
    figures = np.clip(dark[1] + (colour - dark[0]) * gain, 0.0004, 1)
    figures *= 1 - skin * (1 - np.float32([0.5, 0.45, 0.42]))
    # Fog eats the legs and the train: its upper edge is a soft wave.
    rows = np.repeat((np.arange(light.shape[0], dtype=np.float32) / S)[:, None], light.shape[1], 1)
    wave = soften(np.random.default_rng(5).normal(0, 1, light.shape[:2]), 26 * S)
    rows = rows + wave / wave.std() * 11
    in_fog = np.clip((rows - 692) / 140, 0, 1)
    clear = 1 - in_fog * in_fog * (3 - 2 * in_fog)
    far = 8 * S
    depth = floor_depth(light, 440, 862, 705, far)
    for points, amount in (
        ([(130, 780), (130, 440), (310, 440), (310, 800)], 0.62),
        ([(335, 720), (335, 460), (455, 460), (455, 720)], 0.8),
        ([(830, 740), (830, 450), (1030, 450), (1030, 740)], 0.75),
        ([(1055, 830), (1055, 430), (1330, 430), (1330, 830)], 0.62),
        ([(600, 710), (600, 460), (800, 460), (800, 710)], 0.6),
        ([(-20, -20), (1364, -20), (1364, 260), (-20, 260)], 0.75),
        ([(640, 95), (840, 95), (840, 300), (640, 300)], 0.25),
    ):
        inside = soften(outline(light, points), 10)
        depth = depth * (1 - inside) + far * amount * inside
    out = aperture(behind, depth, lamps=3)
    sharp = (soften(alpha, 0.6) * clear)[..., None]
    out = film(out * (1 - sharp) + cv2.GaussianBlur(figures, (0, 0), 0.55) * sharp)

if stop == 'basic':
    gone = [(328, 878), (332, 850), (428, 720), (455, 690), (443, 590), (444, 500), (488, 480), (486, 435), (515, 420), (544, 433), (548, 456), (577, 456), (582, 480), (604, 500), (606, 590), (602, 640), (642, 740), (692, 842), (662, 876), (400, 892), (345, 884)]
    hole = grow(outline(light, gone), 12)
    # Behind the couple: the wall from the other half and from above, the booth from its right side, the floor from its free right side.
    mirrored = np.roll(light[:, ::-1], round(3 * S), 1)
    upper = outline(light, [(420, 300), (612, 300), (612, 620), (561, 620), (561, 500), (420, 500)]).astype(bool) & (hole > 0)
    room = spread(light, 1 - hole)
    room[upper] = mirrored[upper]
    high, wide = light.shape[:2]
    edge = 2 * int(498 * S)
    sides = {}
    for y in range(int(498 * S), high):
        columns = np.where(hole[y])[0]
        if not len(columns):
            continue
        left, right = columns.min(), columns.max()
        if y > 708 * S:
            end, start = int((764 if y < 838 * S else 892) * S), right + 6
            away = np.abs(columns - start) % (2 * (end - start))
            taken = start + np.where(away > end - start, 2 * (end - start) - away, away)
            room[y, columns] = light[y, np.clip(taken, 0, wide - 1)]
            sides[y] = np.percentile(light[y, max(left - 90, 0) : left - 6].mean(1), 35) / light[y, start:end].mean()
        else:
            wall = columns[(columns > 487 * S) & (columns <= 567 * S) & ~upper[y, columns]]
            room[y, wall] = room[edge - y, wall]
            booth = columns[columns > 567 * S] if y > 570 * S else columns[:0]
            room[y, booth] = light[y, np.clip(2 * (right + 5) - booth, 0, wide - 1)]
    rows = np.array(sorted(sides))
    gains = cv2.GaussianBlur(np.float32([[sides[y]] for y in rows]), (1, 151), 0, sigmaY=25)[:, 0]
    for y, gain in zip(rows, gains):
        columns = np.where(hole[y])[0]
        share = (columns.max() - columns) / (columns.max() - columns.min() + 1)
        room[y, columns] *= (1 + (np.clip(gain, 0.15, 1.2) - 1) * share**0.7)[:, None]
    # Its light joins the light around it, without an edge.
    view = lambda picture: np.clip(picture ** (1 / 2.2) * 255, 0, 255).astype(np.uint8)
    ys, xs = np.where(hole)
    middle = (int(xs.min() + xs.max() + 1) // 2, int(ys.min() + min(ys.max(), high - 2) + 1) // 2)
    inside = hole.copy() * 255
    inside[high - 2 :] = 0
    joined = cv2.seamlessClone(view(room), view(light), inside, middle, cv2.NORMAL_CLONE)
    joined = (joined.astype(np.float32) / 255) ** 2.2
    blend = soften(hole, 3)[..., None]
    room = light * (1 - blend) + (0.3 * room + 0.7 * joined) * blend
    at = lambda points: [((1200 + x) / 1.674, (700 + y) / 1.674) for x, y in points]
    pair = [
        at([(178, 190), (180, 155), (205, 140), (240, 150), (247, 190), (238, 235), (262, 275), (290, 340), (332, 375), (330, 395), (300, 388), (250, 348), (240, 430), (240, 455), (295, 480), (300, 522), (260, 527), (120, 512), (116, 440), (138, 290), (170, 248), (200, 235)]),
        at([(352, 200), (370, 180), (395, 185), (410, 178), (446, 200), (453, 250), (442, 282), (427, 285), (450, 300), (490, 370), (515, 430), (492, 470), (470, 462), (480, 430), (455, 380), (450, 450), (450, 480), (522, 540), (517, 572), (440, 562), (330, 547), (335, 460), (330, 400), (330, 350), (335, 313), (380, 290), (385, 265), (358, 230)]),
    ]
    area = cut_out(light, pair, inner=4, outer=3)
    near = soften(outline(light, at([(55, 365), (130, 345), (240, 470), (330, 420), (450, 430), (520, 470), (640, 470), (650, 810), (40, 810)])), 14)
    far = 8 * S
    depth = floor_depth(light, 440, 868, 705, far)
    for points, amount in (
        ([(-20, 780), (-20, 500), (480, 490), (480, 800), (200, 810)], 0.75),
        ([(590, 710), (590, 460), (790, 460), (790, 710)], 0.6),
        (at([(390, 440), (390, 60), (820, 60), (1000, 130), (1000, 440)]), 0.7),
        (at([(660, 800), (660, 380), (960, 250), (1000, 250), (1000, 800)]), 0.45),
    ):
        inside = soften(outline(light, points), 10)
        depth = depth * (1 - inside) + far * amount * inside
    depth = depth * (1 - near)
    behind = np.where((near < 0.5)[..., None], spread(room, 1 - grow(area, 5)), room)
    out = aperture(behind, depth, lamps=4)
    sharp = soften(area, 1.0)[..., None]
    out = film(out * (1 - sharp) + light * sharp)

save(target, out)
