#!/usr/bin/python3
"""Two layers of each room of functions and production: the room without people, and the people with an alpha channel.

Needs python3-opencv and webp, and two files of an earlier commit. In this folder:

    for f in camera layer; do git show 114fa3fd:pictures/source/photograph/$f.py > $f.py; done
    mkdir -p work
    for s in functions production; do for t in basic premium diamond horizon; do git show 29ba8eec:pictures/scenes/$s-$t.webp | dwebp -o work/$s-$t.png -- -; done; done

    python3 functions_production.py areas        # where the guests of functions are
    python3 functions_production.py rooms        # the four rooms of functions without them
    python3 functions_production.py wholes       # Diamond as it is shown, and how opaque its guests and those of Horizon are
    python3 functions_production.py functions    # the layers, into pictures/scenes

Production needs the singers and empty rooms that the README beside camera.py makes (work/room-production-*.png, and ART_KIT with scenes/exr):

    for t in basic premium diamond horizon; do python3 production_stage.py $t; done      # also writes the whole picture
    python3 functions_production.py production

functions and production print how far the layers over each other are from the whole, after WebP."""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SCENES = os.path.join(HERE, '../../scenes/')
sys.path.insert(0, HERE)
os.chdir(os.path.join(HERE, 'work'))

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from camera import *  # noqa: E402
from outlines import *  # noqa: E402

STOPS = ('basic', 'premium', 'diamond', 'horizon')
L = {t: load(f'functions-{t}.png') for t in STOPS}
S = scale(L['basic'])
W = SCENES


def flip(area):
    return np.ascontiguousarray(area[:, ::-1])


def find_areas():
    merge = lambda light, shapes, **bands: np.maximum.reduce([cut_out(light, [shape], **bands) for shape in shapes])
    boxes = [[((200 + x) / S, (330 + y) / S) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))] for x0, y0, x1, y1 in DIAMOND_RESTS]
    at = lambda points: [((1050 + x) / S, (500 + y) / S) for x, y in points]
    b = L['basic']
    np.savez(
        'areas.npz',
        basic=outline(b, *BASIC),
        premium=merge(L['premium'], PREMIUM, inner=9, outer=7),
        diamond=merge(L['diamond'], [p[0] for p in PEOPLE['diamond']], inner=4, outer=4) | outline(b, *boxes),
        horizon=merge(L['horizon'], [p[0] for p in PEOPLE['horizon']], inner=4, outer=4),
        pair=merge(b, [at(MAN), at(WOMAN)], inner=4, outer=3) | cut_out(b, [TABLE], inner=3, outer=1),
    )


if sys.argv[1] == 'areas':
    find_areas()
    sys.exit()
A = np.load('areas.npz')
G={'basic':12,'premium':9,'diamond':9,'horizon':9}
EXTRA={ # feet, crumbs, shadows
 'premium':[[(1120,770),(1210,770),(1215,800),(1115,800)],[(1028,540),(1062,540),(1062,588),(1028,588)],[(310,770),(400,770),(400,830),(320,840)],[(640,850),(680,800),(745,800),(765,815),(700,850)],[(930,800),(1000,795),(1000,825),(940,830)],[(1125,730),(1240,730),(1245,770),(1125,770)]],
 'basic':[[(262,812),(340,765),(400,765),(400,800),(290,818)],[(1020,800),(1160,800),(1210,830),(1240,896),(1130,896),(1085,860),(1050,850)],[(950,800),(1010,800),(1010,832),(950,828)]],
 'diamond':[[(1025,365),(1055,365),(1072,410),(1095,470),(1095,520),(1060,460)],[(1085,555),(1130,555),(1150,600),(1150,620),(1085,575)],[(1060,690),(1095,690),(1095,755),(1060,755)],[(925,600),(1000,600),(1000,770),(925,770)],[(205,640),(320,640),(320,780),(205,780)],[(340,700),(420,700),(420,760),(340,760)]],
 'horizon':[[(0,440),(60,440),(60,740),(0,740)],[(60,740),(225,740),(225,870),(30,870)],[(1275,380),(1344,380),(1344,850),(1275,850)]],
}
def boxed(t,p): return outline(L[t],*p) if p else np.zeros(L[t].shape[:2],np.uint8)
def feet(area):
    out=np.zeros_like(area)
    # what touches the floor: the lowest 14 rows of each column
    ys=np.where(area.any(0),area.shape[0]-1-np.argmax(area[::-1],0),-1)
    for x in np.where(ys>int(735*S))[0]: out[ys[x]-int(14*S):ys[x]+1,x]=1
    return out&area
