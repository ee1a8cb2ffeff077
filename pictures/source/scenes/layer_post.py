#!/usr/bin/python3
"""Lays the people of couple.py (or singer.py, with the name singer) over the picture of their stop, after the people of before have been taken out of it.
usage: layer_post.py couple-stop folder-of-the-old-pictures(png) out.png"""
import sys,os,ctypes; HERE=os.path.dirname(os.path.abspath(__file__)); KIT=os.path.dirname(HERE); sys.path[:0]=[KIT]
import numpy as np, post as PP
from PIL import Image,ImageDraw
from scipy import ndimage as ndi
from post_haze import feats
(WHO,STOP),SRC,OUT=sys.argv[1].split('-'),*sys.argv[2:4]; O=dict(kv.split('=') for kv in sys.argv[4:])
# at: where the layer of 800 x 850 lies. old: outlines of the old couple. donors: (outline, picture, dx, dy) from which a part of the room is taken, fitted to the light at its edge; what has no donor is filled smoothly
CFG=dict(
 basic=dict(at=(517,650),suit=(780,900,850,1050),gown=(850,1150,950,1350),expo=-.1,gain=(1,1,1),blur=.9,
  old=[[(762,930),(752,850),(770,835),(776,735),(815,725),(852,750),(858,800),(850,825),(862,850),(870,1000),(872,1100),(835,1170),(600,1415),(590,1400),(745,1250),(800,1180),(785,1100),(752,1090)],[(590,1425),(600,1385),(880,1060),(890,900),(885,810),(890,765),(930,765),(978,785),(985,860),(975,885),(1000,930),(1000,965),(990,1040),(1130,1405),(1085,1440),(900,1460),(690,1442)],[(975,925),(1015,942),(1065,935),(1075,962),(1068,984),(1000,1000),(975,1000)]],
  donors=[([(765,720),(822,720),(822,880),(765,880)],'premium',0,0)]),
 premium=dict(at=(547,650),kg=np.array((1.22,1.26,1.36)),suit=(770,920,850,1080),gown=(930,1150,1080,1380),expo=0,gain=(1,1,1),blur=.9,
  old=[[(780,1128),(776,1100),(788,900),(798,850),(815,838),(812,745),(850,728),(912,755),(915,815),(905,850),(885,850),(892,900),(1000,880),(960,1100),(880,1200),(830,1300),(815,1400),(784,1400),(782,1350),(805,1290),(832,1180),(828,1135)],[(818,1130),(852,1130),(852,1226),(818,1226)],[(895,940),(897,800),(930,765),(1010,758),(1040,775),(1036,830),(1062,1130),(1320,1380),(1330,1440),(1180,1475),(960,1485),(800,1450),(785,1405),(880,1180)]],
  donors=[([(800,690),(880,690),(880,880),(800,880)],'premium',0,-125),([(990,740),(1060,740),(1060,888),(990,888)],'basic',0,0)]),
 diamond=dict(at=(592,650),skin=(.60,.50,.44),suit=(850,950,930,1080),gown=(1000,1080,1085,1230),expo=0,gain=(1,1,1),blur=.9,
  old=[[(803,1120),(815,950),(838,890),(850,860),(852,830),(868,815),(864,740),(890,715),(968,725),(970,790),(955,840),(1000,910),(1080,940),(1080,1000),(1010,1020),(950,1250),(870,1440),(790,1410),(790,1380),(840,1250),(845,1125)],[(975,900),(977,800),(1000,770),(1060,762),(1078,775),(1090,1080),(1285,1350),(1285,1478),(860,1478),(880,1400),(990,1010),(975,960)]],
  donors=[([(858,700),(990,700),(990,880),(858,880)],'diamond',0,-165),([(800,880),(860,880),(860,1115),(800,1115)],'diamond',0,-240)],
  fog=[(0,1),(1075,1),(1110,.92),(1200,.80),(1290,.62),(1360,.34),(1410,.10),(1440,0),(1500,0)]),
 horizon=dict(at=(497,650),suitc=(1.2,.97,.78),kg=np.array((1.28,1.30,1.36)),ks=1.9,skin=(.75,.68,.62),suit=(540,1060,590,1150),gown=(820,1100,930,1350),expo=0,gain=(1,1,1),blur=.9,
  old=[[(570,1405),(590,1380),(728,1208),(822,1062),(836,960),(835,905),(760,865),(765,790),(782,722),(810,735),(812,790),(806,845),(850,880),(808,830),(812,790),(850,765),(895,780),(915,850),(918,880),(920,800),(930,640),(1005,632),(1005,720),(985,820),(1020,818),(1020,885),(940,930),(948,1000),(1070,1405),(1070,1430),(960,1450),(760,1475),(630,1470)]],
  donors=[([(750,762),(812,762),(812,862),(750,862)],'horizon',0,64),([(775,700),(815,700),(815,770),(775,770)],'horizon',0,-70)]),
)
SINGER=dict(
 basic=dict(at=(420,450),suit=(600,800,622,940),gown=(600,640,670,725),
  old=[[(552,640),(556,625),(590,600),(590,530),(600,510),(640,498),(690,515),(690,600),(725,650),(715,672),(682,665),(686,745),(690,900),(700,990),(705,1020),(668,1018),(678,1030),(682,1068),(580,1068),(585,1030),(560,1030),(555,995),(575,970),(565,880),(562,800),(580,790),(580,750),(590,675),(556,680)]],
  donors=[([(540,480),(588,480),(588,735),(540,735)],'diamond',0,0),([(684,480),(740,480),(740,735),(684,735)],'premium',0,0)]),
 premium=dict(at=(382,448),suit=(650,800,668,930),gown=(595,640,655,720),
  old=[[(462,600),(470,575),(560,612),(552,590),(545,555),(575,550),(585,590),(592,510),(620,495),(655,500),(682,530),(686,590),(684,640),(676,760),(680,900),(700,990),(690,1028),(660,1030),(672,1068),(560,1068),(556,1030),(545,1028),(540,998),(575,985),(565,880),(562,800),(578,790),(578,670),(530,685),(488,640)]],
  donors=[([(445,545),(588,545),(588,735),(445,735)],'diamond',0,0)]),
 diamond=dict(at=(414,446),suit=(600,790,618,900),gown=(600,640,668,720),
  old=[[(578,600),(585,530),(610,510),(650,508),(672,530),(690,540),(695,455),(715,455),(728,500),(712,600),(680,650),(680,760),(690,900),(695,985),(715,1000),(700,1018),(670,1018),(692,1040),(690,1065),(595,1062),(590,1030),(620,1024),(560,1028),(550,1000),(580,950),(565,880),(562,800),(585,780),(595,660),(578,640)]],
  donors=[([(680,440),(740,440),(740,735),(680,735)],'premium',0,0)]),
 horizon=dict(at=(408,262),suit=(600,600,620,700),gown=(605,460,675,545),
  old=[[(536,310),(570,306),(575,350),(580,400),(625,430),(610,400),(625,365),(650,352),(690,370),(695,440),(690,480),(676,500),(682,590),(680,800),(672,835),(640,838),(662,852),(575,858),(575,840),(600,835),(545,835),(548,808),(580,800),(580,600),(590,500),(555,430)]],
  donors=[([(676,340),(720,340),(720,580),(676,580)],'premium',0,0)]))
