"""Mends collars in finished pictures: a gap below a collar takes the colour of the cloth around it, what sticks out of a neck the colour of what is behind it; three suits get a shirt and a tie.
python3 napes.py picture before.png result.png      (functions-basic, weddings-basic, weddings-premium, weddings-diamond, weddings-horizon)"""
import sys
import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
# FILL: centre, outline (points from the centre), a point of what the outline is filled with; then, if that is not cloth in the shadow of a collar, the shade 0
FILL = {
 'functions-basic': [
  ((1325, 645),[(-23,-3.5),(-14,-9),(0,-10),(13,-11.5),(21,-9),(26,-3),(17,4.5),(7,10),(-1,9),(-8,3.5)],(-15,13)),
  ((545, 645),[(-37,-2),(-31,-7.5),(-18,-9),(-3,-7.5),(6,-3),(-3,3),(-18,8.5),(-30,4.5)],(-18,19))],
 'weddings-basic': [
  ((299, 935),[(8,-14),(12,-14),(20,-8),(20.5,-2),(15,-3),(10,-7.5)],(25,-9),0),
  ((1400, 945),[(-29,-12),(-21,-22),(-11,-19),(-12,-8),(-18,-2),(-21,1),(-28,1)],(-25,-26),0),
  ((1400, 945),[(-22,0),(-12,-4),(0,-3),(14,1),(24,6),(10,9),(0,10),(-7,11),(-12,15),(-19,18),(-23,9)],(-10,20)),
  ((1830, 925),[(-8,9),(0,10.5),(10,11),(20,9),(22,12),(14,17),(7,20),(0,16),(-6,12)],(5,25)),
  ((2085, 942),[(-8,1),(0,1.5),(10,2),(20,0),(26,0),(15,5),(5,9),(-1,12),(-8,9)],(0,17)),
  ((2085, 942),[(-12,-7),(-6,-7),(-5,-2),(-12,-1)],(-18,2),0)],
 'weddings-premium': [
  ((605, 870),[(-22,-14),(-8,-15),(16,-15),(22,-14),(24,-2),(16,3),(-6,3),(-14,-2)],(4,14),0),
  ((1670, 870),[(-17,-15),(-8,-15),(2,-13),(18,-17),(16,-8),(11,-2),(9,2),(-8,2),(-14,-3)],(-6,12),0)],
 'weddings-diamond': [
  ((300, 850),[(5,-13),(10,-13),(11,-9),(5,-9)],(2,-6),0),
  ((1430, 840),[(-5,-11),(0,-11),(0,-5),(-5,-3)],(-10,-14),0),
  ((1434, 836),[(-2,-2.5),(2,-2.5),(2,1),(-2,1)],(4,2),0),
  ((1465, 850),[(-10,-8),(2,-8),(15,5),(17,13),(10,12),(1,0),(-9,-3)],(20,-6),0),
  ((1865, 868),[(-20,-20),(-10,-19),(0,-17),(10,-21),(18,-24),(13,-12),(8,-3),(2,0),(-14,0),(-22,-4)],(-12,12),0)],
 'weddings-horizon': [
  ((555, 845),[(-18,-6),(-10,-8),(5,-7),(20,-1),(31,5),(31,12),(20,17),(5,25),(-8,27),(-15,24),(-23,10),(-21,2)],(24,21)),
  ((710, 845),[(-28,-2),(-14,-3),(-2,-4),(7,-4),(10,2),(7,15),(2,14),(-10,8),(-23,3)],(0,20)),
  ((1315, 865),[(-12,-6),(-3,-5),(20,-14),(20,-8),(11,-1),(-1,2),(-11,-1)],(-4,5)),
  ((1315, 865),[(-14,-17),(-5,-15),(-3,-7),(-12,-3)],(-20,-16),0),
  ((1640, 855),[(11,-9),(19.5,-9),(19.5,2),(11,2)],(17,-16),0)],
}
# PAINT: outline in the picture, colour at its left and at its right end
def suit(shirt, tie, left, right, s0, s1, t): return [(shirt,s0,s1),(tie,t,t),(left,[min(255,c*1.18) for c in s0],[min(255,c*1.12) for c in s0]),(right,[min(255,c*1.16) for c in s1],s1)]
PAINT = {
 'weddings-premium': suit([(587,850),(600,854),(619,853),(625,849),(624,860),(607,893)],[(601,852),(613,852),(610.5,859),(613,880),(607.5,890),(602,880),(604.5,859)],[(587,849),(602,854),(596,864)],[(626,848),(612,854),(619,864)],(84,66,50),(132,108,84),(24,13,11))
  + suit([(1661,850),(1671,856),(1688,852),(1691,855),(1668,890)],[(1667,855),(1678,854),(1675,861),(1673,879),(1668,887),(1664.5,879),(1669,861)],[(1660,849),(1671,856),(1663,865)],[(1672,856),(1692,850),(1684,863)],(136,124,118),(66,56,54),(16,12,17)),
 'weddings-diamond': suit([(1855,846),(1866,851),(1882,843),(1880,852),(1857,890),(1853,862)],[(1860,850),(1871,848),(1868,856),(1864,876),(1858,886),(1854.5,876),(1862,857)],[(1854,844),(1865,851),(1856,862)],[(1866,851),(1887,840),(1876,858)],(166,164,176),(96,92,104),(20,20,36)),
}
# BAR: a pale bar across a chest (left, top, right, bottom): each column takes what is above and below it
BAR = {'weddings-diamond': [(289,855,327,864)], 'weddings-horizon': [(1295,869,1324,881)]}
# DIM: outline, factor at its left and at its right end: the groom's collar turns round his neck
DIM = {
 'weddings-basic': [([(852,820),(870,820),(870,832),(852,832)],1,.4)],
 'weddings-premium': [([(872,822),(899,822),(899,832),(872,832)],1,.4),([(846,822),(862,822),(862,832),(846,832)],.6,1)],
 'weddings-diamond': [([(918,822),(941,822),(941,833),(918,833)],1,.4),([(893,822),(906,822),(906,833),(893,833)],.6,1)],
 'weddings-horizon': [([(828,822),(850,822),(850,832),(828,832)],1,.4),([(798,822),(812,822),(812,832),(798,832)],.6,1)],
}
def mask(outline, x0, y0, x1, y1, grow=2):
    k = 4; m = Image.new('L', ((x1-x0)*k,(y1-y0)*k)); ImageDraw.Draw(m).polygon([((x-x0+.5)*k,(y-y0+.5)*k) for x,y in outline], fill=255, outline=255, width=grow*k)
    return np.asarray(m.resize((x1-x0,y1-y0), Image.BOX), float)/255