H={t:grow(A[t]|boxed(t,EXTRA[t]),G[t])|grow(feet(A[t]),22) for t in STOPS}
# where a picture shows what the others don't have: lamps, screens, sparks, booths
BAD={'horizon':[[(490,225),(855,225),(855,440),(820,740),(520,740),(490,440)]],
 'diamond':[[(560,560),(800,560),(800,700),(560,700)]],
 'basic':[[(560,460),(800,460),(800,720),(560,720)]],'premium':[[(560,540),(800,540),(800,710),(560,710)]]+[[(x-22,618),(x+22,618),(x+22,668),(x-22,668)] for x in (857,1043)]}
own={t:1-grow(H[t],7) for t in STOPS}
free={t:own[t]&(1-boxed(t,BAD[t])) for t in STOPS}
def masked(img,w,s):
    w=w.astype(np.float32); b=cv2.GaussianBlur(w,(0,0),s)
    n=cv2.GaussianBlur(img*(w[...,None] if img.ndim==3 else w),(0,0),s)
    return n/np.maximum(b,1e-4)[...,None] if img.ndim==3 else n/np.maximum(b,1e-4), b
def low_of(light,known,s,foot=None,along=4):
    """What lies between: the light at the rim of the hole, spread as a skin that is drawn four times stronger along the rows, and cut where the wall meets the floor."""
    k=grow(known,-6); m,b=masked(light,k,s*.6)
    ok=(b>.2).astype(np.float32)
    f=6; h,w=known.shape; hh,ww=h//f,w//f
    kw=cv2.resize(ok,(ww,hh),interpolation=cv2.INTER_AREA)
    small=cv2.resize(m.astype(np.float32)*ok[...,None],(ww,hh),interpolation=cv2.INTER_AREA)/np.maximum(kw,1e-3)[...,None]
    fix=kw>.5
    small=np.clip(small,0,1)**(1/2.2); u=np.where(fix[...,None],small,cv2.resize(np.clip(spread((m*ok[...,None]).astype(np.float32),ok),0,1),(ww,hh),interpolation=cv2.INTER_AREA)**(1/2.2))
    up=np.ones((hh,ww,1),np.float32); dn=up.copy()
    if foot is not None:
        r=int(foot*S/f); up[r]=.03; dn[r-1]=.03
    up[0]=0; dn[-1]=0
    lf=np.full((hh,ww,1),along,np.float32); rt=lf.copy(); lf[:,0]=0; rt[:,-1]=0
    tot=up+dn+lf+rt
    for _ in range(900):
        n=(up*np.roll(u,1,0)+dn*np.roll(u,-1,0)+lf*np.roll(u,1,1)+rt*np.roll(u,-1,1))/tot
        u=np.where(fix[...,None],small,n)
    out=cv2.resize(u,(w,h),interpolation=cv2.INTER_CUBIC)
    return cv2.GaussianBlur(np.clip(out,0,1),(0,0),5)**2.2
def detail(light,fr):
    Y=light.mean(2)+.002; m,b=masked(Y,fr,22)
    return np.where(b>.02,np.clip(Y/np.maximum(m,1e-4),.25,3.5),1)
def roll(a,d): return np.ascontiguousarray(np.roll(a,int(d*S),1))
BOOTH=[(596,566),(780,566),(780,694),(596,694)]
def booth():
    h=roll(L['horizon'],12); low=np.stack([masked(h[...,c],np.ones(h.shape[:2]),22)[0] for c in range(3)],2)
    return np.clip(h/np.maximum(low,1e-4),.1,5),outline(h,BOOTH)
# what the others have and this room has not
NOT={'horizon':[[(400,435),(492,435),(492,710),(400,710)],[(840,435),(945,435),(945,710),(840,710)],[(100,520),(250,520),(250,745),(100,745)],[(1095,520),(1112,520),(1112,745),(1095,745)]]}
def sources(t,which):
    out=[]
    for n,how in which:
        d,f=detail(L[n],own[n] if n==t else free[n]),own[n] if n==t else free[n]
        if how=='m': d,f=flip(d),flip(f)
        elif how: 
            d,f=roll(d,how),roll(f,how)
            a=int(abs(how)*S)
            f=f.copy(); f[:,:a] = 0 if how>0 else f[:,:a]
            if how<0: f[:,-a:]=0
        if n==t=='premium' and how: f=f&(1-(flip if how=='m' else (lambda a:roll(a,how)))(outline(L[t],[(630,440),(740,440),(740,720),(560,720),(560,560),(630,550)])))
        if t in NOT and (n!=t or how=='m'): f=f&(1-outline(L[t],*NOT[t]))
        out.append((np.repeat(d[...,None],3,2),f))
    return ([booth()] if t in ('premium','diamond') else [])+out
