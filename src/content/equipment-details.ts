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
import { SPARK_CLEARANCE_M } from './equipment-placement'

/** What only the search, the dialog and the page of an item need. The rest is in `equipment.ts`. */
export type EquipmentDetail = {
  description: string
  /** With its alt text. */
  image: PictureSource
  /** Further specifications. */
  additional: readonly string[]
  notes?: string
  backImage?: PictureSource
}

export const equipmentDetails: Readonly<Record<EquipmentId, EquipmentDetail>> = {
  'xdj-xz': {
    description:
      'Two decks and a 4-channel mixer in one unit, laid out as in a club. Bring your music on a USB stick and leave the laptop at home.',
    image: xdjXzPicture,
    additional: [
      '4-channel mixer, 2 built-in decks',
      '7-inch touch screen',
      '2 USB ports, no laptop needed',
      'XLR and RCA outputs',
    ],
    notes: 'Prepare the USB stick with DJ software before the day. It needs a table at least 1 m wide.',
  },
  'xdj-rx3': {
    description:
      'Smaller than the XDJ-XZ, with a bigger screen. It fits a bar top or a 1.2 m table, and plays from a USB stick.',
    image: xdjRx3Picture,
    additional: [
      '2-channel mixer, 2 built-in decks',
      '10.1-inch touch screen',
      '2 USB ports, no laptop needed',
      '8 performance pads a side',
    ],
  },
  'cdj-3000-set': {
    description:
      'Two CDJ-3000 players and a 4-channel club mixer, linked and ready: what touring DJs ask for in clubs and on stages.',
    image: cdj3000SetPicture,
    additional: [
      '2 players with 9-inch touch screens',
      '4-channel mixer with effects',
      'Network switch and link cables',
      'Plays from USB stick or SD card',
    ],
    notes:
      'It needs a table at least 1.2 m wide. If your DJ has sent a list of technical requirements, send it to us and we set the mixer up to match. The pad controller and the headphones in the second picture are not included.',
    backImage: djHire2Picture,
  },
  'dj-controller': {
    description:
      'A compact 2-channel controller for a DJ with a laptop. It needs one USB cable and a metre of table: right for a house party or a first set.',
    image: djControllerPicture,
    additional: ['2 channels with 3-band EQ', '8 performance pads a side', 'RCA output and headphone socket'],
    notes: 'Bring your own laptop and DJ software. The laptop in the picture is not included.',
  },
  'turntable-pair': {
    description:
      'Two direct-drive turntables and a 2-channel scratch mixer, for a vinyl set or a scratch DJ on stage. Bring your records.',
    image: turntablePairPicture,
    additional: [
      'Direct drive, 33 and 45 rpm',
      '2 cartridges fitted, 1 spare stylus',
      '2-channel mixer with performance pads',
    ],
    notes: 'It needs a table that does not shake when people dance. Ask us for a stage deck if yours does.',
  },
  'club-mixer': {
    description:
      'A mixer for DJs who bring their own players or turntables, or a second mixer when one DJ follows another.',
    image: clubMixerPicture,
    additional: [
      '4 channels, line or phono',
      'Beat effects with their own display',
      'XLR master, booth and record outputs',
    ],
  },
  'led-dj-booth': {
    description:
      'A DJ booth whose front is an LED screen: it plays your logo, moving patterns or one colour, and hides the cables.',
    image: ledDjBoothPicture,
    additional: ['3.9 mm pixel pitch', 'Media player with 10 moving patterns', 'Bench 1.8 m wide at standing height'],
    notes: 'The players and mixer in the picture are hired separately.',
  },
  'powered-speaker-12': {
    description: 'One powered speaker with its stand, for speeches and background music. Two make a pair for a party.',
    image: poweredSpeaker12Picture,
    additional: [
      '1000 W peak amplifier',
      '12-inch driver and 1-inch horn',
      'Microphone and line inputs',
      'Stand reaches 1.1 to 1.9 m',
    ],
  },
  'powered-speaker-15': {
    description: 'Two speakers with stands and enough bass to dance to, for a marquee, a clubroom or a hall.',
    image: poweredSpeaker15Picture,
    additional: [
      '1300 W peak amplifier in each',
      '15-inch driver and 1.4-inch horn',
      'Microphone and line inputs on each',
      'Stands reach 1.1 to 1.9 m',
    ],
    notes: 'Hired as a pair. The stands are not in the picture.',
  },
  'subwoofer-18': {
    description: 'Adds deep bass to a pair of speakers. One is enough for a dance floor indoors. Outdoors, take two.',
    image: subwoofer18Picture,
    additional: [
      '1500 W peak amplifier',
      '18-inch driver, down to 38 Hz',
      'Built-in crossover at 80 or 100 Hz',
      'Pole mount for a speaker on top',
    ],
  },
  'pa-tower-28': {
    description:
      'A tall speaker for each side of the floor: a 10-inch speaker over an 18-inch subwoofer makes the 28. For bands, DJs and dance floors.',
    image: paTower28Picture,
    additional: [
      '18-inch subwoofer and 10-inch top',
      'Top lifts off for transport',
      'XLR in and through, crossover built in',
    ],
    notes: 'Sold as a pair: the price is for both towers.',
  },
  'column-array': {
    description:
      'Two slim columns that carry speech to the last row and stay out of the photos. For ceremonies and conferences.',
    image: columnArrayPicture,
    additional: ['Column in 3 sections, no stands', '12-inch subwoofer in each base', '120° horizontal coverage'],
    notes: 'Hired as a pair. Each base needs level ground.',
  },
  'floor-monitor': {
    description:
      'A speaker on the floor that faces the performer, so that singers hear themselves. Plan one for each microphone on stage.',
    image: floorMonitorPicture,
    additional: ['500 W peak amplifier', '12-inch driver and coaxial horn', '45° face', 'Volume control at the side'],
  },
  'battery-pa': {
    description:
      'A speaker on wheels with its own battery and a wireless microphone, for a beach ceremony, a park or a school oval without power.',
    image: batteryPaPicture,
    additional: ['1 wireless handheld included', 'Bluetooth and line input', 'Wheels and a pull-up handle'],
    notes: 'It leaves us fully charged, with its charger. The guest number is for speech outdoors.',
  },
  'mixing-console': {
    description:
      'A mixing desk for a panel, a duo or a 4-piece band: one volume slider for each microphone or instrument, and echo for the singers.',
    image: mixingConsolePicture,
    additional: [
      '12 channels, 48 V phantom power',
      '2 monitor sends and 1 effects send',
      'Reverb and delay with display',
    ],
  },
  'vocal-mic': {
    description: 'A sturdy wired microphone for singers, toasts and karaoke, or as the spare beside a wireless one.',
    image: vocalMicPicture,
    additional: ['Cardioid pattern', '10 m XLR cable included', '50 Hz to 15 kHz'],
  },
  'wireless-handheld': {
    description:
      'One handheld microphone and its receiver, for a host who walks about or for passing from table to table.',
    image: wirelessHandheldPicture,
    additional: ['UHF, 2 antennas', 'About 60 m line of sight', 'XLR output'],
    notes: 'Fresh batteries and a spare set are included. Tell us the suburb, so that we choose a clear channel.',
  },
  'wireless-handheld-dual': {
    description: 'Two handheld microphones on one receiver: one for the host and one for the guests, or for a duet.',
    image: wirelessHandheldDualPicture,
    additional: ['UHF, 2 channels at once', 'Separate or mixed XLR outputs', 'Rack ears included'],
    notes:
      'Fresh batteries and a spare set for each microphone are included. Tell us the suburb, so that we choose clear channels.',
  },
  'wireless-headset': {
    description:
      'Hands-free for a celebrant, a presenter or a fitness class: a light headset, a pocket transmitter and a receiver. A lapel microphone is in the box too.',
    image: wirelessHeadsetPicture,
    additional: ['Slim beige headset with boom', 'Lapel microphone with clip', 'Transmitter with mute switch'],
    notes: 'Allow 5 minutes to fit it. The transmitter clips to a belt, a waistband or a pocket.',
  },
  'instrument-mic-kit': {
    description:
      'Seven microphones in one case: for a drum kit, or for the amps, strings and percussion of a 4 or 5-piece band.',
    image: instrumentMicKitPicture,
    additional: [
      '1 kick drum microphone',
      '4 snare and tom microphones with rim clips',
      '2 pencil condensers for overheads',
    ],
    notes: 'XLR cables are included. Stands are hired separately.',
  },
  'mic-stand': {
    description:
      'A tripod stand with a boom arm for a singer, a seated guitarist or an amp. Low enough for a child at assembly.',
    image: micStandPicture,
    additional: ['1 to 1.65 m high, boom 780 mm', 'Folding tripod base', 'Clip for wired and wireless microphones'],
    notes: 'The microphone in the picture is hired separately.',
  },
  'led-par': {
    description:
      'Two coloured spotlights for a small stage, a cake table or a dark corner. Choose a colour on the back, or run both from a lighting desk.',
    image: ledParPicture,
    additional: ['19 RGBW lenses each, 25° beam', 'Floor bracket that also hangs', 'DMX, sound or one fixed colour'],
  },
  'wireless-uplight': {
    description:
      'Four battery lights that colour a wall from below, with no cable across a doorway. One set suits a small room. Take two for a reception.',
    image: wirelessUplightPicture,
    additional: ['9 RGBWA lenses each', 'Colour set by remote or phone', 'Charging case included'],
    notes: 'Hired as a set of 4. They leave us charged. A full charge takes 5 hours.',
  },
  'led-bar': {
    description:
      'Three 1 m light bars with colours that run along them: for the edge of a stage, under a bar or up the legs of a truss. They suit stages 3 to 5 m wide.',
    image: ledBarPicture,
    additional: ['15 RGB pixels each', 'Feet and hanging brackets', 'DMX, sound or automatic mode'],
    notes: 'Hired as a set of 3, with link cables.',
  },
  'moving-head-beam': {
    description:
      'A narrow beam that moves with the music and reaches the back of a 30 m hall. For dance floors and stages.',
    image: movingHeadBeamPicture,
    additional: ['2.5° beam, 540° pan, 270° tilt', '14 colours and 17 patterns', 'DMX or sound mode'],
    notes:
      'The lower price is for a light that runs to the music, the upper for one with a DMX controller. Its beam only shows in haze.',
  },
  'moving-head-wash': {
    description:
      'A soft moving light that colours a whole stage or dance floor, or narrows to one person. Two cover a stage 6 m wide.',
    image: movingHeadWashPicture,
    additional: ['19 RGBW lenses in 3 rings', '6° to 45° zoom', '540° pan, 230° tilt', 'DMX, sound or automatic mode'],
  },
  'mirror-ball': {
    description:
      'A 500 mm mirror ball on a motor, lit by two narrow spots: flecks of light all around for a first dance, a disco or a school formal.',
    image: mirrorBallPicture,
    additional: ['500 mm ball, motor at 1.5 rpm', '2 LED pinspots, 6°', 'Safety wires for ball and motor'],
    notes: 'It can also hang from our truss goalpost.',
  },
  'festoon-lights': {
    description:
      'A 20 m string of warm bulbs for a courtyard, a marquee or a long table outside. One string runs over a table for 30 and back.',
    image: festoonLightsPicture,
    additional: [
      '20 m, a bulb every 500 mm',
      '40 warm white LED bulbs, 2 W each',
      'IP44: made for outdoors',
      'Links to a second string',
    ],
    notes: 'Tell us what there is to fix it to. We can quote poles and our crew to hang it.',
  },
  'led-screen': {
    description:
      'Six LED panels that stay bright with the curtains open. For logos, moving backgrounds and live camera close to the stage. For slides with text, take the projector.',
    image: ledScreenPicture,
    additional: [
      'Picture 1500 × 1000 mm',
      '384 × 256 pixels, 3.9 mm pixel pitch',
      'HDMI input from your laptop',
      '1000 nits: for indoors, not for sunlight',
    ],
    notes: 'After our crew has built it, it shows what your laptop sends.',
  },
  'projector-screen': {
    description:
      'A projector with its stand and a framed screen, for slides, speeches and photo reels. Text is readable from the back once the lights are dimmed.',
    image: projectorScreenPicture,
    additional: [
      'Picture 2440 × 1370 mm',
      '5000-lumen projector, 1080p',
      'HDMI cable, 15 m',
      'Projector 3.5 to 5 m from the screen',
    ],
  },
  'stage-deck': {
    description:
      'Six stage decks with legs and steps with handrails. Room for a 4-piece band, a DJ booth or a panel of 6.',
    image: stageDeckPicture,
    additional: ['6 decks of 2 × 1 m', '500 kg per m² on level ground', 'Steps with 2 handrails and marked edges'],
    notes: 'Other shapes from the same decks on request.',
  },
  'truss-goalpost': {
    description:
      'Two towers and a crossbar for lights, a banner or a mirror ball, where nothing can hang from the ceiling. It leaves 3.4 m clear between the towers.',
    image: trussGoalpostPicture,
    additional: [
      '290 mm box truss, aluminium',
      '3.4 m between the towers, 2.7 m below the bar',
      '2 steel base plates',
      'Up to 120 kg spread along the bar',
    ],
    notes: 'It stands behind a 4 m stage, not around it. The lights in the picture are hired separately.',
  },
  'haze-machine': {
    description:
      'A fine, even haze that makes every beam visible without a cloud around the tables. One machine fills a hall.',
    image: hazeMachinePicture,
    additional: ['Water-based fluid, first tank included', 'Ready in 3 minutes', 'DMX and timer control'],
  },
  'low-fog': {
    description:
      'Fog that stays at ankle height for a first dance or a reveal. It covers about 30 m² and is gone in minutes, with no dry ice to handle.',
    image: lowFogPicture,
    additional: [
      'Water and fog fluid, first fill included',
      'DMX and wired remote',
      'About 10 minutes of fog from one fill',
    ],
    notes: 'Switch off fans and air conditioning while it runs.',
  },
  'cold-spark': {
    description: 'Two fountains of golden sparks for one big moment: a first dance, a cake or a winner walking up.',
    image: coldSparkPicture,
    additional: ['Sparks 1 to 3 m high', 'Both fire at once', 'Granules for 4 bursts of 15 seconds'],
    notes: `It needs ${SPARK_CLEARANCE_M} m clear all round, and nothing draped above it.`,
  },
  'co2-jet': {
    description:
      'A white column of gas that shoots up at the press of a button and vanishes in seconds. For club stages, product launches and big dance floors.',
    image: co2JetPicture,
    additional: ['Column 4 to 8 m high', 'Tilting head', '5 m high-pressure hose'],
    notes: 'Gas is quoted by the number of bursts.',
  },
}