def close(a, centre, wedge, cloth, dark=.16):
    x, y = centre; h, w = a.shape[:2]
    x0, x1, y0, y1 = max(0,x-64), min(w,x+64), max(0,y-40), min(h,y+48); c = a[y0:y1,x0:x1]
    m = ndi.grey_dilation(mask([(x+p,y+q) for p,q in wedge], x0, y0, x1, y1), (3,3))
    inside = ndi.binary_dilation(m > .02, iterations=1); near = ndi.binary_dilation(inside, iterations=9) & ~inside
    sx, sy = x+cloth[0]-x0, y+cloth[1]-y0; seed = np.median(c[sy-2:sy+3,sx-2:sx+3].reshape(-1,3), axis=0)
    lum = c.mean(2); hue = c/np.maximum(c.sum(2,keepdims=True),12); ok = near & (np.abs(lum-seed.mean()) < 14+.22*seed.mean()) & (np.abs(hue-seed/max(seed.sum(),12)).sum(2) < .14)
    if ok.sum() < 5: return print('no cloth at', centre)
    fill = np.zeros_like(c); wt = np.zeros(lum.shape)
    for s, g in ((3,1),(7,.15),(16,.02)):
        wt += g*ndi.gaussian_filter(ok.astype(float), s); fill += g*np.stack([ndi.gaussian_filter(c[...,i]*ok, s) for i in range(3)], 2)
    fill /= np.maximum(wt,1e-6)[...,None]
    yy = np.arange(y0,y1)[:,None]-y; top = min(q for _,q in wedge); shade = 1-dark*np.exp(-np.clip(yy-top-1,0,None)/2.5)   # the shadow of the collar on the cloth
    rng = np.random.default_rng(x); fill = fill*shade[...,None] + ndi.gaussian_filter(rng.normal(0,1.6,lum.shape), .6)[...,None]
    m = np.clip(ndi.gaussian_filter(m,.7)*1.1,0,1)[...,None]; a[y0:y1,x0:x1] = c*(1-m)+fill*m
def across(outline, left, right):
    """a soft outline, and a value that goes from left to right over it"""
    p = np.array(outline); x0, y0 = (p.min(0)-6).astype(int); x1, y1 = (p.max(0)+7).astype(int); m = ndi.gaussian_filter(mask(outline, x0, y0, x1, y1, 0), 1)[...,None]
    t = np.clip((np.arange(x0,x1)-p[:,0].min())/np.ptp(p[:,0]),0,1)[None,:,None]; return (slice(y0,y1),slice(x0,x1)), m, np.array(left,float)*(1-t)+np.array(right,float)*t
name = sys.argv[1]; a = np.asarray(Image.open(sys.argv[2]).convert('RGB'), float).copy()
for f in FILL[name]: close(a, *f)
for x0, y0, x1, y1 in BAR.get(name, ()):
    t = np.linspace(0,1,y1-y0)[:,None,None]; m = ndi.gaussian_filter(np.pad(np.ones((y1-y0-2,x1-x0-4)),((1,1),(2,2))),(.5,1))[...,None]; f = a[y0-2:y0,x0:x1].mean(0)*(1-t)+a[y1:y1+2,x0:x1].mean(0)*t; a[y0:y1,x0:x1] = a[y0:y1,x0:x1]*(1-m)+f*m
for f in PAINT.get(name, ()): z, m, c = across(*f); a[z] = a[z]*(1-m)+c*m
for f in DIM.get(name, ()): z, m, c = across(*f); a[z] = a[z]*(1-m+m*c)
Image.fromarray((np.clip(a,0,255)+.5).astype(np.uint8)).save(sys.argv[3])