ROLLS=[60,-60,110,-110,170,-170,240,-240]
ORDER={
 'premium':[('horizon',0),('premium','m'),('diamond',0),('horizon','m'),('diamond','m'),('basic',0)]+[('premium',r) for r in ROLLS],
 'basic':[('premium',0),('premium','m'),('basic','m')]+[('basic',r) for r in ROLLS],
 'diamond':[('premium',0),('diamond','m'),('premium','m'),('horizon',0),('horizon','m')]+[('diamond',r) for r in ROLLS],
 'horizon':[('premium',0),('premium','m'),('horizon','m'),('diamond',0),('diamond','m')]+[('horizon',r) for r in ROLLS],
}
def plate2(light,hole,srcs,edge=4,s=10,foot=700,clip=(.45,1.8),along=4,seen=None):
    left=hole>0; known=1-(hole>0).astype(np.uint8); low=low_of(light,known if seen is None else known|seen,s,foot,along)
    det=np.ones((*hole.shape,3),np.float32); which=np.zeros(hole.shape,np.uint8)
    for i,(d,fr) in enumerate(srcs):
        take=(left&(fr>0)).astype(np.uint8)
        take=cv2.morphologyEx(take,cv2.MORPH_OPEN,np.ones((7,7),np.uint8))>0
        d=d if i==0 and d.max()>4 else np.clip(d,*clip)
        det[take]=d[take]; which[take]=i+1; left&=~take
    k=np.ones((3,3),np.uint8)
    band=((cv2.dilate(which,k)!=cv2.erode(which,k))&(hole>0)).astype(np.float32)
    eb=np.clip(soften(band,2.5)*3,0,1)
    eb=eb[...,None]; det=det*(1-eb)+cv2.GaussianBlur(det,(0,0),4)*eb
    filled=low*det
    blend=soften(grow((hole>0).astype(np.uint8),-1),edge)[...,None]
    return light*(1-blend)+filled*blend,which


def rooms():
    for t in STOPS:
        room, _ = plate2(L[t], H[t], sources(t, ORDER[t]), clip={'basic': (.7, 1.35), 'premium': (.6, 1.5)}.get(t, (.75, 1.3)))
        np.save(f'plate-{t}.npy', room.astype(np.float32))
        if t == 'premium':
            save('room-premium.png', room)
        if t == 'basic':
            # Out of focus, as the whole picture.
            light=L[t]
            depth=floor_depth(light,440,832,690,8*S)
            for points,amount in (([(100,740),(100,450),(250,450),(250,740)],.9),([(570,710),(570,460),(775,460),(775,710)],.65),([(1130,760),(1130,440),(1260,440),(1260,760)],.75)):
                i=soften(outline(light,points),8); depth=depth*(1-i)+8*S*amount*i
            save('room-basic.png',film(aperture(room,depth,lamps=5),glow=.1))