if WHO=='singer':
    for c in SINGER.values(): c.update(expo=0,gain=(1,1,1),blur=.7,lsuit=(205,340,238,460),lgown=(200,190,240,290),suitc=(1.35,.92,.74),kg=1.0,feet=540)
    for t in ('premium','diamond','horizon'): SINGER[t]['plain']=dict(premium=np.array((.95,.92,.80)),diamond=np.array((.95,.85,.80)),horizon=np.array((1.0,.92,.86)))[t]
    # bricks repeat every 20.7 pixels
    for t,c in SINGER.items(): y0,y1,y2=(330,500,585) if t=='horizon' else (480,640,745); x0=592 if t=='horizon' else 530; c['donors']=[([(x0,y0),(745,y0),(745,y1),(x0,y1)],t,166,0),([(530,y1-6),(745,y1-6),(745,y2),(530,y2)],t,166,-104)]+c['donors']
    CFG=SINGER
C=CFG[STOP]; X0,Y0=C['at']; rd=lambda t:np.asarray(Image.open(os.path.join(SRC,'scenes-%s-%s.png'%('weddings' if WHO=='couple' else 'production',t))).convert('RGB'),np.float64)/255
B=rd(STOP); H,Wd=B.shape[:2]
def poly(P):
    m=Image.new('L',(Wd,H),0); ImageDraw.Draw(m).polygon([tuple(p) for p in P],fill=255); return np.asarray(m)>0
