import batteryPaPicture from '../../pictures/equipment/battery-pa.webp?picture&decorative'
import cdj3000SetPicture from '../../pictures/equipment/cdj-3000-set.webp?picture&decorative'
import clubMixerPicture from '../../pictures/equipment/club-mixer.webp?picture&decorative'
import co2JetPicture from '../../pictures/equipment/co2-jet.webp?picture&decorative'
import coldSparkPicture from '../../pictures/equipment/cold-spark.webp?picture&decorative'
import columnArrayPicture from '../../pictures/equipment/column-array.webp?picture&decorative'
import djControllerPicture from '../../pictures/equipment/dj-controller.webp?picture&decorative'
import festoonLightsPicture from '../../pictures/equipment/festoon-lights.webp?picture&decorative'
import floorMonitorPicture from '../../pictures/equipment/floor-monitor.webp?picture&decorative'
import hazeMachinePicture from '../../pictures/equipment/haze-machine.webp?picture&decorative'
import instrumentMicKitPicture from '../../pictures/equipment/instrument-mic-kit.webp?picture&decorative'
import ledBarPicture from '../../pictures/equipment/led-bar.webp?picture&decorative'
import ledDjBoothPicture from '../../pictures/equipment/led-dj-booth.webp?picture&decorative'
import ledParPicture from '../../pictures/equipment/led-par.webp?picture&decorative'
import ledScreenPicture from '../../pictures/equipment/led-screen.webp?picture&decorative'
import lowFogPicture from '../../pictures/equipment/low-fog.webp?picture&decorative'
import micStandPicture from '../../pictures/equipment/mic-stand.webp?picture&decorative'
import mirrorBallPicture from '../../pictures/equipment/mirror-ball.webp?picture&decorative'
import mixingConsolePicture from '../../pictures/equipment/mixing-console.webp?picture&decorative'
import movingHeadBeamPicture from '../../pictures/equipment/moving-head-beam.webp?picture&decorative'
import movingHeadWashPicture from '../../pictures/equipment/moving-head-wash.webp?picture&decorative'
import paTower28Picture from '../../pictures/equipment/pa-tower-28.webp?picture&decorative'
import poweredSpeaker12Picture from '../../pictures/equipment/powered-speaker-12.webp?picture&decorative'
import poweredSpeaker15Picture from '../../pictures/equipment/powered-speaker-15.webp?picture&decorative'
import projectorScreenPicture from '../../pictures/equipment/projector-screen.webp?picture&decorative'
import stageDeckPicture from '../../pictures/equipment/stage-deck.webp?picture&decorative'
import subwoofer18Picture from '../../pictures/equipment/subwoofer-18.webp?picture&decorative'
import trussGoalpostPicture from '../../pictures/equipment/truss-goalpost.webp?picture&decorative'
import turntablePairPicture from '../../pictures/equipment/turntable-pair.webp?picture&decorative'
import vocalMicPicture from '../../pictures/equipment/vocal-mic.webp?picture&decorative'
import wirelessHandheldPicture from '../../pictures/equipment/wireless-handheld.webp?picture&decorative'
import wirelessHandheldDualPicture from '../../pictures/equipment/wireless-handheld-dual.webp?picture&decorative'
import wirelessHeadsetPicture from '../../pictures/equipment/wireless-headset.webp?picture&decorative'
import wirelessUplightPicture from '../../pictures/equipment/wireless-uplight.webp?picture&decorative'
import xdjRx3Picture from '../../pictures/equipment/xdj-rx3.webp?picture&decorative'
import xdjXzPicture from '../../pictures/equipment/xdj-xz.webp?picture&decorative'
import type { Gel } from '../lib/gels'
import type { Price } from '../lib/money'
import type { PictureSource } from '../lib/pictures'

/** The categories of the hire catalogue. */
export const equipmentCategories = [
  { id: 'dj-equipment', name: 'DJ Equipment', gel: 'congo' },
  { id: 'pa-systems', name: 'PA Systems', gel: 'teal' },
  { id: 'microphones', name: 'Microphones', gel: 'rose' },
  { id: 'lighting', name: 'Lighting', gel: 'straw' },
  { id: 'production', name: 'Production', gel: 'teal' },
  { id: 'sfx', name: 'SFX', gel: 'amber' },
] as const satisfies readonly { id: string; name: string; gel: Gel }[]