def whole(t):
    """The room of Diamond or Horizon with its guests in motion, and how opaque they are."""
    light=L[t]; room=np.load(f'plate-{t}.npy')
    people=PEOPLE[t]
    areas=[cut_out(light,[s],inner=4,outer=4) for s,*_ in people]
    cover=np.zeros(light.shape,np.float32); one=np.ones(light.shape,np.float32)
    above=np.maximum.reduce([above_feet(a) for a in areas]); gone=boxed(t,EXTRA[t][:3])
    m=soften(grow(above|gone,6),3)[...,None]
    with_feet=light*(1-m)+room*m
    feet=soften(np.maximum.reduce(areas)&(1-above),1)
    if t=='horizon':
        out=with_feet
        for (shape,reach,lean,flash),area in zip(people,areas):
            a=(area,reach*.72,lean); k=dict(bounce=4,flash=flash*1.3)
            out=sway(out,light,*a,**k); cover=sway(cover,one,*a,**k)
    else:
        base=aperture(room,1.2*S,lamps=0)
        base=np.where(soften(outline(light,[(-20,-20),(1364,-20),(1364,455),(-20,455)]),12)[...,None]>.5,room,base)
        out=np.where(base==room,with_feet,aperture(with_feet,1.2*S,lamps=0)); out=np.where(soften(outline(light,[(-20,-20),(1364,-20),(1364,455),(-20,455)]),12)[...,None]>.5,with_feet,aperture(with_feet,1.2*S,lamps=0)); room=base
        for i,((shape,reach,lean,flash),area) in enumerate(zip(people,areas)):
            if i==len(people)-1:
                a=(area,reach*.5,lean); k=dict(bounce=2,flash=flash*2)
                out=sway(out,light,*a,**k); cover=sway(cover,one,*a,**k); continue
            level=light.mean(2,keepdims=True); shade=light*(.5+.5*np.exp(-level/.08))*.62
            sa=cv2.GaussianBlur(area.astype(np.float32),(0,0),1.6*S)
            a=(sa,reach*.6,lean); k=dict(bounce=3,flash=flash*2)
            out=sway(out,aperture(shade,1.8*S,lamps=0),*a,**k); cover=sway(cover,one,*a,**k)
    save(f'full-{t}.png',film(out,glow=.05)); save(f'room-{t}.png',film(room,glow=.05)); np.save(f'cover-{t}.npy',np.maximum(cover[...,0],feet).astype(np.float32))


srgb=lambda p:cv2.imread(p).astype(np.float32)/255
def needed(F,R):
    up=(F-R)/np.maximum(1-R,1e-3); down=(R-F)/np.maximum(R,1e-3)
    return np.clip(np.maximum(up,down).max(2),0,1)
def layers(name,F,R,solid,reach,low=.1,tol=10/255):
    """F the whole, R the room, solid: how opaque the figures are at least, reach: where layers may differ from the whole (soft)."""
    a0=np.clip((solid-low)/(1-low),0,1)*reach
    d=cv2.GaussianBlur(np.abs(F-R),(0,0),1.2).max(2)*reach
    e=lambda n:cv2.getStructuringElement(cv2.MORPH_ELLIPSE,(n,n))
    M=((a0>.04)|(cv2.morphologyEx((d>tol).astype(np.uint8),cv2.MORPH_OPEN,e(7))>0)&(grow((a0>.04).astype(np.uint8),16)>0)).astype(np.uint8)
    w=soften(grow(M,2),2)[...,None]
    R=F*(1-w)+R*w
    n=needed(F,R)*np.clip((np.abs(F-R).max(2)-2/255)/(6/255),0,1)*(grow(M,4)>0)
    n=cv2.GaussianBlur(cv2.dilate(n,np.ones((3,3))),(0,0),1.8)
    a=np.clip(np.maximum(cv2.GaussianBlur(a0,(0,0),.6),n),0,1); a=np.where(a<.03,0,a); a=np.where(a>.94,1,a)
    a=np.where((a>0)&(a<1),np.maximum(np.round(a*24)/24,1/24),a); a8=np.round(a*255)/255
    P=np.where(a8[...,None]>0,np.clip(R+(F-R)/np.maximum(a8,1/255)[...,None],0,1),0)
    calm=cv2.GaussianBlur(P*a8[...,None],(0,0),3)/np.maximum(cv2.GaussianBlur(a8,(0,0),3),1e-3)[...,None]
    k=np.clip(a8/.3,0,1)[...,None]; P=np.where(a8[...,None]>0,P*k+np.clip(calm,0,1)*(1-k),0)
    # What the people's layer can't say stays in the room.
    left=F-(P*a8[...,None]+R*(1-a8[...,None])); R=np.clip(R+np.where(a8[...,None]<.6,left/np.maximum(1-a8[...,None],.4),0),0,1)
    cv2.imwrite(f'l-{name}-room.png',(R*255).round().astype(np.uint8)); cv2.imwrite(f'l-{name}-people.png',np.dstack([P*255,a8*255]).round().astype(np.uint8))
    subprocess.run(['cwebp','-quiet','-q','90','-m','6',f'l-{name}-room.png','-o',f'{W}{name}-room.webp'],check=True)
    q,alpha_q=('90','80') if 'production' in name else ('87','60')
    subprocess.run(['cwebp','-quiet','-q',q,'-m','6','-sharp_yuv','-alpha_q',alpha_q,f'l-{name}-people.png','-o',f'{W}{name}-people.webp'],check=True)
    check(name,F)
