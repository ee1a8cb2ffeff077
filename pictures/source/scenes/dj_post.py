#!/usr/bin/python3
"""Takes the DJ of before out of a picture and lays one of dj.py in his place, behind the same decks.
usage: dj_post.py picture before.png out.png [donor.png]      (only weddings-premium has a donor: the end of its booth comes from weddings-horizon)"""
import sys,os; sys.path[:0]=[os.path.dirname(os.path.abspath(__file__))]
from layers import *
NAME,SRC,OUT=sys.argv[1:4]; DONOR=sys.argv[4] if len(sys.argv)>4 else None
# render: the name in exr/. eyes: where they are. k: pixels a metre. old: outline of the DJ of before. front: what stands before him. wall: the two lines of the wall behind him are taken from dx pixels to the right. tee: columns of his shirt, to be as light as it was in each row
HI=[(1110,828),(1111,800),(1120,787),(1133,781),(1152,781),(1168,795),(1174,803),(1180,823),(1229,841),(1235,850),(1232,862),(1218,865),(1195,869),(1181,877),(1179,930),(1161,930),(1161,907),(1100,907),(1094,905),(1093,921),(1086,928),(1068,912),(1070,898),(1073,885),(1082,862),(1089,846),(1104,837),(1122,835),(1120,828)]
DECKS=[[(990,903),(1072,903),(1072,940),(990,940)],[(1090,906),(1161,906),(1161,940),(1090,940)],[(1177,903),(1260,903),(1260,940),(1177,940)],[(980,929),(1280,929),(1280,1200),(980,1200)]]
CFG={
 'weddings-basic':dict(render='dj_laptop',eyes=(1149,821),k=232,wall=(1085,1192,886,904,75),tee=(1128,1170,855,940),
  old=[[(1118,828),(1120,800),(1129,786),(1143,780),(1163,780),(1179,795),(1186,803),(1191,822),(1241,840),(1247,850),(1244,863),(1228,867),(1205,871),(1193,879),(1190,943),(1150,943),(1140,949),(1116,949),(1086,926),(1088,902),(1081,896),(1082,881),(1091,860),(1099,845),(1115,836),(1131,834),(1129,829)]],
  front=[[(1078,947),(1220,947),(1220,1200),(1078,1200)],[(1015,893),(1093,893),(1088,950),(1078,970),(1005,970),(1004,945)]]),
 'weddings-premium':dict(render='dj_mixer',eyes=(1139,821),k=232,wall=(1062,1182,886,904,70),tee=(1115,1160,855,900),old=[HI],front=DECKS),
 'weddings-horizon':dict(render='dj_crowd',eyes=(1141,821),k=232,wall=(1062,1182,886,904,70),tee=(1115,1160,855,900),old=[HI],front=DECKS),
 'functions-basic':dict(render='dj_mixer_low',gain=(1.0,.80,.48),rim=.85,air=.02,eyes=(858,620),k=178,wall=(800,885,662,706,70),tee=(840,872,645,705),
  old=[[(833,622),(834,604),(841,594),(853,590),(866,592),(877,602),(882,618),(905,628),(922,635),(924,645),(915,651),(900,655),(884,660),(880,708),(846,708),(842,710),(826,708),(820,690),(822,678),(806,676),(804,670),(810,655),(818,640),(826,633),(840,631),(844,624)]],
  front=[[(763,673),(824,673),(821,712),(760,712)],[(735,709),(945,709),(945,900),(735,900)]]),
}
C=CFG[NAME]; B=np.asarray(Image.open(SRC).convert('RGB'),np.float64)/255; H,W=B.shape[:2]; poly=lambda P: outline(P,H,W)
def soft(m,r=.8): return ndi.gaussian_filter(m*1.,r)[...,None]
BG=B.copy()
# ---- the room without him
M=np.zeros((H,W),bool)
for P in C['old']: M|=poly(P)
FR=np.zeros((H,W),bool)
for P in C['front']: FR|=poly(P)
M=ndi.binary_dilation(M,iterations=2)&~FR; ys,xs=np.nonzero(M); bx=(slice(ys.min()-60,ys.max()+30),slice(xs.min()-60,xs.max()+60))
hole=M|ndi.binary_dilation(FR,iterations=2); BG[bx]=np.where(M[bx][...,None],harmonic(B[bx],hole[bx]),B[bx])
x0,x1,y0,y1,dx=C['wall']; D=np.roll(B,-dx,1); hi=lambda v:v-ndi.gaussian_filter(v,(6,6,0)); lines=np.median(hi(B)[y0-8:y1+8,x1+12:x1+40],1)[:,None]      # the lines of the wall only, not its light
add=np.zeros_like(B); add[y0-8:y1+8,x0-20:x1+20]=lines; BG=BG+add*(M*1.)[...,None]
S=ndi.gaussian_filter(M*1.,1.0)[...,None]; BG=np.where(M[...,None],BG,B*(1-S)+BG*S)
g=ndi.gaussian_filter(np.random.default_rng(3).normal(size=(H,W)),.6)[...,None]*1.6
# ---- weddings-basic: the laptop and the left end of the table, which went with the couple of before; the table is the same to both sides of x=1147
if NAME=='weddings-basic':
    yy,xx=np.mgrid[0:H,0:W]; ramp=lambda v,a,b:np.clip((v-a)/(b-a),0,1)
    t=ramp(xx,1003,1009)*ramp(-xx,-1104,-1096)*ramp(yy,940,944)*ramp(-yy,-994,-972); t=ndi.gaussian_filter(t,.6)[...,None]; m=np.zeros_like(B); m[:,1000:1110]=B[:,2294-1000:2294-1110:-1]; BG=BG*(1-t)+m*t
    lid=poly([(1017,895),(1092,895),(1086,945),(1009,945)]); known=lid&((yy<917)|((xx<1048)&(yy<932)))&(yy>896); z=(slice(880,960),slice(1000,1100)); fill=harmonic(np.where(lid[z][...,None],B[z],0),~known[z]); L=B.copy(); L[z]=fill*(1-.22*ramp(yy[z],915,946))[...,None]; L=np.where((lid&~ndi.binary_erosion(lid,iterations=1))[...,None],L*.82,L)
    a=soft(lid,.6); BG=BG*(1-a)+L*a
    for P,c in (([(1006,945),(1089,945),(1087,948),(1002,948)],(.20,.13,.09)),([(1018,948),(1020,948),(1019,956),(1017,956)],(.22,.15,.10)),([(1074,948),(1076,948),(1077,956),(1075,956)],(.22,.15,.10))): a=soft(poly(P),.5); BG=BG*(1-a)+np.array(c)*a
