"""A bridal couple in an embrace, seen from behind him, on a transparent ground: blender -b -noaudio -P couple.py -- stop='"premium"' (basic, premium, diamond, horizon).
layer_post.py lays it over the picture of the room. Metres; the camera looks along +Y, his feet are near the origin."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from ak import *; from team_body import SDF,A,rotm,n_,hand; import team_people as TP
STOP=ARGS.get('stop','premium'); s=reset()
# mirror: he stands on the other side. turn: degrees between his back and the lens. train: where the dress ends
CFG=dict(basic=dict(mirror=1,turn=30,train=-.26,sx=.72),premium=dict(mirror=1,turn=24,train=.12,sx=.74),diamond=dict(mirror=1,turn=34,train=.20,sx=.72),horizon=dict(mirror=1,turn=20,train=-.26,sx=.74))
C=CFG[STOP]; TURN=C['turn']; RT=rotm((0,0,1),-math.radians(TURN)); FAST=ARGS.get('q',1)<.5
M=dict(suit=mat('suit',(.022,.022,.026),.80,0,.20,sheen=.35,grain=.10,grain_scale=700),white=mat('white',(.62,.59,.55),.72,0,.25,sheen=.25,grain=.05,grain_scale=500),gown=mat('gown',(.74,.71,.66),.62,0,.30,sheen=.35),skin=mat('skinb',(.16,.080,.048),.50,0,.35),skin2=mat('skinc',(.20,.105,.062),.48,0,.35),hair=mat('hairc',(.010,.008,.007),.42,0,.5),shoe=mat('shoe',(.008,.008,.008),.25,0,.5),veil=mat('veil',(.85,.83,.80),.8,0,.1,alpha=.16))
def put(V,F,m,local=True):
    """local: his frame (u to his right as the lens sees it, v the way he faces, z up)"""
    V=np.asarray(V,float); V=V@RT.T if local else V
    me=bpy.data.meshes.new(m); n=len(V); k=F.shape[1]; me.vertices.add(n); me.vertices.foreach_set('co',V.astype(np.float32).ravel()); me.loops.add(F.size); me.loops.foreach_set('vertex_index',F.astype(np.int32).ravel()); me.polygons.add(len(F)); me.polygons.foreach_set('loop_start',np.arange(0,F.size,k,dtype=np.int32)); me.polygons.foreach_set('loop_total',np.full(len(F),k,np.int32)); me.polygons.foreach_set('use_smooth',np.ones(len(F),bool)); me.update(calc_edges=True); me.materials.append(M[m])
    return link(bpy.data.objects.new(m,me))
vx=.010 if FAST else .0062; L=lambda p:A(p,float)@RT      # world -> his frame (RT is a rotation)
W=lambda p:A(p,float)@RT.T
# ---------------------------------------------------------------- where they touch
hisHead=W((.012,.055,1.690)); herHead=hisHead+A([.138,.105,-.100])
herC=W((.02,.36,0)); herC=A([herC[0]+.06,herC[1],0])
# ---------------------------------------------------------------- him
f=SDF((-.46,-.34,.72),(.48,.52,1.62),vx,3)
f.loft([(.80,0,.0,.205,.150,2.5),(.90,0,0,.202,.146,2.5),(1.02,0,0,.186,.136,2.5),(1.12,0,.0,.182,.130,2.5),(1.25,0,.0,.196,.134,2.5),(1.36,0,.0,.205,.130,2.5),(1.43,0,.006,.188,.110,2.3),(1.485,0,.014,.125,.085,2.1)])
for q in (-1,1): f.rc((q*.045,.012,1.520),(q*.165,.004,1.470),.052,.050,.05); f.ell((q*.09,-.085,1.33),(.085,.050,.12),.06)
ARMS=[((-.290,.110,1.200),(-.120,.36,1.16)),(tuple(L((.345,.055,1.205))),tuple(L((.385,.335,1.175))))]
for q,(E,Wr) in zip((-1,1),ARMS):
    sh=A([q*.196,.004,1.452]); E,Wr=A(E),A(Wr); T=SDF((-.60,-.40,.95),(.62,.62,1.62),vx)
    T.rc(sh,E,.068,.052,.02,fold=.0050,nf=4.2,ph=1.3+q); T.rc(E,Wr,.054,.040,.022,fold=.0042,nf=4,ph=2.1+q)
    V,F=T.mesh(2); put(V,F,'suit'); f.rc(A([q*.15,.004,1.462]),sh,.056,.066,.03)
    c=Wr+n_(Wr-E)*.012; put(*TP.cyl(Wr-n_(Wr-E)*.02,c,.036,.035),'white'); put(*hand(c,n_(W(A([0,0,0])) + (A([-.35,.35,-.10]) if q>0 else A([.8,.1,0]))),A([-.5,-.5,0]),'flat',q,1.02),'skin')
f.folds(.0050,5,(.7,.2,.7),4,z=(.86,1.20)); f.folds(.0035,4,(-.6,.2,.8),8,z=(1.0,1.40)); f.noise(.0035,(.06,.06,.07),5)
f.rc((.004,-.165,.78),(.004,-.150,.99),.007,.003,.006,sub=True)      # vent
f.rc((0,-.149,1.00),(0,-.140,1.46),.0032,.0032,.004,sub=True)        # seam
ring=lambda rx,ry,cy,z,tl,n=40:[(rx*math.sin(t),cy-ry*math.cos(t),z-tl*-math.cos(t)) for t in np.linspace(0,2*math.pi,n+1)]
f.chain(ring(.078,.074,.014,1.500,.012),.016,.010); f.chain(ring(.071,.068,.016,1.522,.012),.012,.008)
V,F=f.mesh(2); put(V,F,'suit')
k=SDF((-.12,-.10,1.42),(.12,.14,1.68),.005); k.rc((0,.004,1.43),(0,.020,1.57),.058,.055,.02); k.rc((0,.02,1.57),tuple(L(hisHead)+A([0,-.02,-.05])),.055,.052,.02); V,F=k.mesh(2); put(V,F,'skin')
k=SDF((-.12,-.10,1.46),(.12,.14,1.60),.004); k.chain(ring(.063,.060,.017,1.538,.010),.0085,.006); k.chain(ring(.064,.061,.016,1.520,.010),.0085,.006); V,F=k.mesh(2); put(V,F,'white')
t=SDF((-.26,-.24,.02),(.28,.26,.98),vx,7)
for q,kn,an in ((-1,(-.112,.020,.50),(-.118,-.035,.085)),(1,(.108,.050,.50),(.122,.005,.085))):
    hp=(q*.092,-.005,.90); t.rc(hp,kn,.106,.080,.03,fold=.0022,nf=2.2,ph=q*1.1); t.rc(kn,an,.080,.070,.03,fold=.0034,nf=2.6,ph=q*2.3); t.rc((q*.06,-.055,.90),(q*.085,-.035,.84),.100,.09,.05)
    e=SDF((-.30,-.30,-.02),(.30,.30,.16),.005); a=A(an); e.rc(a+A([0,-.02,-.042]),a+A([q*.02,.15,-.058]),.042,.036,.02); e.rc(a+A([0,-.045,-.05]),a+A([0,-.02,-.02]),.040,.040,.02); e.cut((0,0,.004),(0,0,-1)); V,F=e.mesh(1); put(V,F,'shoe')
t.folds(.0042,5,(.5,.2,.85),3,z=(.08,.80)); t.noise(.003,(.05,.05,.09),9); V,F=t.mesh(2); put(V,F,'suit')
# heads: the bodies of the portraits, of which only head and hair are used
def headof(seed,male,at,yaw,pitch,roll,**kw):
    p=TP.P(seed,1.03 if male else .97,male,head=(yaw,pitch,roll)); p.off=p.off+A(at)-p.hw(A([[0,0,0.]]))[0]; p.dohead(**kw); return p
h=headof(5,True,hisHead,180-TURN,12,-11,nose=.9)
p,n,l=h.roots(2500 if FAST else 9000,extra=lambda c:c[:,2]>-.045+0*c[:,1]); up=np.clip((l[:,2]-.02)/.07,0,1)
h.grow(p,n*.9+A([0,0,.3])*up[:,None],.010+.030*up**1.3+.006*h.rng.random(len(p)),7,.80,noise=.45,nsig=1,clump=.55,nclump=500,wave=.004,wl=.02,rad=.0011,tip=.6,grav=(0,0,.05),inflate=.001)
k=SDF((-.12,-.14,-.14),(.12,.14,.16),.005); k.ell((0,.010,.030),(.077,.094,.086),.01); k.cut((0,-.072,0),(0,-1,.25)); k.cut((0,0,-.050),(0,0,-1)); V,F=k.mesh(2); V=V*A([1,1,1])
h.add((V,F),'hair','h')
for V,F,m in h.parts: put(V,F,'skin' if m=='skin' else m,False)
b=headof(9,False,herHead,-98,4,-6,nose=.8)
p,n,l=b.roots(2500 if FAST else 7000); bun=b.hw(A([[0,.105,.050]]))[0]
d=bun-p; d/=np.maximum(np.linalg.norm(d,axis=1,keepdims=True),1e-6); b.grow(p,d*.8+n*.25,np.minimum(.13,np.linalg.norm(bun-p,axis=1)),10,.55,comb=lambda x,t:(bun-x)*9,grav=(0,0,0),noise=.05,rad=.0011,tip=.7,inflate=.003)
k=SDF((-.13,-.13,-.14),(.13,.20,.18),.004); k.ell((0,.012,.030),(.077,.092,.084),.01); k.cut((0,-.070,0),(0,-1,.30)); k.cut((0,0,-.055),(0,.35,-1)); k.ell((0,.108,.052),(.046,.040,.044),.012); k.noise(.0016,(.006,.006,.012),3); V,F=k.mesh(2); b.add((V,F),'hair','h')
for V,F,m in b.parts: put(V,F,'skin2' if m=='skin' else m,False)
# ---------------------------------------------------------------- her, in world axes
cx,cy=herC[0],herC[1]; g=SDF((cx-.30,cy-.28,.92),(cx+.32,cy+.28,1.36),vx*.8)
yr=math.radians(0)
g.loft([(.95,cx,cy,.150,.125,2.2),(1.02,cx,cy,.132,.106,2.2),(1.10,cx-.004,cy,.128,.104,2.2),(1.20,cx-.010,cy-.006,.145,.118,2.2),(1.27,cx-.012,cy-.01,.152,.122,2.2),(1.315,cx-.012,cy-.006,.146,.108,2.2)]); g.noise(.002,(.05,.05,.03),2); V,F=g.mesh(2); put(V,F,'gown',False)
sh=SDF((cx-.34,cy-.34,1.20),(cx+.36,cy+.34,1.62),vx*.8)
sh.loft([(1.22,cx-.01,cy,.138,.104,2.2),(1.31,cx-.012,cy,.140,.098,2.2),(1.36,cx-.016,cy,.128,.080,2.1),(1.40,cx-.022,cy,.070,.06,2.0)]); nk=A(herHead)+A([.012,.015,-.09])
sh.rc((cx-.022,cy,1.37),tuple(nk),.050,.046,.04)
for q in (-1,1): sh.rc((cx-.02+q*.03,cy,1.405),(cx-.01+q*.13,cy,1.355),.038,.044,.04)
V,F=sh.mesh(2); put(V,F,'skin2',False)
# her arm over his shoulder, the hand flat on his shoulder blade
S0,E0,W0=A([cx+.125,cy-.005,1.352]),A([cx+.105,cy-.235,1.475]),W((.105,-.118,1.505))
a=SDF(np.minimum(np.minimum(S0,E0),W0)-.10,np.maximum(np.maximum(S0,E0),W0)+.10,.005); a.rc(S0,E0,.047,.036,.02); a.rc(E0,E0+(W0-E0)*.3,.036,.038,.02); a.rc(E0+(W0-E0)*.3,W0,.038,.0235,.02); V,F=a.mesh(2); put(V,F,'skin2',False)
put(*hand(W0,W(A([-.86,-.20,-.46])),W(A([-.05,1,.30])),'flat',-1,.92),'skin2',False)
# the skirt: pressed flat behind his legs, wide at both sides
NT,NZ=360,70; th=np.linspace(0,2*np.pi,NT,endpoint=False); rg=np.random.default_rng(4); V=[]
ph=rg.uniform(0,6.28,8)
for i in range(NZ):
    u=i/(NZ-1); z=1.045*(1-u)+.012*u; w=u**1.22; rx=.130+C['sx']*w-.13*w; ry=.106+.30*w; x0=cx+(C['train']+.03)*u**1.3; y0=cy+.10*u
    fold=.030*u**.8*(np.sin(9*th+ph[0]+1.1*np.sin(2*th+ph[1]))+.5*np.sin(17*th+ph[2]+.9*np.sin(3*th+ph[3]))+.25*np.sin(31*th+ph[4]))
    r=1+fold*2.1; x=x0+rx*np.sin(th)*r; y=y0-ry*np.cos(th)*r-.035*u*np.sin(9*th+ph[0]); V.append(np.stack([x,y,np.full(NT,z)+.010*u**4*np.sin(9*th+ph[5])],1))
V=np.concatenate(V); j=np.arange(NT); F=np.concatenate([np.stack([i*NT+j,(i+1)*NT+j,(i+1)*NT+(j+1)%NT,i*NT+(j+1)%NT],1) for i in range(NZ-1)]); o=put(V,F,'gown',False); md=o.modifiers.new('s','SUBSURF'); md.levels=md.render_levels=0 if FAST else 1
# veil: two thin sheets from the bun down her back
bw=bun
for kx,(wd,dy,zz) in enumerate(((.13,.05,.62),(.17,.09,.50))):
    V=[];NU,NV=60,40
    for i in range(NU):
        u=i/(NU-1); z=bw[2]-.01-(bw[2]-zz)*u
        for jx in range(NV):
            v=2*jx/(NV-1)-1; V.append((bw[0]+.02+.055*u**.6+dy*.3+v*(.03+wd*u**.8)+.012*u*math.sin(v*9+kx*2),bw[1]+.03+dy*u-.05*u*v*v+.018*u*math.sin(v*11+kx),z-.02*v*v))
    V=A(V); F=A([(i*NV+q,i*NV+q+1,(i+1)*NV+q+1,(i+1)*NV+q) for i in range(NU-1) for q in range(NV-1)]); put(V,F,'veil',False)
# ---------------------------------------------------------------- light of the stop: (place, target, w, h, watts, colour)
WA,WB,BU,WH=(1,.56,.24),(1,.70,.42),(.35,.42,1.0),(1,.95,.88)
LG=dict(basic=[((-1.7,1.9,1.5),(0,0,1.2),.7,1.8,60,WA),((1.9,1.9,1.5),(.2,.2,1.2),.7,1.8,60,WA),((.3,2.6,2.6),(.1,0,1.4),2.2,.6,60,WB),((-2.6,.6,1.0),(0,0,1.1),.8,.8,16,WB),((2.6,.4,1.0),(0,0,1.0),1.2,.9,22,WB),((-3,2.4,2.4),(0,0,1),1.0,2.2,16,BU),((.3,-4.5,2.4),(0,0,1),3,2,13,WB)],
 premium=[((-1.7,1.9,1.5),(0,0,1.2),.7,1.8,55,WA),((1.9,1.9,1.5),(.2,.2,1.2),.7,1.8,62,WA),((.2,1.6,3.6),(0,0,1.3),4,1.0,120,WB),((-3,2.4,2.4),(0,0,1),1.2,2.2,34,BU),((3.2,2.0,2.2),(0,0,1),1.2,2.0,24,(.62,.58,.95)),((0,-2.6,3.6),(0,0,1),4,2,34,WB),((.3,-4.5,2.2),(0,0,1),3,2,12,WB)],
 diamond=[((-1.7,1.9,1.5),(0,0,1.2),.7,1.8,34,WB),((1.9,1.9,1.5),(.2,.2,1.2),.7,1.8,40,WB),((.2,1.4,3.6),(0,0,1.3),4,1.4,150,WH),((-3,2.4,2.4),(0,0,1),1.2,2.2,34,BU),((0,-1.4,.05),(0,0,1.2),5,2.2,24,(.85,.86,.95)),((0,-3.0,3.4),(0,0,1),4,2,44,WH),((.3,-4.5,2.2),(0,0,1),3,2,12,WH)],
 horizon=[((-1.7,1.9,1.5),(0,0,1.2),.7,1.8,44,WA),((1.9,1.9,1.5),(.2,.2,1.2),.7,1.8,50,WA),((.2,1.2,3.8),(0,0,1.2),5,2.5,170,(1,.80,.56)),((-3,2.4,2.4),(0,0,1),1.2,2.2,20,BU),((0,-2.8,3.4),(0,0,1),4,2,60,(1,.82,.6)),((0,-1.4,.05),(0,0,1.2),5,2.2,16,(1,.85,.65))])
for p,t_,w_,h_,e,c in LG[STOP]:
    o=softbox((p[0]*C['mirror'],p[1],p[2]),t_,w_,h_,e,c); o.visible_glossy=True
world((.30,.24,.20),.018)
fl=plane(8,8,mat('flo',(.30,.19,.11) if STOP in('basic','premium') else (.6,.58,.55),.4,0,.3),(0,0,0)); fl.visible_camera=False
# camera: 405 px a metre at the origin, horizon 1.5 m high at y=198 of a crop of 750 x 850
Wd,Hd=800,850; D=4.72; K=405.
cam=camera((0,-D,1.5),(0,0,1.5),lens=50); cam.data.sensor_fit='HORIZONTAL'; cam.data.sensor_width=36; cam.data.lens=36*D*K/Wd; cam.data.shift_x=(.5-.5)+ARGS.get('dx',0.09); cam.data.shift_y=-(425-198)/Wd
if C['mirror']<0:
    pass
print('BUILT %.0fs'%(time.time()-T0),flush=True)
render('couple_'+STOP,Wd,Hd,spp=110,clamp=3,bounces=4,glossy=2,transp=12,transparent=True,dopost=False)
