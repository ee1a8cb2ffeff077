"""What a photographer's lens and shutter do, for pictures that are rendered sharp. Points are given on the picture 1344 wide."""
import cv2
import numpy as np

GRID = 1344


def load(path):
    """Linear light, 0 to 1."""
    return (cv2.imread(path).astype(np.float32) / 255) ** 2.2


def save(path, light):
    cv2.imwrite(path, np.clip(np.clip(light, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8))


def scale(light):
    return light.shape[1] / GRID


def soften(area, radius):
    return cv2.GaussianBlur(area.astype(np.float32), (0, 0), radius)


def outline(light, *shapes):
    """0 or 1 inside of the outlines."""
    area = np.zeros(light.shape[:2], np.uint8)
    for points in shapes:
        cv2.fillPoly(area, [np.int32([(x * scale(light) * 16, y * scale(light) * 16) for x, y in points])], 1, shift=4)
    return area


def grow(area, pixels):
    """Larger, or smaller below 0."""
    if not pixels:
        return area
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * abs(pixels) + 1,) * 2)
    return cv2.dilate(area, kernel) if pixels > 0 else cv2.erode(area, kernel)


def cut_out(light, shapes, inner=7, outer=6, rounds=3, minus=()):
    """The exact area of a figure whose rough outlines are given: the border is searched within a band of inner + outer pixels."""
    rough = outline(light, *shapes)
    known = np.full(rough.shape, cv2.GC_BGD, np.uint8)
    known[grow(rough, outer) > 0] = cv2.GC_PR_BGD
    known[rough > 0] = cv2.GC_PR_FGD
    known[grow(rough, -inner) > 0] = cv2.GC_FGD
    if minus:
        known[outline(light, *minus) > 0] = cv2.GC_BGD
    ys, xs = np.where(rough)
    pad = 40
    y0, y1, x0, x1 = max(ys.min() - pad, 0), ys.max() + pad, max(xs.min() - pad, 0), xs.max() + pad
    view = np.clip(light[y0:y1, x0:x1] ** (1 / 2.2) * 255, 0, 255).astype(np.uint8)
    part = known[y0:y1, x0:x1].copy()
    cv2.grabCut(view, part, None, np.zeros((1, 65)), np.zeros((1, 65)), rounds, cv2.GC_INIT_WITH_MASK)
    area = np.zeros_like(rough)
    area[y0:y1, x0:x1] = (part == cv2.GC_FGD) | (part == cv2.GC_PR_FGD)
    area = cv2.morphologyEx(area, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (9, 9)))
    area = cv2.morphologyEx(area, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (7, 7)))
    # Without crumbs.
    count, labels, stats, _ = cv2.connectedComponentsWithStats(area)
    small = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] < 900]
    return cv2.medianBlur(np.where(np.isin(labels, small), 0, area).astype(np.uint8), 7)


