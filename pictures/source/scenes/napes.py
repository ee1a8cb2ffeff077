"""Closes the gap below the collar of the two men of functions-basic who are seen from behind: the wedge of skin takes the colour of the shirt around it.
python3 napes.py <functions-basic.webp from before> <result.png>"""
import sys
import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
# centre, wedge (points from the centre), a point of the shirt
NAPES = [
 ((1325, 645),[(-23,-3.5),(-14,-9),(0,-10),(13,-11.5),(21,-9),(26,-3),(17,4.5),(7,10),(-1,9),(-8,3.5)],(-15,13)),
 ((545, 645),[(-37,-2),(-31,-7.5),(-18,-9),(-3,-7.5),(6,-3),(-3,3),(-18,8.5),(-30,4.5)],(-18,19)),
]
def close(a, centre, wedge, cloth):
    x, y = centre; h, w = a.shape[:2]; k = 4
    x0, x1, y0, y1 = max(0,x-64), min(w,x+64), max(0,y-40), min(h,y+48); c = a[y0:y1,x0:x1]
    m = Image.new('L', ((x1-x0)*k,(y1-y0)*k)); ImageDraw.Draw(m).polygon([((x+p-x0+.5)*k,(y+q-y0+.5)*k) for p,q in wedge], fill=255, outline=255, width=2*k)
    m = np.asarray(m.resize((x1-x0,y1-y0), Image.BOX), float)/255
    m = ndi.grey_dilation(m, (3,3))
    inside = ndi.binary_dilation(m > .02, iterations=1); near = ndi.binary_dilation(inside, iterations=9) & ~inside
    sx, sy = x+cloth[0]-x0, y+cloth[1]-y0; seed = np.median(c[sy-2:sy+3,sx-2:sx+3].reshape(-1,3), axis=0)
    lum = c.mean(2); hue = c/np.maximum(c.sum(2,keepdims=True),12); ok = near & (np.abs(lum-seed.mean()) < 14+.22*seed.mean()) & (np.abs(hue-seed/max(seed.sum(),12)).sum(2) < .14)
    if ok.sum() < 5: return print('no cloth at', centre)
    fill = np.zeros_like(c); wt = np.zeros(lum.shape)
    for s, g in ((3,1),(7,.15),(16,.02)):
        wt += g*ndi.gaussian_filter(ok.astype(float), s); fill += g*np.stack([ndi.gaussian_filter(c[...,i]*ok, s) for i in range(3)], 2)
    fill /= np.maximum(wt,1e-6)[...,None]
    yy = np.arange(y0,y1)[:,None]-y; top = min(q for _,q in wedge); shade = 1-.16*np.exp(-np.clip(yy-top-1,0,None)/2.5)   # the shadow of the collar on the cloth
    rng = np.random.default_rng(x); fill = fill*shade[...,None] + ndi.gaussian_filter(rng.normal(0,1.6,lum.shape), .6)[...,None]
    m = np.clip(ndi.gaussian_filter(m,.7)*1.1,0,1)[...,None]; a[y0:y1,x0:x1] = c*(1-m)+fill*m
a = np.asarray(Image.open(sys.argv[1]).convert('RGB'), float).copy()
for centre, wedge, cloth in NAPES: close(a, centre, wedge, cloth)
Image.fromarray((np.clip(a,0,255)+.5).astype(np.uint8)).save(sys.argv[2])