export type EquipmentCategory = (typeof equipmentCategories)[number]['id']

type EquipmentEntry = {
  id: string
  name: string
  category: EquipmentCategory
  /** AUD excluding GST for 24 hours. */
  price24h: Price
  /** Also searched. */
  description: string
  /** Width × depth × height, unless stated otherwise. */
  dimensions: string
  weight: string
  image: PictureSource
}

const entries = [
  {
    id: 'xdj-xz',
    name: 'XDJ-XZ',
    category: 'dj-equipment',
    price24h: 100,
    description:
      'All-in-one club layout for a DJ who travels with a USB stick. Full-size jog wheels and a 4-channel mixer suit a function room or a small club floor.',
    dimensions: '878 × 466 × 118 mm',
    weight: '13.1 kg',
    image: xdjXzPicture,
  },
  {
    id: 'xdj-rx3',
    name: 'XDJ-RX3',
    category: 'dj-equipment',
    price24h: 140,
    description:
      'The smaller all-in-one with the bigger screen. It fits a bar top or a 1.2 m table and plays a house party or a room of 150 from a USB stick.',
    dimensions: '729 × 470 × 118 mm',
    weight: '9.3 kg',
    image: xdjRx3Picture,
  },
  {
    id: 'cdj-3000-set',
    name: 'CDJ-3000 Set',
    category: 'dj-equipment',
    price24h: 300,
    description:
      'Two CDJ-3000 players and a 4-channel club mixer, linked and ready: what a touring DJ asks for on a rider, for club rooms and stages of any size.',
    dimensions: '991 × 453 × 118 mm side by side',
    weight: '19 kg in all',
    image: cdj3000SetPicture,
  },
  {
    id: 'dj-controller',
    name: 'DJ Controller',
    category: 'dj-equipment',
    price24h: 100,
    description:
      'Compact 2-channel controller for a DJ with a laptop. One bag, one USB cable and about a metre of table: right for house parties and first sets.',
    dimensions: '600 × 340 × 65 mm',
    weight: '3.4 kg',
    image: djControllerPicture,
  },
  {
    id: 'turntable-pair',
    name: 'Turntable Pair with Battle Mixer',
    category: 'dj-equipment',
    price24h: 150,
    description:
      'Two direct-drive turntables and a 2-channel scratch mixer for a vinyl set, a listening bar or a turntablist on stage. Bring your records.',
    dimensions: '453 × 353 × 169 mm each turntable',
    weight: '27 kg in all',
    image: turntablePairPicture,
  },
  {
    id: 'club-mixer',
    name: '4-Channel Club Mixer',
    category: 'dj-equipment',
    price24h: 80,
    description:
      'The mixer on its own, for DJs who bring their own players or turntables, or as a second mixer for a changeover between two acts.',
    dimensions: '333 × 414 × 108 mm',
    weight: '8.0 kg',
    image: clubMixerPicture,
  },
  {
    id: 'led-dj-booth',
    name: 'LED DJ Booth',
    category: 'dj-equipment',
    price24h: 200,
    description:
      'A booth with a pixel front that plays your logo, a loop or plain colour. It hides the cables and gives a hall of 80 to 300 people something to face.',
    dimensions: '2000 × 750 × 1050 mm',
    weight: '95 kg',
    image: ledDjBoothPicture,
  },
  {
    id: 'powered-speaker-12',
    name: '12-Inch Powered Speaker',
    category: 'pa-systems',
    price24h: 50,
    description:
      'One powered speaker on its stand, for speeches and background music to about 60 people, or as a fill for the back of a bigger room.',
    dimensions: '370 × 350 × 610 mm',
    weight: '15.6 kg',
    image: poweredSpeaker12Picture,
  },
  {
    id: 'powered-speaker-15',
    name: '15-Inch Powered Speaker Pair',
    category: 'pa-systems',
    price24h: 130,
    description:
      'Two full-range speakers with enough low end to dance to without a subwoofer, for a marquee, a club room or a hall of about 120 people.',
    dimensions: '440 × 410 × 720 mm each',
    weight: '2 × 21.5 kg',
    image: poweredSpeaker15Picture,
  },
  {
    id: 'subwoofer-18',
    name: '18-Inch Subwoofer',
    category: 'pa-systems',
    price24h: 85,
    description:
      'One powered sub to put weight under a pair of tops. One is enough for about 100 people on a dance floor, two for 200 or for anything outdoors.',
    dimensions: '560 × 620 × 660 mm',
    weight: '32 kg',
    image: subwoofer18Picture,
  },
  {
    id: 'pa-tower-28',
    name: '28-Inch Tower',
    category: 'pa-systems',
    price24h: 160,
    description:
      'A full stack each side of the floor: a 10-inch top over an 18-inch sub makes the 28. For bands, DJs and dance floors of 150 to 200 people.',
    dimensions: '540 × 580 × 1300 mm each',
    weight: '2 × 42 kg',
    image: paTower28Picture,
  },
  {
    id: 'column-array',
    name: 'Column Array Pair',
    category: 'pa-systems',
    price24h: 150,
    description:
      'Two slim columns that throw speech evenly to the last row without a wall of boxes in the photos. For ceremonies and conferences of up to 150 people.',
    dimensions: '380 × 440 × 2150 mm each, column up',
    weight: '2 × 24 kg',
    image: columnArrayPicture,
  },
  {
    id: 'floor-monitor',
    name: '12-Inch Floor Monitor',
    category: 'pa-systems',
    price24h: 45,
    description:
      'A wedge that faces the performer, so a singer hears the key and an MC hears the cue. One for each microphone on stage is a good start.',
    dimensions: '560 × 450 × 350 mm',
    weight: '16 kg',
    image: floorMonitorPicture,
  },
  {
    id: 'battery-pa',
    name: 'Battery PA',
    category: 'pa-systems',
    price24h: 75,
    description:
      'A trolley speaker with its own battery and a wireless mic, for a beach ceremony, a park launch or a school oval where the nearest power point is a walk away.',
    dimensions: '350 × 330 × 640 mm, handle down',
    weight: '16.8 kg',
    image: batteryPaPicture,
  },
  {
    id: 'mixing-console',
    name: '12-Channel Mixing Desk',
    category: 'pa-systems',
    price24h: 80,
    description:
      'One desk for a panel, a duo or a 4-piece band: a fader for every source and effects for the vocals. Anyone who has run a small mixer will find their way.',
    dimensions: '480 × 460 × 130 mm',
    weight: '7.6 kg',
    image: mixingConsolePicture,
  },
  {
    id: 'vocal-mic',
    name: 'Vocal Microphone',
    category: 'microphones',
    price24h: 20,
    description:
      'A wired dynamic mic that survives a drop and turns away feedback. For singers, toasts and karaoke, or as the spare beside any wireless.',
    dimensions: '51 mm across, 165 mm long',
    weight: '0.3 kg',
    image: vocalMicPicture,
  },
  {
    id: 'wireless-handheld',
    name: 'Wireless Handheld',
    category: 'microphones',
    price24h: 45,
    description:
      'One handheld and its receiver, for an MC who walks or a microphone that goes from table to table in a room of any size up to a hall.',
    dimensions: '210 × 180 × 44 mm receiver',
    weight: '1.5 kg in all',
    image: wirelessHandheldPicture,
  },
  {
    id: 'wireless-handheld-dual',
    name: 'Dual Wireless Handheld',
    category: 'microphones',
    price24h: 80,
    description:
      'Two handhelds on one receiver: one for the host and one for the floor, or a duet. It saves a power point and a shelf against two single sets.',
    dimensions: '420 × 200 × 44 mm receiver',
    weight: '2.9 kg in all',
    image: wirelessHandheldDualPicture,
  },
  {
    id: 'wireless-headset',
    name: 'Wireless Headset',
    category: 'microphones',
    price24h: 50,
    description:
      'Hands-free for a celebrant, a presenter or a fitness class: a light headset, a beltpack and a receiver, with a lapel mic in the box as the second choice.',
    dimensions: '210 × 180 × 44 mm receiver',
    weight: '1.6 kg in all',
    image: wirelessHeadsetPicture,
  },
  {
    id: 'instrument-mic-kit',
    name: 'Instrument Microphone Kit',
    category: 'microphones',
    price24h: 70,
    description:
      'Seven microphones in one case for a drum kit, or split over amps, strings and percussion. Covers the instruments of a 4 or 5-piece band.',
    dimensions: '460 × 320 × 140 mm case',
    weight: '4.8 kg',
    image: instrumentMicKitPicture,
  },
  {
    id: 'mic-stand',
    name: 'Boom Microphone Stand',
    category: 'microphones',
    price24h: 15,
    description:
      'A tripod stand with a boom arm for a singer, a seated guitarist or an amp. Low enough for a child at assembly, tall enough for a 2 m speaker.',
    dimensions: '1000 to 1650 mm high, boom 780 mm',
    weight: '3.1 kg',
    image: micStandPicture,
  },
  {
    id: 'led-par',
    name: 'LED Par Pair',
    category: 'lighting',
    price24h: 40,
    description:
      'Two colour-mixing cans for a small stage, a cake table or a dark corner. Set one colour on the back panel or run the pair from a desk.',
    dimensions: '270 × 240 × 310 mm each',
    weight: '2 × 4.2 kg',
    image: ledParPicture,
  },
  {
    id: 'wireless-uplight',
    name: 'Wireless Uplight Set of 4',
    category: 'lighting',
    price24h: 100,
    description:
      'Four battery uplights that colour a wall with no cable across a doorway. A set does a room of 60, two sets go round a reception of 120.',
    dimensions: '150 × 150 × 260 mm each',
    weight: '4 × 3.9 kg',
    image: wirelessUplightPicture,
  },
  {
    id: 'led-bar',
    name: 'Pixel LED Bar Set of 3',
    category: 'lighting',
    price24h: 90,
    description:
      'Three 1 m bars with every lamp its own pixel: colour chases along a stage edge, under a bar or up the legs of a truss. Suits stages of 3 to 5 m.',
    dimensions: '1000 × 80 × 130 mm each',
    weight: '3 × 4.6 kg',
    image: ledBarPicture,
  },
  {
    id: 'moving-head-beam',
    name: 'Moving Head Beam',
    category: 'lighting',
    price24h: { from: 60, to: 90 },
    description:
      'A hard, narrow shaft of light that moves with the music and reaches the back of a 30 m hall. For dance floors, award walks and DJ stages.',
    dimensions: '350 × 260 × 480 mm',
    weight: '11.4 kg',
    image: movingHeadBeamPicture,
  },
  {
    id: 'moving-head-wash',
    name: 'Moving Head Wash',
    category: 'lighting',
    price24h: 70,
    description:
      'A soft-edged mover that paints a whole stage or a dance floor and zooms in to a single speaker. Two cover a stage about 6 m wide.',
    dimensions: '330 × 250 × 420 mm',
    weight: '9.4 kg',
    image: movingHeadWashPicture,
  },
  {
    id: 'mirror-ball',
    name: 'Mirror Ball with Pinspots',
    category: 'lighting',
    price24h: 60,
    description:
      'A 500 mm ball on a motor with two narrow spots on it: flecks of light over a whole room for a first dance, a disco or a formal of up to 150.',
    dimensions: '500 mm across',
    weight: '9.5 kg in all',
    image: mirrorBallPicture,
  },
  {
    id: 'festoon-lights',
    name: 'Festoon Lights, 20 m',
    category: 'lighting',
    price24h: 50,
    description:
      'A 20 m string of warm lamps for a courtyard, a marquee or a long table outside. One string runs over a table for about 30 people and back.',
    dimensions: '20 m string, a lamp every 500 mm',
    weight: '6.2 kg',
    image: festoonLightsPicture,
  },
  {
    id: 'led-screen',
    name: 'LED Screen, 1.5 m',
    category: 'production',
    price24h: 300,
    description:
      'Six LED panels on a ground stack, bright enough for a room with the curtains open. Shows slides, a logo or live camera to about 100 people.',
    dimensions: '1500 × 900 × 1250 mm with base, picture 1500 × 1000 mm',
    weight: '96 kg with base',
    image: ledScreenPicture,
  },
  {
    id: 'projector-screen',
    name: 'Projector and Fast-Fold Screen',
    category: 'production',
    price24h: 140,
    description:
      'Projector, stand and a framed screen for slides, speeches and photo reels. Readable from the back of a room of 120 once the lights are down.',
    dimensions: '2440 × 1370 mm picture, 2500 mm high on legs',
    weight: '34 kg in all',
    image: projectorScreenPicture,
  },
  {
    id: 'stage-deck',
    name: 'Stage Deck, 4 × 3 m',
    category: 'production',
    price24h: 260,
    description:
      'Six modular decks, legs and steps with handrails. Room for a 4-piece band, an LED booth or a panel of 6, and it lifts them above 200 seated heads.',
    dimensions: '4000 × 3000 × 600 mm',
    weight: '261 kg in all',
    image: stageDeckPicture,
  },
  {
    id: 'truss-goalpost',
    name: 'Truss Goalpost, 4 m',
    category: 'production',
    price24h: 180,
    description:
      'Two towers and a crossbar to hang lights, a banner or a mirror ball where the ceiling gives nothing to hang from. Frames a stage up to 4 m wide.',
    dimensions: '4000 × 800 × 3000 mm',
    weight: '118 kg in all',
    image: trussGoalpostPicture,
  },
  {
    id: 'haze-machine',
    name: 'Haze Machine',
    category: 'sfx',
    price24h: 60,
    description:
      'A fine, even haze that hangs in the air and makes every beam visible without a cloud round the tables. One fills a hall for about 200 people.',
    dimensions: '420 × 340 × 320 mm',
    weight: '12.5 kg',
    image: hazeMachinePicture,
  },
  {
    id: 'low-fog',
    name: 'Low Fog',
    category: 'sfx',
    price24h: 90,
    description:
      'Fog that stays at the ankles for a first dance or a reveal. It covers a floor of about 30 m² and is gone in minutes, with no dry ice to handle.',
    dimensions: '560 × 420 × 440 mm',
    weight: '17 kg',
    image: lowFogPicture,
  },
  {
    id: 'cold-spark',
    name: 'Cold Spark Pair',
    category: 'sfx',
    price24h: 190,
    description:
      'Two fountains of golden sparks for one big moment: a first dance, a cake, a winner walking up. For rooms with a clear ceiling of 5 m or more.',
    dimensions: '250 × 250 × 320 mm each',
    weight: '2 × 8.5 kg',
    image: coldSparkPicture,
  },
  {
    id: 'co2-jet',
    name: 'CO2 Jet',
    category: 'sfx',
    price24h: 120,
    description:
      'A white column that shoots up on the drop and vanishes in seconds. For club stages, product reveals and dance floors of 200 people or more.',
    dimensions: '260 × 220 × 380 mm',
    weight: '6.5 kg without cylinder',
    image: co2JetPicture,
  },
] as const satisfies readonly EquipmentEntry[]

export type EquipmentId = (typeof entries)[number]['id']

/** What the catalogue, its search and the cart need. The rest is in `equipment-details.ts`. */
export type EquipmentItem = EquipmentEntry & { id: EquipmentId }

export const equipment: readonly EquipmentItem[] = entries

export function findEquipment(id: string | null): EquipmentItem | undefined {
  return equipment.find((item) => item.id === id)
}

export function getEquipmentCategory(item: EquipmentItem) {
  const category = equipmentCategories.find(({ id }) => id === item.category)
  if (!category) throw new Error(`Unknown equipment category: ${item.category}`)
  return category
}
