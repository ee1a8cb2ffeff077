"""The singer of the production pictures against the light, on a transparent ground: blender -b -noaudio -P singer_lit.py -- stop='"basic"'.
stage.py lays her over the picture of the room. Metres; she faces +X, the camera looks along +Y."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from ak import *; from team_body import SDF,A,rotm,n_,hand; import team_people as TP
STOP=ARGS.get('stop','basic'); s=reset(); FAST=ARGS.get('q',1)<.5; vx=.009 if FAST else .006
# cloth, trousers, hair: a bun, a cropped head, a tail and curls are four evenings
POSES=dict(basic=dict(lean=9,arm='stand',pitch=2,step=1.0),premium=dict(lean=-11,arm='stand',pitch=-16,step=.9),diamond=dict(lean=-9,arm='up',pitch=-14,step=1.0),horizon=dict(lean=-6,arm='up',pitch=-10,step=1.1))
PO=POSES[STOP]; TURN=72; HAIR='curls'; LEAN=math.radians(PO['lean']); STEP=PO['step']
M=dict(cloth=mat('cl',(.016,.012,.012),.75,0,.2,sheen=.5,grain=.12,grain_scale=500),legs=mat('lg',(.012,.010,.012),.6,0,.3,sheen=.3,grain=.1,grain_scale=600),skin=mat('sk',(.21,.105,.062),.48,0,.35),hair=mat('hr',(.012,.009,.008),.42,0,.5),shoe=mat('sh',(.010,.009,.009),.4,0,.4),gear=mat('gr',(.012,.012,.013),.35,.3),mesh=mat('ms',(.30,.30,.31),.35,.9))
def put(V,F,m):
    V=np.asarray(V,float); me=bpy.data.meshes.new(m); k=F.shape[1]; me.vertices.add(len(V)); me.vertices.foreach_set('co',V.astype(np.float32).ravel()); me.loops.add(F.size); me.loops.foreach_set('vertex_index',F.astype(np.int32).ravel()); me.polygons.add(len(F)); me.polygons.foreach_set('loop_start',np.arange(0,F.size,k,dtype=np.int32)); me.polygons.foreach_set('loop_total',np.full(len(F),k,np.int32)); me.polygons.foreach_set('use_smooth',np.ones(len(F),bool)); me.update(calc_edges=True); me.materials.append(M[m]); return link(bpy.data.objects.new(m,me))
# her frame: u to her left as she faces the lens, v towards the lens; turned about z so that she faces +X
a_=math.radians(TURN); R=rotm((0,0,1),a_)      # (0,-1) towards the lens goes to (sin a, -cos a)
W=lambda p:A(p,float)@R.T
def bend(P):
    """leaning from the hips (local frame): forward above 0"""
    P=np.array(P,float); w=np.clip((P[...,2]-.84)/.26,0,1); w=w*w*(3-2*w)*LEAN; y=P[...,1]; z=P[...,2]-.93; P[...,1]=y*np.cos(w)-z*np.sin(w); P[...,2]=.93+y*np.sin(w)+z*np.cos(w); return P
def putw(V,F,m): return put(bend(np.asarray(V))@R.T,F,m)
eye=W((0,-.040,1.560)); mouth=eye+A([math.sin(a_)*.098,-math.cos(a_)*.098,-.068])
mic=mouth+A([math.sin(a_)*.030,-math.cos(a_)*.030,-.008]); L=lambda p:A(p,float)@R
f=SDF((-.42,-.52,.86),(.42,.34,1.52),vx,5)
f.loft([(.90,0,.004,.186,.150,2.4),(.98,0,.002,.166,.134,2.4),(1.08,0,0,.152,.121,2.4),(1.18,0,0,.156,.124,2.4),(1.28,0,-.004,.162,.122,2.4),(1.36,0,0,.154,.100,2.3),(1.405,0,.006,.104,.080,2.1)])
for q in (-1,1): f.rc((q*.04,.008,1.425),(q*.13,.004,1.385),.042,.042,.045); f.ell((q*.060,-.070,1.245),(.070,.048,.080),.08)
f.folds(.007,5,(.6,.2,.8),4,z=(.90,1.30)); f.noise(.003,(.05,.05,.06),5)
ring=lambda r,z,n=30:[(r*math.sin(t),.006-r*math.cos(t),z+.010*math.cos(t)) for t in np.linspace(0,2*math.pi,n+1)]
f.chain(ring(.072,1.420),.020,.012); f.chain(ring(.066,1.452),.016,.010); f.rc((0,-.150,.92),(0,-.095,1.38),.007,.005,.006,sub=True)
micL=L(mic); HN=[micL+A([-.055,.030,-.075]),A([micL[0]+.075,micL[1]-.015,1.135])]
EL=[A([-.215,-.085,1.150]),A([.235,-.045,1.115])]
UP=PO['arm']=='up'
if UP: EL[1]=A([.285,-.115,1.600]); HN[1]=A([.250,-.225,1.835])
for q,E,Wr in zip((-1,1),EL,HN):
    sh=A([q*.160,.004,1.378]); T=SDF((-.50,-.62,.85),(.50,.40,2.0),vx); T.rc(sh,E,.058,.048,.02,fold=.0065,nf=4.5,ph=q*1.7); T.rc(E,E+(Wr-E)*.86,.048,.038,.02,fold=.006,nf=4.5,ph=q*2.3); V,F=T.mesh(2); putw(V,F,'cloth'); f.rc(A([q*.12,.004,1.385]),sh,.048,.055,.03)
    k=SDF(Wr-.14,Wr+.14,.005); k.rc(E+(Wr-E)*.84,Wr,.029,.024,.01); V,F=k.mesh(2); putw(V,F,'skin')
V,F=f.mesh(2); putw(V,F,'cloth')
# the right hand round the microphone, the left one on the stand
stx=micL+A([0,-.045,0]); st=A([stx[0]+.01,stx[1]-.02,0])
putw(*hand(HN[0],n_(micL+A([0,-.02,-.065])-HN[0])+A([0,0,.25]),n_(A([1,-.2,.1])),'grip',-1,.92),'skin'); putw(*(hand(HN[1],n_(A([-.05,-.30,1.0])),n_(A([-.55,.80,.1])),'open',1,.95) if UP else hand(HN[1],n_(A([st[0],st[1],1.15])-HN[1]),n_(A([-1,.25,0])),'grip',1,.92)),'skin')
k=SDF((-.10,-.12,1.36),(.10,.12,1.56),.005); k.rc((0,.008,1.37),tuple(L(eye)+A([0,.032,-.075])),.050,.047,.03); V,F=k.mesh(2); putw(V,F,'skin')
t=SDF((-.30,-.62,.02),(.30,.55,1.06),vx,7); t.loft([(.84,0,.004,.165,.128,2.4),(.92,0,.002,.152,.118,2.4),(1.0,0,0,.134,.104,2.4)])
fwd=(.098,-.02-.20*STEP,.50),(.108,-.02-.29*STEP,.085); back=(-.098,.01+.085*STEP,.475),(-.120,.05+.24*STEP,.115)
for q,(kn,an) in ((-1,back),(1,fwd)):
    hp=(q*.080,0,.87); t.rc(hp,kn,.092,.062,.03,fold=.003,nf=2.5,ph=q); a=A(an); b_=A(kn)+(a-A(kn))*.35; t.rc(kn,tuple(b_),.062,.060,.03,fold=.004,nf=3,ph=q*2); t.rc(tuple(b_),tuple(a+A([0,-.01,-.02])),.058,.080,.03,fold=.005,nf=3,ph=q*2)
    t.rc((q*.06,.045,.86),(q*.08,.03,.80),.085,.08,.05); e=SDF(a-A([.12,.30,.12]),a+A([.12,.20,.10]),.005); tilt=.05 if q<0 else 0; e.rc(a+A([0,.02,-.045]),a+A([q*.03,-.15,-.060-tilt]),.036,.030,.02); e.rc(a+A([0,.045,-.075]),a+A([0,.02,-.02]),.028,.034,.02); V,F=e.mesh(1); putw(V,F,'shoe')
t.folds(.0045,5,(.5,.2,.85),3,z=(.08,.84)); V,F=t.mesh(2); putw(V,F,'legs')
h=TP.P(9,.97,False,head=(TURN,PO['pitch'],0)); h.off=h.off+eye-h.hw(A([[0,0,0.]]))[0]; h.dohead(nose=.85,open_=1.6,lips=1.1)
p,n,l=h.roots(2500 if FAST else 8000); c0=h.hw(A([[0,.02,.03]]))[0]
k=SDF((-.13,-.13,-.14),(.13,.20,.18),.004); k.ell((0,.012,.030),(.077,.092,.084),.01); k.cut((0,-.070,0),(0,-1,.30)); k.cut((0,0,-.055),(0,.35,-1))
if HAIR=='curls': h.grow(p,n+A([0,0,.1]),.085+.055*h.rng.random(len(p)),10,.86,noise=.35,nsig=1.5,clump=.6,nclump=420,wave=.008,wl=.028,rad=.0013,tip=.7,grav=(0,0,-.4),inflate=.002)
else:
    tie=h.hw(A([[0,.105,.045]]))[0]; h.grow(p,(tie-p)*4+n*.25,np.minimum(.13,np.linalg.norm(tie-p,axis=1)),10,.55,comb=lambda x,t:(tie-x)*9,grav=(0,0,0),noise=.05,rad=.0012,tip=.7,inflate=.003)
    if HAIR=='bun': k.ell((0,.110,.062),(.046,.042,.044),.012)
    else: k.chain([(0,.10,.045),(0,.145,.02),(0,.160,-.08),(.01,.150,-.20),(.015,.135,-.27)],[.028,.036,.034,.026,.008],.012)
k.noise(.0016,(.006,.006,.012),3); V,F=k.mesh(2); h.add((V,F),'hair','h')
for V,F,m in h.parts: putw(np.asarray(V)@R,F,m)
# microphone and stand
wb=lambda p:W(bend(A(p,float))); mL=micL; top=wb(mL); d=n_(wb(mL+A([-.04,-.35,-1.0])*.2)-top); sp=SDF(top-.05,top+.05,.002); sp.ell(top,(.026,.026,.026),.004); V,F=sp.mesh(1); put(V,F,'mesh'); put(*TP.cyl(top+d*.018,top+d*.155,.019,.013),'gear')
b0=wb(A([st[0],st[1],1.30])); b=W((st[0]+.02,st[1]-(.05 if LEAN>0 else .30),0)); put(*TP.cyl(top+d*.11,b0,.010,.010),'gear'); put(*TP.cyl(b0,b,.0095,.0125),'gear'); m_=b0+(b-b0)*.36; put(*TP.cyl(m_,m_+(b-b0)*.05,.019,.019),'gear'); put(*TP.cyl(A([b[0],b[1],.0]),A([b[0],b[1],.03]),.15,.13),'gear')
WA,AM,RD,WH=(1,.55,.22),(1,.62,.30),(1,.12,.06),(1,.95,.9)
LG=dict(basic=[((-1.5,1.8,1.3),95,WA),((1.5,1.9,1.5),80,WA),((0,1.5,3.4),90,AM)],premium=[((-1.5,1.8,1.5),105,AM),((1.5,1.9,2.0),95,AM),((0,1.5,3.4),120,AM)],diamond=[((-1.5,1.8,1.8),100,AM),((1.5,1.9,2.2),80,AM),((.4,1.4,3.6),260,WH)],horizon=[((-1.5,1.8,2.0),100,AM),((1.5,1.9,2.4),85,AM),((.2,1.3,3.6),300,WH)])[STOP]
for p_,e,c in LG: softbox(p_,(0,0,1.2),.6,1.6,e,c)
softbox((-2.4,.9,1.0),(0,0,1.0),.6,1.4,26,RD); softbox((2.6,.7,1.1),(0,0,1.2),.6,1.4,26,RD); softbox((.4,-1.4,.02),(0,0,1.1),2.6,.5,7 if STOP!='horizon' else 3,RD); softbox((.8,-3.5,2.4),(0,0,1.2),2.6,1.6,3.5,(1,.6,.36))
world((.30,.12,.06),.014)
BIG=STOP!='horizon'; K=ARGS.get('k',420. if BIG else 285.); D=5.2*290/K; Wd,Hd=(700,825) if BIG else (460,640); EYE=1.25 if BIG else .62
# the height 1.25 lies 348 pixels below the upper edge, the deck of horizon 590
row=348 if BIG else 590-EYE*K
cam=camera((0,-D,EYE),(0,0,EYE),lens=50); cam.data.sensor_fit='HORIZONTAL'; cam.data.sensor_width=36; cam.data.lens=36*D*K/Wd; cam.data.shift_x=-(310-Wd/2)/Wd if BIG else 0; cam.data.shift_y=-(Hd/2-row)/Wd
print('BUILT %.0fs'%(time.time()-T0),flush=True)
render('singer_'+STOP,Wd,Hd,spp=100,clamp=3,bounces=3,glossy=2,transp=8,transparent=True,dopost=False)