def spread(light, known):
    """Fills what is not known from what is around it, near before far."""
    if min(known.shape) <= 2:
        return light
    weight = known.astype(np.float32)
    if weight.min() > 0.99:
        return light
    half = (max(known.shape[1] // 2, 1), max(known.shape[0] // 2, 1))
    small_weight = cv2.resize(weight, half, interpolation=cv2.INTER_AREA)
    small = cv2.resize(light * weight[..., None], half, interpolation=cv2.INTER_AREA)
    small = small / np.maximum(small_weight, 1e-4)[..., None]
    small = spread(small.astype(np.float32), np.clip(small_weight * 2, 0, 1))
    below = cv2.resize(small, (known.shape[1], known.shape[0]), interpolation=cv2.INTER_LINEAR)
    return light * weight[..., None] + below * (1 - weight[..., None])


def above_feet(area, part=0.16):
    """The area of a figure without its feet, which hardly move: their shadow on the floor stays."""
    ys = np.where(area.any(1))[0]
    out = area.copy()
    out[int(ys.max() - part * (ys.max() - ys.min())) :] = 0
    return out


def plate(light, hole, sources=(), edge=2.0):
    """The room without its people: a hole is filled from another picture of the same camera, brought to the same light, and from around it where no other picture is free. `sources`: pairs of a picture and where it is free."""
    known = 1 - (hole > 0).astype(np.uint8)
    filled, left = light.copy(), known == 0
    for other, free in sources:
        # Not right beside the hole, where a rest of the figure may be.
        both = (grow(known, -4) * free).astype(np.float32)
        ratio = np.clip((light + 0.002) / (other + 0.002), 0.2, 5) * both[..., None]
        weight = cv2.GaussianBlur(both, (0, 0), 9)
        ratio = cv2.GaussianBlur(ratio, (0, 0), 9) / np.maximum(weight, 1e-3)[..., None]
        ratio = spread(ratio, np.clip(weight * 1.5, 0, 1) * both)
        take = left & (free > 0)
        filled[take] = np.clip(other * ratio, 0, 1)[take]
        left &= ~take
    filled = spread(filled, ~left)
    blend = soften(grow(1 - known, 2), edge)[..., None]
    return light * (1 - blend) + filled * blend


def disc(radius, rim=0.25):
    """The image of a point of light out of focus: a disc, a little brighter at its rim."""
    reach = int(np.ceil(radius)) + 1
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    away = np.hypot(x, y)
    kernel = np.clip(radius + 0.5 - away, 0, 1) * (1 + rim * np.clip((away - radius + 2) / 2, 0, 1))
    return (kernel / kernel.sum()).astype(np.float32)


def aperture(light, radius, lamps=4.0):
    """Out of focus by `radius` pixels, a number or a map. Lamps are brighter than a picture can say: up to 1 + `lamps` times."""
    light = light + lamps * light * np.clip((light.max(2, keepdims=True) - 0.7) / 0.3, 0, 1) ** 2
    radius = np.broadcast_to(np.float32(radius), light.shape[:2])
    largest = max(float(radius.max()), 1.01)
    steps = [0.0] if radius.min() < largest else []
    steps += np.geomspace(max(min(float(radius.min()), largest / 1.01), 1.0), largest, 6 if steps else 1).tolist()
    levels = [
        cv2.filter2D(light, -1, disc(step), borderType=cv2.BORDER_REFLECT) if step > 0.5 else light for step in steps
    ]
    if len(levels) == 1:
        return levels[0]
    out = levels[0].copy()
    for low, high, a, b in zip(steps, steps[1:], levels, levels[1:]):
        share = np.clip((radius - low) / max(high - low, 1e-3), 0, 1)[..., None]
        out = np.where((radius > low)[..., None], a * (1 - share) + b * share, out)
    return out


def soft_figure(room, light, area, radius):
    """Lays a figure over the room, out of focus by `radius` pixels."""
    alpha = area.astype(np.float32)
    kernel = disc(radius)
    cover = cv2.filter2D(alpha, -1, kernel)[..., None]
    return room * (1 - cover) + cv2.filter2D(light * alpha[..., None], -1, kernel)


def floor_depth(light, horizon, focus, wall, far):
    """How far out of focus each row is, in pixels: 0 at the row `focus`, `far` at the wall, whose foot is the row `wall`. `horizon` is the height of the eye."""
    rows = np.arange(light.shape[0], dtype=np.float32) / scale(light)
    near = np.clip((rows - horizon) / (focus - horizon), (wall - horizon) / (focus - horizon), 3)
    amount = far * np.abs(1 - near) / (1 - (wall - horizon) / (focus - horizon))
    return np.repeat(amount[:, None], light.shape[1], 1)


def sway(room, light, area, reach, lean=1, arms=1.6, bounce=6, flash=5.0, poses=32, foot=None, edge=1.2):
    """A figure during half a second: its feet stay, its head moves by `reach` (on the grid), what is above its head more. It stays longer at both ends of its way; a flash at its end holds the last pose `flash` times. Returns the room with its trace."""
    s = scale(light)
    ys, xs = np.where(area > 0)
    pad = int(reach * s * 2) + 30
    y0, y1 = max(ys.min() - pad, 0), min(ys.max() + pad, light.shape[0])
    x0, x1 = max(xs.min() - pad, 0), min(xs.max() + pad, light.shape[1])
    part, alpha = light[y0:y1, x0:x1], soften(area[y0:y1, x0:x1], edge)
    base = (foot * s if foot else ys.max()) - y0
    tall = max(base - (ys.min() - y0), 1) / arms
    gy, gx = np.mgrid[0 : y1 - y0, 0 : x1 - x0].astype(np.float32)
    height = np.clip((base - gy) / tall, 0, 3)
    colour, cover, total = np.zeros_like(part), np.zeros_like(alpha), 0.0
    for index in range(poses):
        t = index / (poses - 1)
        u = lean * np.cos(np.pi * (1 - t))
        moved = u * reach * s * height**1.35
        lifted = -bounce * s * (abs(np.sin(np.pi * t)) - 0.3) * np.clip(height, 0, 1)
        mx, my = gx - moved, gy - lifted
        weight = flash if index == poses - 1 else 1.0
        colour += weight * cv2.remap(part * alpha[..., None], mx, my, cv2.INTER_LINEAR)
        cover += weight * cv2.remap(alpha, mx, my, cv2.INTER_LINEAR)
        total += weight
    out = room.copy()
    out[y0:y1, x0:x1] = out[y0:y1, x0:x1] * (1 - cover / total)[..., None] + colour / total
    return out


def film(light, glow=0.14, grain=0.009, seed=3):
    """Light that spreads in the lens, and grain."""
    s = scale(light)
    level = light.mean(2, keepdims=True)
    high = np.minimum(light, 2) * np.clip((level - 0.35) / 0.4, 0, 1)
    light = light + glow * cv2.GaussianBlur(high, (0, 0), 16 * s) + glow / 3 * cv2.GaussianBlur(high, (0, 0), 52 * s)
    view = np.clip(light, 0, 1) ** (1 / 2.2)
    noise = soften(np.random.default_rng(seed).normal(0, 1, light.shape[:2]), 0.55 * s) * 1.55 * s
    return np.clip(view + (noise * grain)[..., None] * (0.3 + 2 * view * (1 - view)), 0, 1) ** 2.2
