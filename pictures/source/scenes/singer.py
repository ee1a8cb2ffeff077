"""The singer of the production pictures, in profile at a microphone, on a transparent ground: blender -b -noaudio -P singer.py -- stop='"basic"'.
singer_post.py lays her over the picture of the room. Metres; she faces +X, the camera looks along +Y."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from ak import *; from team_body import SDF,A,rotm,n_,hand; import team_people as TP
STOP=ARGS.get('stop','basic'); s=reset(); FAST=ARGS.get('q',1)<.5; vx=.009 if FAST else .006
# cloth, trousers, hair: a bun, a cropped head, a tail and curls are four evenings
CLOTH=dict(basic=(.60,.50,.44),premium=(.035,.13,.075),diamond=(.30,.018,.025),horizon=(.52,.47,.44))[STOP]; LEGS=dict(basic=(.016,.014,.016),premium=(.040,.055,.10),diamond=(.014,.012,.014),horizon=(.022,.022,.026))[STOP]
HAIR=dict(basic='curls',premium='bun',diamond='curls',horizon='tail')[STOP]; TURN=dict(basic=72,premium=66,diamond=76,horizon=70)[STOP]
M=dict(cloth=mat('cl',CLOTH,.85,0,.15,sheen=.4,grain=.12,grain_scale=500),legs=mat('lg',LEGS,.8,0,.2,sheen=.2,grain=.1,grain_scale=600),skin=mat('sk',(.21,.105,.062),.48,0,.35),hair=mat('hr',(.012,.009,.008),.42,0,.5),shoe=mat('sh',(.010,.009,.009),.4,0,.4),gear=mat('gr',(.012,.012,.013),.35,.3),mesh=mat('ms',(.30,.30,.31),.35,.9))
def put(V,F,m):
    V=np.asarray(V,float); me=bpy.data.meshes.new(m); k=F.shape[1]; me.vertices.add(len(V)); me.vertices.foreach_set('co',V.astype(np.float32).ravel()); me.loops.add(F.size); me.loops.foreach_set('vertex_index',F.astype(np.int32).ravel()); me.polygons.add(len(F)); me.polygons.foreach_set('loop_start',np.arange(0,F.size,k,dtype=np.int32)); me.polygons.foreach_set('loop_total',np.full(len(F),k,np.int32)); me.polygons.foreach_set('use_smooth',np.ones(len(F),bool)); me.update(calc_edges=True); me.materials.append(M[m]); return link(bpy.data.objects.new(m,me))
# her frame: u to her left as she faces the lens, v towards the lens; turned about z so that she faces +X
a_=math.radians(TURN); R=rotm((0,0,1),a_)      # (0,-1) towards the lens goes to (sin a, -cos a)
W=lambda p:A(p,float)@R.T
def putw(V,F,m): return put(np.asarray(V)@R.T,F,m)
eye=W((0,-.040,1.560)); mouth=eye+A([math.sin(a_)*.098,-math.cos(a_)*.098,-.068])
mic=mouth+A([math.sin(a_)*.030,-math.cos(a_)*.030,-.008]); L=lambda p:A(p,float)@R
f=SDF((-.42,-.52,.80),(.42,.34,1.52),vx,5)
f.loft([(.83,0,0,.206,.152,2.4),(.95,0,0,.186,.138,2.4),(1.06,0,0,.146,.108,2.4),(1.18,0,0,.150,.112,2.4),(1.28,0,-.004,.160,.112,2.4),(1.36,0,0,.150,.095,2.3),(1.405,0,.006,.100,.075,2.1)])
for q in (-1,1): f.rc((q*.04,.008,1.425),(q*.13,.004,1.385),.042,.042,.045); f.ell((q*.065,-.080,1.255),(.068,.052,.066),.06)
f.folds(.005,5,(.6,.2,.8),4,z=(.86,1.20)); f.noise(.003,(.05,.05,.06),5)
ring=lambda r,z,n=30:[(r*math.sin(t),.006-r*math.cos(t),z+.010*math.cos(t)) for t in np.linspace(0,2*math.pi,n+1)]
f.chain(ring(.060,1.430),.014,.010)
micL=L(mic); HN=[micL+A([-.055,.030,-.075]),A([micL[0]+.075,micL[1]-.015,1.135])]
if STOP=='horizon': HN[1]=A([micL[0]+.075,micL[1]-.015,1.17])
EL=[A([-.215,-.085,1.150]),A([.235,-.045,1.115])]
for q,E,Wr in zip((-1,1),EL,HN):
    sh=A([q*.160,.004,1.378]); T=SDF((-.50,-.62,.85),(.50,.40,1.62),vx); T.rc(sh,E,.056,.046,.02,fold=.004,nf=4,ph=q*1.7); T.rc(E,E+(Wr-E)*.90,.046,.034,.02,fold=.0035,nf=4,ph=q*2.3); V,F=T.mesh(2); putw(V,F,'cloth'); f.rc(A([q*.12,.004,1.385]),sh,.048,.055,.03)
    k=SDF(Wr-.14,Wr+.14,.005); k.rc(E+(Wr-E)*.84,Wr,.029,.024,.01); V,F=k.mesh(2); putw(V,F,'skin')
V,F=f.mesh(2); putw(V,F,'cloth')
# the right hand round the microphone, the left one on the stand
stx=micL+A([0,-.045,0]); st=A([stx[0]+.01,stx[1]-.02,0])
putw(*hand(HN[0],n_(micL+A([0,-.02,-.065])-HN[0])+A([0,0,.25]),n_(A([1,-.2,.1])),'grip',-1,.92),'skin'); putw(*hand(HN[1],n_(A([st[0],st[1],1.15])-HN[1]),n_(A([-1,.25,0])),'grip',1,.92),'skin')
k=SDF((-.10,-.12,1.36),(.10,.12,1.56),.005); k.rc((0,.008,1.37),tuple(L(eye)+A([0,.032,-.075])),.050,.047,.03); V,F=k.mesh(2); putw(V,F,'skin')
t=SDF((-.24,-.24,.02),(.26,.26,.92),vx,7)
for q,kn,an in ((-1,(-.092,-.030,.47),(-.120,.030,.085)),(1,(.092,-.055,.47),(.125,-.050,.085))):
    hp=(q*.084,0,.86); t.rc(hp,kn,.098,.066,.03,fold=.002,nf=2.5,ph=q); t.rc(kn,an,.064,.058,.03,fold=.004,nf=3,ph=q*2)
    t.rc((q*.06,.045,.86),(q*.08,.03,.80),.085,.08,.05); e=SDF((-.30,-.34,-.02),(.30,.30,.16),.005); a=A(an); e.rc(a+A([0,.02,-.045]),a+A([q*.03,-.15,-.060]),.036,.030,.02); e.rc(a+A([0,.045,-.05]),a+A([0,.02,-.02]),.034,.034,.02); e.cut((0,0,.004),(0,0,-1)); V,F=e.mesh(1); putw(V,F,'shoe')
t.folds(.0035,5,(.5,.2,.85),3,z=(.08,.80)); V,F=t.mesh(2); putw(V,F,'legs')
h=TP.P(9,.97,False,head=(TURN,-4,0)); h.off=h.off+eye-h.hw(A([[0,0,0.]]))[0]; h.dohead(nose=.85,open_=1.6,lips=1.1)
p,n,l=h.roots(2500 if FAST else 8000); c0=h.hw(A([[0,.02,.03]]))[0]
k=SDF((-.13,-.13,-.14),(.13,.20,.18),.004); k.ell((0,.012,.030),(.077,.092,.084),.01); k.cut((0,-.070,0),(0,-1,.30)); k.cut((0,0,-.055),(0,.35,-1))
if HAIR=='curls': h.grow(p,n+A([0,0,.1]),.055+.045*h.rng.random(len(p)),9,.86,noise=.35,nsig=1.5,clump=.6,nclump=420,wave=.008,wl=.028,rad=.0013,tip=.7,grav=(0,0,-.4),inflate=.002)
else:
    tie=h.hw(A([[0,.105,.045]]))[0]; h.grow(p,(tie-p)*4+n*.25,np.minimum(.13,np.linalg.norm(tie-p,axis=1)),10,.55,comb=lambda x,t:(tie-x)*9,grav=(0,0,0),noise=.05,rad=.0012,tip=.7,inflate=.003)
    if HAIR=='bun': k.ell((0,.110,.062),(.046,.042,.044),.012)
    else: k.chain([(0,.10,.045),(0,.145,.02),(0,.160,-.08),(.01,.150,-.20),(.015,.135,-.27)],[.028,.036,.034,.026,.008],.012)
k.noise(.0016,(.006,.006,.012),3); V,F=k.mesh(2); h.add((V,F),'hair','h')
for V,F,m in h.parts: put(V,F,m)
# microphone and stand
d=W(A([0,1,0])*.0)+n_(W(A([-.04,-.35,-1.0]))); top=mic; sp=SDF(top-.05,top+.05,.002); sp.ell(top,(.026,.026,.026),.004); V,F=sp.mesh(1); put(V,F,'mesh'); put(*TP.cyl(top+d*.018,top+d*.155,.019,.013),'gear')
b=W((st[0],st[1],0)); put(*TP.cyl(top+d*.11,A([b[0],b[1],1.30]),.010,.010),'gear'); put(*TP.cyl(A([b[0],b[1],1.32]),A([b[0],b[1],.03]),.0095,.0125),'gear'); put(*TP.cyl(A([b[0],b[1],.84]),A([b[0],b[1],.90]),.019,.019),'gear'); put(*TP.cyl(A([b[0],b[1],.0]),A([b[0],b[1],.03]),.15,.13),'gear')
WA,AM,RD,WH=(1,.55,.22),(1,.62,.30),(1,.12,.06),(1,.95,.9)
LG=dict(basic=[((-1.5,1.6,1.2),60,WA),((1.6,1.6,1.4),60,WA)],premium=[((-1.5,1.6,1.4),60,AM),((1.6,1.6,2.0),75,AM)],diamond=[((-1.5,1.6,1.8),60,AM),((1.6,1.6,2.2),60,AM),((.4,1.6,3.4),80,WH)],horizon=[((-1.5,1.6,2.0),60,AM),((1.6,1.4,2.4),80,WH),((.2,1.6,3.6),110,WH)])[STOP]
for p_,e,c in LG: softbox(p_,(0,0,1.2),.6,1.6,e,c)
softbox((-2.2,.5,1.0),(0,0,1.0),.8,1.2,12,RD); softbox((2.4,-.6,.8),(0,0,1.1),1,1,16,RD); softbox((.8,-3.5,2.4),(0,0,1.2),2.6,1.6,26 if STOP!='horizon' else 34,(1,.72,.5)); softbox((0,-1.6,.05),(0,0,1.1),2,.6,5,RD)
world((.30,.14,.08),.02)
K=ARGS.get('k',272. if STOP=='horizon' else 290.); Wd,Hd=440,580; D=5.2
cam=camera((0,-D,1.25),(0,0,1.25),lens=50); cam.data.sensor_fit='HORIZONTAL'; cam.data.sensor_width=36; cam.data.lens=36*D*K/Wd; cam.data.shift_x=0; cam.data.shift_y=-(290-(560-1.25*K))/Wd
print('BUILT %.0fs'%(time.time()-T0),flush=True)
render('singer_'+STOP,Wd,Hd,spp=100,clamp=3,bounces=4,glossy=2,transp=8,transparent=True,dopost=False)