# ---- layer
b=os.path.join(HERE,'exr',WHO+'_'+STOP+O.get('tag','')); ca=b+'_dn.npz'
if os.path.exists(ca) and os.path.getmtime(ca)>os.path.getmtime(b+'_b.exr'): z=np.load(ca); img,al,alb=z['i'],z['a'],z['b']
else:
    a,c=PP.load(b+'_a.exr'),PP.load(b+'_b.exr'); img=PP.denoise(PP.stack(a['Combined'],'RGB'),PP.stack(c['Combined'],'RGB'),feats(a),feats(c),5,.5,.6); al=(a['Combined']['A']+c['Combined']['A'])*.5; alb=(PP.stack(a['Denoising Albedo'],'RGB')+PP.stack(c['Denoising Albedo'],'RGB'))*.5; np.savez(ca,i=img,a=al,b=alb)
al=np.clip(al,0,1); col=img.transpose(1,2,0)/np.maximum(al,.02)[...,None]*np.array(C['gain']); 
o=dict(PP.DEF); o.update(exposure=C['expo'],bloom=0,vignette=0,grain=0,sharpen=.2,sat=C.get('sat',1.05),power=C.get('power',1.0)); col=PP.grade(col,o)
h,w=al.shape
# as dark and as light as the clothes of before
ls,lg=C.get('lsuit',(275,300,375,450)),C.get('lgown',(430,560,560,720)); s0,s1=[np.median(col[q[1]:q[3],q[0]:q[2]].reshape(-1,3),0) for q in (ls,lg)]; d0=np.median(B[C['suit'][1]:C['suit'][3],C['suit'][0]:C['suit'][2]].reshape(-1,3),0); d1=np.median(B[C['gown'][1]:C['gown'][3],C['gown'][0]:C['gown'][2]].reshape(-1,3),0); print(STOP,s0.round(3),s1.round(3),d0.round(3),d1.round(3))
l0=np.clip(d0.mean()*C.get('ks',1.15),.035,.2); d0=l0*np.array(C.get('suitc',(1.12,.96,.92))); d1=d1*C.get('kg',1.08); gain=(d1-d0)/(s1-s0) if 'plain' not in C else C['plain']; col=np.clip(d0+(col-s0)*gain,.006,1) if 'plain' not in C else np.clip(col*gain+np.array((.030,.012,.008)),0,1)
skin=ndi.gaussian_filter(((alb[0]>.08)&(alb[0]>2.2*alb[2]))*1.,.8)[...,None]; col=col*(1-skin*(1-np.array(C.get('skin',(1,1,1)))))
sl=(slice(Y0,Y0+h),slice(X0,X0+w)); 
LA=np.zeros((H,Wd)); LC=np.zeros((H,Wd,3)); x1=min(Wd,X0+w); y1=min(H,Y0+h); LA[Y0:y1,X0:x1]=al[:y1-Y0,:x1-X0]; LC[Y0:y1,X0:x1]=col[:y1-Y0,:x1-X0]
# ---- room without the old couple
M=np.zeros((H,Wd),bool)
for P in C['old']: M|=poly(P)
M=ndi.binary_dilation(M,iterations=3); bx=(slice(600,1500),slice(540,1340)) if WHO=='couple' else (slice(280,1100),slice(400,800)); m=M[bx]
def harmonic(v,m,it=1):
    """smooth fill of v where m"""
    v=v.copy(); k=1.0*~m; out=v*k[...,None]; 
    lev=[]; a,kk=out,k
    while min(a.shape[:2])>6: lev.append((a,kk)); hh,ww=a.shape[0]//2*2,a.shape[1]//2*2; f=lambda q:q[:hh,:ww].reshape(hh//2,2,ww//2,2,*q.shape[2:]).sum((1,3)); a,kk=f(a),f(kk)
    r=a/np.maximum(kk,1e-6)[...,None]; g=np.where(kk[...,None]>0,r,r[kk>0].mean(0) if (kk>0).any() else 0)
    for a,kk in reversed(lev):
        u=np.repeat(np.repeat(g,2,0),2,1); u=np.pad(u,((0,a.shape[0]-u.shape[0]),(0,a.shape[1]-u.shape[1]),(0,0)),mode='edge'); hole=kk<=0
        g=np.where(hole[...,None],u,a/np.maximum(kk,1e-6)[...,None])
        for _ in range(30): s=np.stack([ndi.uniform_filter(g[...,i],3,mode='nearest') for i in range(3)],-1); g=np.where(hole[...,None],s,g)
    return g
