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
import type { PictureSource } from '../lib/pictures'
import { type EquipmentId, equipmentSpecs } from './equipment-specs'

export type { EquipmentId }

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
  id: EquipmentId
  category: EquipmentCategory
  /** Also searched. */
  description: string
  image: PictureSource
}

/** The order of the catalogue. Names, prices and numbers are in `equipment-specs.ts`. */
const entries: readonly EquipmentEntry[] = [
  {
    id: 'xdj-xz',
    category: 'dj-equipment',
    description:
      'Two decks and a 4-channel mixer in one unit, laid out as in a club. Bring your music on a USB stick and leave the laptop at home.',
    image: xdjXzPicture,
  },
  {
    id: 'xdj-rx3',
    category: 'dj-equipment',
    description:
      'Smaller than the XDJ-XZ, with a bigger screen. It fits a bar top or a 1.2 m table, and plays from a USB stick.',
    image: xdjRx3Picture,
  },
  {
    id: 'cdj-3000-set',
    category: 'dj-equipment',
    description:
      'Two CDJ-3000 players and a 4-channel club mixer, linked and ready: what touring DJs ask for in clubs and on stages.',
    image: cdj3000SetPicture,
  },
  {
    id: 'dj-controller',
    category: 'dj-equipment',
    description:
      'A compact 2-channel controller for a DJ with a laptop. It needs one USB cable and a metre of table: right for a house party or a first set.',
    image: djControllerPicture,
  },
  {
    id: 'turntable-pair',
    category: 'dj-equipment',
    description:
      'Two direct-drive turntables and a 2-channel scratch mixer, for a vinyl set or a scratch DJ on stage. Bring your records.',
    image: turntablePairPicture,
  },
  {
    id: 'club-mixer',
    category: 'dj-equipment',
    description:
      'A mixer for DJs who bring their own players or turntables, or a second mixer when one DJ follows another.',
    image: clubMixerPicture,
  },
  {
    id: 'led-dj-booth',
    category: 'dj-equipment',
    description:
      'A DJ booth whose front is an LED screen: it plays your logo, moving patterns or one colour, and hides the cables.',
    image: ledDjBoothPicture,
  },
  {
    id: 'powered-speaker-12',
    category: 'pa-systems',
    description: 'One powered speaker with its stand, for speeches and background music. Two make a pair for a party.',
    image: poweredSpeaker12Picture,
  },
  {
    id: 'powered-speaker-15',
    category: 'pa-systems',
    description: 'Two speakers with stands and enough bass to dance to, for a marquee, a clubroom or a hall.',
    image: poweredSpeaker15Picture,
  },
  {
    id: 'subwoofer-18',
    category: 'pa-systems',
    description: 'Adds deep bass to a pair of speakers. One is enough for a dance floor indoors. Outdoors, take two.',
    image: subwoofer18Picture,
  },
  {
    id: 'pa-tower-28',
    category: 'pa-systems',
    description:
      'A tall speaker for each side of the floor: a 10-inch speaker over an 18-inch subwoofer makes the 28. For bands, DJs and dance floors.',
    image: paTower28Picture,
  },
  {
    id: 'column-array',
    category: 'pa-systems',
    description:
      'Two slim columns that carry speech to the last row and stay out of the photos. For ceremonies and conferences.',
    image: columnArrayPicture,
  },
  {
    id: 'floor-monitor',
    category: 'pa-systems',
    description:
      'A speaker on the floor that faces the performer, so that singers hear themselves. Plan one for each microphone on stage.',
    image: floorMonitorPicture,
  },
  {
    id: 'battery-pa',
    category: 'pa-systems',
    description:
      'A speaker on wheels with its own battery and a wireless microphone, for a beach ceremony, a park or a school oval without power.',
    image: batteryPaPicture,
  },
  {
    id: 'mixing-console',
    category: 'pa-systems',
    description:
      'A mixing desk for a panel, a duo or a 4-piece band: one volume slider for each microphone or instrument, and echo for the singers.',
    image: mixingConsolePicture,
  },
  {
    id: 'vocal-mic',
    category: 'microphones',
    description: 'A sturdy wired microphone for singers, toasts and karaoke, or as the spare beside a wireless one.',
    image: vocalMicPicture,
  },
  {
    id: 'wireless-handheld',
    category: 'microphones',
    description:
      'One handheld microphone and its receiver, for a host who walks about or for passing from table to table.',
    image: wirelessHandheldPicture,
  },
  {
    id: 'wireless-handheld-dual',
    category: 'microphones',
    description: 'Two handheld microphones on one receiver: one for the host and one for the guests, or for a duet.',
    image: wirelessHandheldDualPicture,
  },
  {
    id: 'wireless-headset',
    category: 'microphones',
    description:
      'Hands-free for a celebrant, a presenter or a fitness class: a light headset, a pocket transmitter and a receiver. A lapel microphone is in the box too.',
    image: wirelessHeadsetPicture,
  },
  {
    id: 'instrument-mic-kit',
    category: 'microphones',
    description:
      'Seven microphones in one case: for a drum kit, or for the amps, strings and percussion of a 4 or 5-piece band.',
    image: instrumentMicKitPicture,
  },
  {
    id: 'mic-stand',
    category: 'microphones',
    description:
      'A tripod stand with a boom arm for a singer, a seated guitarist or an amp. Low enough for a child at assembly.',
    image: micStandPicture,
  },
  {
    id: 'led-par',
    category: 'lighting',
    description:
      'Two coloured spotlights for a small stage, a cake table or a dark corner. Choose a colour on the back, or run both from a lighting desk.',
    image: ledParPicture,
  },
  {
    id: 'wireless-uplight',
    category: 'lighting',
    description:
      'Four battery lights that colour a wall from below, with no cable across a doorway. One set suits a small room. Take two for a reception.',
    image: wirelessUplightPicture,
  },
  {
    id: 'led-bar',
    category: 'lighting',
    description:
      'Three 1 m light bars with colours that run along them: for the edge of a stage, under a bar or up the legs of a truss. They suit stages 3 to 5 m wide.',
    image: ledBarPicture,
  },
  {
    id: 'moving-head-beam',
    category: 'lighting',
    description:
      'A narrow beam that moves with the music and reaches the back of a 30 m hall. For dance floors and stages.',
    image: movingHeadBeamPicture,
  },
  {
    id: 'moving-head-wash',
    category: 'lighting',
    description:
      'A soft moving light that colours a whole stage or dance floor, or narrows to one person. Two cover a stage 6 m wide.',
    image: movingHeadWashPicture,
  },
  {
    id: 'mirror-ball',
    category: 'lighting',
    description:
      'A 500 mm mirror ball on a motor, lit by two narrow spots: flecks of light all around for a first dance, a disco or a school formal.',
    image: mirrorBallPicture,
  },
  {
    id: 'festoon-lights',
    category: 'lighting',
    description:
      'A 20 m string of warm bulbs for a courtyard, a marquee or a long table outside. One string runs over a table for 30 and back.',
    image: festoonLightsPicture,
  },
  {
    id: 'led-screen',
    category: 'production',
    description:
      'Six LED panels that stay bright with the curtains open. For logos, moving backgrounds and live camera close to the stage. For slides with text, take the projector.',
    image: ledScreenPicture,
  },
  {
    id: 'projector-screen',
    category: 'production',
    description:
      'A projector with its stand and a framed screen, for slides, speeches and photo reels. Text is readable from the back once the lights are dimmed.',
    image: projectorScreenPicture,
  },
  {
    id: 'stage-deck',
    category: 'production',
    description:
      'Six stage decks with legs and steps with handrails. Room for a 4-piece band, a DJ booth or a panel of 6.',
    image: stageDeckPicture,
  },
  {
    id: 'truss-goalpost',
    category: 'production',
    description:
      'Two towers and a crossbar for lights, a banner or a mirror ball, where nothing can hang from the ceiling. It leaves 3.4 m clear between the towers.',
    image: trussGoalpostPicture,
  },
  {
    id: 'haze-machine',
    category: 'sfx',
    description:
      'A fine, even haze that makes every beam visible without a cloud around the tables. One machine fills a hall.',
    image: hazeMachinePicture,
  },
  {
    id: 'low-fog',
    category: 'sfx',
    description:
      'Fog that stays at ankle height for a first dance or a reveal. It covers about 30 m² and is gone in minutes, with no dry ice to handle.',
    image: lowFogPicture,
  },
  {
    id: 'cold-spark',
    category: 'sfx',
    description: 'Two fountains of golden sparks for one big moment: a first dance, a cake or a winner walking up.',
    image: coldSparkPicture,
  },
  {
    id: 'co2-jet',
    category: 'sfx',
    description:
      'A white column of gas that shoots up at the press of a button and vanishes in seconds. For club stages, product launches and big dance floors.',
    image: co2JetPicture,
  },
]

/** What the catalogue, its search and the cart need. The rest is in `equipment-details.ts`. */
export type EquipmentItem = EquipmentEntry & (typeof equipmentSpecs)[EquipmentId]

export const equipment: readonly EquipmentItem[] = entries.map((entry) => ({ ...entry, ...equipmentSpecs[entry.id] }))

export function findEquipment(id: string | null): EquipmentItem | undefined {
  return equipment.find((item) => item.id === id)
}

export function getEquipmentCategory(item: EquipmentItem) {
  const category = equipmentCategories.find(({ id }) => id === item.category)
  if (!category) throw new Error(`Unknown equipment category: ${item.category}`)
  return category
}
