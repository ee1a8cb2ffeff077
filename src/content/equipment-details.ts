import batteryPaPicture from '../../pictures/equipment/battery-pa.webp?picture'
import cdj3000SetPicture from '../../pictures/equipment/cdj-3000-set.webp?picture'
import clubMixerPicture from '../../pictures/equipment/club-mixer.webp?picture'
import co2JetPicture from '../../pictures/equipment/co2-jet.webp?picture'
import coldSparkPicture from '../../pictures/equipment/cold-spark.webp?picture'
import columnArrayPicture from '../../pictures/equipment/column-array.webp?picture'
import djControllerPicture from '../../pictures/equipment/dj-controller.webp?picture'
import festoonLightsPicture from '../../pictures/equipment/festoon-lights.webp?picture'
import floorMonitorPicture from '../../pictures/equipment/floor-monitor.webp?picture'
import hazeMachinePicture from '../../pictures/equipment/haze-machine.webp?picture'
import instrumentMicKitPicture from '../../pictures/equipment/instrument-mic-kit.webp?picture'
import ledBarPicture from '../../pictures/equipment/led-bar.webp?picture'
import ledDjBoothPicture from '../../pictures/equipment/led-dj-booth.webp?picture'
import ledParPicture from '../../pictures/equipment/led-par.webp?picture'
import ledScreenPicture from '../../pictures/equipment/led-screen.webp?picture'
import lowFogPicture from '../../pictures/equipment/low-fog.webp?picture'
import micStandPicture from '../../pictures/equipment/mic-stand.webp?picture'
import mirrorBallPicture from '../../pictures/equipment/mirror-ball.webp?picture'
import mixingConsolePicture from '../../pictures/equipment/mixing-console.webp?picture'
import movingHeadBeamPicture from '../../pictures/equipment/moving-head-beam.webp?picture'
import movingHeadWashPicture from '../../pictures/equipment/moving-head-wash.webp?picture'
import paTower28Picture from '../../pictures/equipment/pa-tower-28.webp?picture'
import poweredSpeaker12Picture from '../../pictures/equipment/powered-speaker-12.webp?picture'
import poweredSpeaker15Picture from '../../pictures/equipment/powered-speaker-15.webp?picture'
import projectorScreenPicture from '../../pictures/equipment/projector-screen.webp?picture'
import stageDeckPicture from '../../pictures/equipment/stage-deck.webp?picture'
import subwoofer18Picture from '../../pictures/equipment/subwoofer-18.webp?picture'
import trussGoalpostPicture from '../../pictures/equipment/truss-goalpost.webp?picture'
import turntablePairPicture from '../../pictures/equipment/turntable-pair.webp?picture'
import vocalMicPicture from '../../pictures/equipment/vocal-mic.webp?picture'
import wirelessHandheldPicture from '../../pictures/equipment/wireless-handheld.webp?picture'
import wirelessHandheldDualPicture from '../../pictures/equipment/wireless-handheld-dual.webp?picture'
import wirelessHeadsetPicture from '../../pictures/equipment/wireless-headset.webp?picture'
import wirelessUplightPicture from '../../pictures/equipment/wireless-uplight.webp?picture'
import xdjRx3Picture from '../../pictures/equipment/xdj-rx3.webp?picture'
import xdjXzPicture from '../../pictures/equipment/xdj-xz.webp?picture'
import djHire2Picture from '../../pictures/services/dj-hire-2.webp?picture'
import type { PictureSource } from '../lib/pictures'
import type { EquipmentId } from './equipment'

/** What only the dialog of an item shows. The rest is in `equipment.ts`. */
export type EquipmentDetail = {
  /** With its alt text. */
  image: PictureSource
  power: string
  /** Further specifications. */
  additional: readonly string[]
  notes?: string
  backImage?: PictureSource
}