F=B.copy(); F[bx]=harmonic(B[bx],m)
for P,t,dx,dy in C['donors']:
    D=np.roll(rd(t),(-dy,-dx),(0,1)); pm=poly(P); q=pm&M; ok=pm&~M; k=np.zeros((H,Wd)); lr=np.log(np.clip(B,.004,1))-np.log(np.clip(D,.004,1)); lim=.5 if WHO=='couple' else 1.3; lr=np.clip(lr,-lim,lim); lr=np.where(ok[...,None],lr,0); n=ndi.gaussian_filter(ok*1.,26)+1e-6; R=np.exp(np.stack([ndi.gaussian_filter(lr[...,i],26) for i in range(3)],-1)/n[...,None])
    soft=np.clip(ndi.gaussian_filter(ndi.binary_erosion(pm,iterations=6)*1.,4),0,1)*M; F=F*(1-soft[...,None])+np.clip(D*R,0,1)*soft[...,None]
S=np.clip(ndi.gaussian_filter(M*1.,1.5)*1.0,0,1)[...,None]; S=np.where(M[...,None],1,S); BG=B*(1-S)+F*S
# ---- shadow where they stand, fog, film
if 'fog' in C: T=np.interp(np.arange(H),*zip(*C['fog']))[:,None]; n=ndi.gaussian_filter(np.random.default_rng(5).normal(size=(H//8,Wd//8)),3); n=ndi.zoom(n/n.std(),8,order=1); n=np.pad(n,((0,H-n.shape[0]),(0,Wd-n.shape[1])),mode='edge'); T=np.clip(T+.05*n*(T<.97)*(T>.02),0,1); LA=LA*T
else:
    ft=C.get('feet',760); foot=np.zeros((H,Wd)); foot[Y0+ft:y1]=LA[Y0+ft:y1]; sh=np.roll(ndi.gaussian_filter(foot,(10,22)),10,0)*(np.arange(H)[:,None]>Y0+ft-30); BG=BG*(1-.45*np.clip(sh,0,1))[...,None]
LC=np.stack([ndi.gaussian_filter(LC[...,i],C['blur']*.6) for i in range(3)],-1); LA2=ndi.gaussian_filter(LA,C['blur']*.7)
R=BG*(1-LA2[...,None])+LC*LA2[...,None]
g=ndi.gaussian_filter(np.random.default_rng(3).normal(size=(H,Wd)),.6)[...,None]*1.6; R=R+g*.008*np.maximum(LA2,ndi.gaussian_filter(M*1.,2))[...,None]
Image.fromarray((np.clip(R,0,1)*255+.5).astype(np.uint8)).save(OUT)
if O.get('bg'): Image.fromarray((np.clip(BG,0,1)*255+.5).astype(np.uint8)).save(O['bg'])