def check(name,F):
    for k in ('room','people'): subprocess.run(['dwebp','-quiet',f'{W}{name}-{k}.webp','-o',f'd-{name}-{k}.png'],check=True)
    r=srgb(f'd-{name}-room.png')[...,:3]; p=cv2.imread(f'd-{name}-people.png',-1).astype(np.float32)/255
    C=p[...,:3]*p[...,3:]+r*(1-p[...,3:]); d=np.abs(C-F)*255
    s=[os.path.getsize(f'{W}{name}{k}.webp') for k in ('','-room','-people')]
    print(f'{name}: mean {d.mean():.3f}  99.9% {np.percentile(d,99.9):.1f}  max {d.max():.0f}  bytes {s[0]} = {s[1]}+{s[2]} ({(s[1]+s[2])/s[0]:.2f})',flush=True)


def functions_layers(t):
    n='functions-'+t
    subprocess.run(['dwebp','-quiet',W+n+'.webp','-o',f'F-{n}.png'],check=True)
    F=srgb(f'F-{n}.png'); R=srgb(f'room-{t}.png')
    if t=='premium':
        solid=soften(A[t],.8); reach=soften(grow(H[t],3),2)
    elif t=='basic':
        zone=soften(grow(H[t],10),7); reach=np.clip(soften(grow(H[t],14),5),0,1)
        d=np.abs(F-R).max(2)*255
        m=((d>12)&(zone>.3)).astype(np.uint8)
        k=cv2.getStructuringElement(cv2.MORPH_ELLIPSE,(9,9)); m=cv2.morphologyEx(cv2.morphologyEx(m,cv2.MORPH_OPEN,k),cv2.MORPH_CLOSE,cv2.getStructuringElement(cv2.MORPH_ELLIPSE,(15,15)))
        inner=grow(A[t],-9)
        pair=A['pair']
        solid=np.maximum(soften(m|inner,4)*zone,soften(pair,.9))
    else:
        c=np.load(f'cover-{t}.npy'); reach=np.clip(soften(grow(((c>.015)|(H[t]>0)).astype(np.uint8),6),4),0,1); solid=c
    layers(n,F,R,solid,reach)


def production_layers(t):
    n='production-'+t; stage=t=='horizon'
    subprocess.run(['dwebp','-quiet',W+n+'.webp','-o',f'F-{n}.png'],check=True)
    F=srgb(f'F-{n}.png'); z=np.load(f'stage-{t}.npz'); room=np.clip(z['room'].astype(np.float32),0,1); cover=z['cover'].astype(np.float32)
    band=outline(room,*BAND[t])
    # behind the singer there are rests of a mirrored band
    hole=grow(band,9)|outline(room,*(box((440,440,560,572),(612,395,722,575)) if stage else box((440,505,572,745))))
    own=1-grow(hole,4); bricks=detail(room,own)
    srcs=[]
    wall=outline(room,[(0,240),(1344,240),(1344,690),(0,690)])
    for dx,dy in ((0,-150),(0,-190),(0,-230),(60,-150),(-60,-150),(60,-230)):
        M=np.float32([[1,0,-dx*S],[0,1,-dy*S]]); size=(room.shape[1],room.shape[0])
        d=cv2.warpAffine(bricks.astype(np.float32),M,size,borderMode=cv2.BORDER_REFLECT); f=cv2.warpAffine((own&wall),M,size)&wall
        srcs.append((np.repeat(d[...,None],3,2),f))
    base,_=plate2(room,hole,srcs,edge=4,foot=692 if not stage else 575,clip=(.8,1.25),along=1.5)
    R=np.clip(base,0,1)**(1/2.2)
    soft=soften(band,2.6)
    if stage:
        y=np.arange(room.shape[0])[:,None]/S; soft=soft*np.clip((622-y)/45,0,1)
    solid=np.maximum(soft,cover)
    reach=np.clip(soften(grow(((cover>.02)|(band>0)).astype(np.uint8),9),3),0,1)
    layers(n,F,R,solid,reach,low=.05)


command = sys.argv[1]
if command == 'rooms':
    rooms()
if command == 'wholes':
    for t in ('diamond', 'horizon'):
        whole(t)
    # Horizon stays as it was.
    subprocess.run(['cwebp', '-quiet', '-q', '90', '-m', '6', 'full-diamond.png', '-o', W + 'functions-diamond.webp'], check=True)
if command in ('functions', 'production'):
    for t in STOPS:
        (functions_layers if command == 'functions' else production_layers)(t)