export const equipmentDetails: Readonly<Record<EquipmentId, EquipmentDetail>> = {
  'xdj-xz': {
    image: xdjXzPicture,
    power: '45 W mains',
    additional: [
      '4-channel mixer, 2 built-in decks',
      '7-inch touch screen',
      '2 USB ports, no laptop needed',
      'Balanced XLR and RCA master outputs',
    ],
    notes: 'Two people to lift it out of its case. Music goes on a USB stick prepared in DJ software.',
  },
  'xdj-rx3': {
    image: xdjRx3Picture,
    power: '34 W mains',
    additional: [
      '2-channel mixer, 2 built-in decks',
      '10.1-inch touch screen',
      '2 USB ports, no laptop needed',
      '8 performance pads a side',
    ],
  },
  'cdj-3000-set': {
    image: cdj3000SetPicture,
    power: '136 W mains in all',
    additional: [
      '2 players with 9-inch touch screens',
      '4-channel mixer with effects',
      'Network switch and link cables',
      'USB and SD card playback',
    ],
    notes:
      'Allow a table at least 1.2 m wide. Send us the rider and we set the link and the mixer to it before it leaves.',
    backImage: djHire2Picture,
  },
  'dj-controller': {
    image: djControllerPicture,
    power: '5 W over USB',
    additional: ['2 channels with 3-band EQ', '8 performance pads a side', 'RCA master and headphone outputs'],
    notes: 'Bring your own laptop and DJ software: the laptop in the picture is not part of the hire.',
  },
  'turntable-pair': {
    image: turntablePairPicture,
    power: '60 W mains in all',
    additional: [
      'Direct drive, 33 and 45 rpm',
      '2 cartridges fitted, 1 spare stylus',
      '2-channel mixer with performance pads',
    ],
    notes: 'Needs a table that does not move when people dance: ask us about a stage deck for it.',
  },
  'club-mixer': {
    image: clubMixerPicture,
    power: '40 W mains',
    additional: [
      '4 channels, line or phono',
      'Beat effects with their own display',
      'XLR master, booth and record outputs',
    ],
  },
  'led-dj-booth': {
    image: ledDjBoothPicture,
    power: '900 W mains at full white',
    additional: ['3.9 mm pixel pitch', 'Media player with 10 loops', 'Bench 1.8 m wide at standing height'],
    notes: 'Built on site by our crew. The players and mixer in the picture are hired separately.',
  },
  'powered-speaker-12': {
    image: poweredSpeaker12Picture,
    power: '1000 W peak, mains',
    additional: [
      '12-inch driver and 1-inch horn',
      'Mic and line inputs with level controls',
      'Stand reaches 1.1 to 1.9 m',
    ],
  },
  'powered-speaker-15': {
    image: poweredSpeaker15Picture,
    power: '2 × 1300 W peak, mains',
    additional: [
      '15-inch driver and 1.4-inch horn each',
      'Mic and line inputs on each box',
      'Angled side: lies flat as a wedge',
    ],
    notes: 'Hired as a pair, without stands: ask for them if people will stand in front.',
  },
  'subwoofer-18': {
    image: subwoofer18Picture,
    power: '1500 W peak, mains',
    additional: ['18-inch driver, down to 38 Hz', 'Built-in crossover at 80 or 100 Hz', 'Pole mount for a top speaker'],
  },
  'pa-tower-28': {
    image: paTower28Picture,
    power: '2 × 1000 W mains',
    additional: [
      '18-inch sub and 10-inch top each side',
      'Top lifts off for transport',
      'XLR in and through, crossover built in',
    ],
    notes: 'Sold as a pair.',
  },
  'column-array': {
    image: columnArrayPicture,
    power: '2 × 700 W mains',
    additional: ['Column in 3 sections, no stands', '12-inch sub in each base', '120° horizontal coverage'],
    notes: 'Hired as a pair. Each base needs level ground.',
  },
  'floor-monitor': {
    image: floorMonitorPicture,
    power: '500 W peak, mains',
    additional: ['12-inch driver and coaxial horn', '45° face', 'XLR in and through, level control at the side'],
  },
  'battery-pa': {
    image: batteryPaPicture,
    power: 'Battery, up to 8 h',
    additional: ['1 wireless handheld included', 'Bluetooth and line input', 'Wheels and a pull-up handle'],
    notes: 'Leaves us fully charged, with its charger. Covers about 80 people outdoors for speech.',
  },
  'mixing-console': {
    image: mixingConsolePicture,
    power: '45 W mains',
    additional: [
      '12 mic and line channels, 48 V phantom',
      '2 monitor sends and 1 effects send',
      'Reverb and delay with display',
    ],
  },
  'vocal-mic': {
    image: vocalMicPicture,
    power: 'None needed',
    additional: ['Cardioid pattern', '10 m XLR cable included', '50 Hz to 15 kHz'],
  },
  'wireless-handheld': {
    image: wirelessHandheldPicture,
    power: 'Battery, up to 8 h; receiver 6 W mains',
    additional: ['UHF, 2 antennas', 'About 60 m line of sight', 'Balanced XLR output'],
    notes: 'Fresh batteries and one spare set included. Tell us the suburb so that we set a clear channel.',
  },
  'wireless-handheld-dual': {
    image: wirelessHandheldDualPicture,
    power: 'Battery, up to 8 h; receiver 12 W mains',
    additional: ['UHF, 2 channels at once', 'Separate or mixed XLR outputs', 'Rack ears included'],
    notes: 'Fresh batteries and one spare set for each microphone included.',
  },
  'wireless-headset': {
    image: wirelessHeadsetPicture,
    power: 'Battery, up to 8 h; receiver 6 W mains',
    additional: ['Slim beige headset with boom', 'Lapel mic with clip', 'Beltpack with mute switch'],
    notes: 'Allow 5 minutes to fit it before doors. Needs a dress or jacket that can carry the beltpack.',
  },
  'instrument-mic-kit': {
    image: instrumentMicKitPicture,
    power: '48 V phantom for the 2 pencil mics',
    additional: ['1 kick drum mic', '4 snare and tom mics with rim clips', '2 pencil condensers for overheads'],
    notes: 'XLR cables included. Stands are hired separately.',
  },
  'mic-stand': {
    image: micStandPicture,
    power: 'None needed',
    additional: ['Folding tripod base', 'Clip for wired and wireless mics'],
    notes: 'The microphone in the picture is hired separately.',
  },
  'led-par': {
    image: ledParPicture,
    power: '2 × 150 W mains, 25° beam',
    additional: ['19 RGBW lenses each', 'Floor yoke that also hangs', 'DMX or stand-alone colour'],
  },
  'wireless-uplight': {
    image: wirelessUplightPicture,
    power: 'Battery, up to 8 h',
    additional: ['9 RGBWA lenses each', 'Colour set by remote or phone', 'Charging case included'],
    notes: 'Hired as a set of 4. They leave us charged; a full charge takes 5 h.',
  },
  'led-bar': {
    image: ledBarPicture,
    power: '3 × 130 W mains',
    additional: ['15 RGB pixels each', 'Feet and hanging brackets', 'DMX, sound or automatic mode'],
    notes: 'Hired as a set of 3, with link cables.',
  },
  'moving-head-beam': {
    image: movingHeadBeamPicture,
    power: '230 W, 2.5° beam',
    additional: ['540° pan, 270° tilt', '14 colours and 17 gobos', '16-channel DMX or sound mode'],
    notes:
      'The lower rate is for one unit in sound mode, the upper for a pair with a DMX controller. The beam only shows in haze.',
  },
  'moving-head-wash': {
    image: movingHeadWashPicture,
    power: '320 W, 6° to 45° zoom',
    additional: ['19 RGBW lenses in 3 rings', '540° pan, 230° tilt', '16-channel DMX or automatic mode'],
  },
  'mirror-ball': {
    image: mirrorBallPicture,
    power: '40 W mains in all, 6° pinspots',
    additional: ['Motor at 1.5 rpm', '2 LED pinspots', 'Safety wires for ball and motor'],
    notes: 'Needs a hanging point that the venue allows to be loaded, or a truss goalpost from us.',
  },
  'festoon-lights': {
    image: festoonLightsPicture,
    power: '80 W mains',
    additional: ['40 warm white LED lamps, 2 W each', 'IP44: made for outdoors', 'Links to a second string'],
    notes: 'Needs fixing points: tell us what is there, poles and rigging by our crew can be quoted.',
  },
  'led-screen': {
    image: ledScreenPicture,
    power: '900 W mains at full white',
    additional: ['3.9 mm pixel pitch, 384 × 256 pixels', 'HDMI input through a video processor', '1000 nits'],
    notes: 'Needs an operator from our crew, who also builds it.',
  },
  'projector-screen': {
    image: projectorScreenPicture,
    power: '380 W mains',
    additional: ['5000-lumen projector, 1080p', 'HDMI cable, 15 m', 'Front projection from 3.5 to 5 m'],
  },
  'stage-deck': {
    image: stageDeckPicture,
    power: 'None needed',
    additional: ['6 decks of 2 × 1 m', '500 kg per m² on level ground', 'Steps with 2 handrails and marked edges'],
    notes: 'Built and taken down by our crew. Other shapes from the same decks on request.',
  },
  'truss-goalpost': {
    image: trussGoalpostPicture,
    power: 'None needed',
    additional: ['290 mm box truss, aluminium', '2 steel base plates', 'Up to 120 kg spread along the bar'],
    notes: 'Built and taken down by our crew. The lights in the picture are hired separately.',
  },
  'haze-machine': {
    image: hazeMachinePicture,
    power: '700 W mains',
    additional: ['Water-based fluid, first tank included', 'Ready in 3 minutes', 'DMX and timer control'],
    notes: 'Tell the venue: smoke alarms may need isolating.',
  },
  'low-fog': {
    image: lowFogPicture,
    power: '1500 W, water tank',
    additional: ['Water and fog fluid, first fill included', 'DMX and wired remote', 'About 10 minutes of fog a fill'],
    notes: 'Tell the venue: smoke alarms may need isolating. Fans and air conditioning off while it runs.',
  },
  'cold-spark': {
    image: coldSparkPicture,
    power: '2 × 600 W mains',
    additional: ['Sparks 1 to 3 m high', 'DMX fired, both at once', 'Granules for 4 bursts of 15 s'],
    notes: 'Needs an operator from our crew and the written consent of the venue. 3 m kept clear all round.',
  },
  'co2-jet': {
    image: co2JetPicture,
    power: '30 W mains',
    additional: ['Column up to 8 m', 'DMX fired, tilting head', '5 m high-pressure hose'],
    notes: 'Needs an operator from our crew and a ventilated room. Gas is quoted to the number of bursts.',
  },
}