# ---- weddings-premium: the left end of the booth went with the couple of before; at Horizon it is whole, in other light
if DONOR:
    D=np.asarray(Image.open(DONOR).convert('RGB'),np.float64)/255; P=poly([(1054,890),(1027,890),(1027,914),(1016,924),(1024,940),(1037,955),(1042,968),(1037,983),(1024,992),(1011,995),(1011,1010),(1015,1028),(1025,1052),(1039,1078),(1058,1106),(1072,1127),(1075,1120),(1069,1090),(1063,1040),(1056,1000)]); r=np.log(np.clip(B,.01,1))-np.log(np.clip(D,.01,1)); r=np.exp(ndi.gaussian_filter1d(np.median(np.where((np.arange(H)<932)[:,None,None],r[:,1054:1068],r[:,1074:1088]),1),3,axis=0))[:,None]
    a=soft(P,1.4); BG=BG*(1-a)+np.clip(D*r,0,1)*a
# ---- him
img,al,alb=figure(C['render']); al=np.clip(al,0,1); col=img.transpose(1,2,0)/np.maximum(al,.02)[...,None]
o=dict(PP.DEF); o.update(exposure=C.get('expo',0),bloom=0,vignette=0,grain=0,sharpen=0,sat=1.05,power=1.0); col=PP.grade(col,o)
k=C['k']/450.; h,w=al.shape; n=(round(w*k),round(h*k)); pm=Image.fromarray((np.clip(np.dstack([col*al[...,None],al]),0,1)*255+.5).astype(np.uint8)).resize(n,Image.BOX if k<.45 else Image.LANCZOS); pm=np.asarray(pm,np.float64)/255
X0,Y0=round(C['eyes'][0]-w/2*k),round(C['eyes'][1]-200*k); LA=np.zeros((H,W)); LC=np.zeros((H,W,3)); LA[Y0:Y0+n[1],X0:X0+n[0]]=pm[...,3]; LC[Y0:Y0+n[1],X0:X0+n[0]]=pm[...,:3]/np.maximum(pm[...,3:],.02)
# as light as the DJ of before, row by row: the lit edge of the booth and the air before him
a,b,c,d=C['tee']; old=np.median(B[c:d,a:b],1); new=np.median(LC[c:d,a:b],1); off=ndi.gaussian_filter1d(old-new,8,axis=0,mode='nearest'); O=np.concatenate([np.repeat(off[:1],c,0),off,np.repeat(off[-1:],H-d,0)])
LC=np.clip(LC*np.array(C.get('gain',(1,1,1)))+O[:,None],.004,1)
e=(LA>.92)*1.; wide=np.stack([ndi.gaussian_filter(LC[...,i]*e,1.6) for i in range(3)],-1)/np.maximum(ndi.gaussian_filter(e,1.6),1e-3)[...,None]; inner=ndi.gaussian_filter(ndi.binary_erosion(LA>.92,iterations=1)*1.,.7)[...,None]; LC=LC*inner+((1-C.get('rim',.6))*wide+C.get('rim',.6)*LC)*(1-inner)      # no bright line round him
LC=np.stack([ndi.gaussian_filter(LC[...,i],.55) for i in range(3)],-1); air=np.stack([ndi.gaussian_filter(BG[...,i],14) for i in range(3)],-1); LC=LC*.92+air*C.get('air',.09)
LA=ndi.gaussian_filter(LA,.6)*(1-soft(FR,.6)[...,0])
R=BG*(1-LA[...,None])+LC*LA[...,None]; R=R+g*.006*np.maximum(LA,M*1.)[...,None]
Image.fromarray((np.clip(R,0,1)*255+.5).astype(np.uint8)).save(OUT)
