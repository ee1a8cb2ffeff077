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
  image: PictureSource
}

/** The order of the catalogue. Names, prices and numbers are in `equipment-specs.ts`. */
const entries: readonly EquipmentEntry[] = [
  {
    id: 'xdj-xz',
    category: 'dj-equipment',
    image: xdjXzPicture,
  },
  {
    id: 'xdj-rx3',
    category: 'dj-equipment',
    image: xdjRx3Picture,
  },
  {
    id: 'cdj-3000-set',
    category: 'dj-equipment',
    image: cdj3000SetPicture,
  },
  {
    id: 'dj-controller',
    category: 'dj-equipment',
    image: djControllerPicture,
  },
  {
    id: 'turntable-pair',
    category: 'dj-equipment',
    image: turntablePairPicture,
  },
  {
    id: 'club-mixer',
    category: 'dj-equipment',
    image: clubMixerPicture,
  },
  {
    id: 'led-dj-booth',
    category: 'dj-equipment',
    image: ledDjBoothPicture,
  },
  {
    id: 'powered-speaker-12',
    category: 'pa-systems',
    image: poweredSpeaker12Picture,
  },
  {
    id: 'powered-speaker-15',
    category: 'pa-systems',
    image: poweredSpeaker15Picture,
  },
  {
    id: 'subwoofer-18',
    category: 'pa-systems',
    image: subwoofer18Picture,
  },
  {
    id: 'pa-tower-28',
    category: 'pa-systems',
    image: paTower28Picture,
  },
  {
    id: 'column-array',
    category: 'pa-systems',
    image: columnArrayPicture,
  },
  {
    id: 'floor-monitor',
    category: 'pa-systems',
    image: floorMonitorPicture,
  },
  {
    id: 'battery-pa',
    category: 'pa-systems',
    image: batteryPaPicture,
  },
  {
    id: 'mixing-console',
    category: 'pa-systems',
    image: mixingConsolePicture,
  },
  {
    id: 'vocal-mic',
    category: 'microphones',
    image: vocalMicPicture,
  },
  {
    id: 'wireless-handheld',
    category: 'microphones',
    image: wirelessHandheldPicture,
  },
  {
    id: 'wireless-handheld-dual',
    category: 'microphones',
    image: wirelessHandheldDualPicture,
  },
  {
    id: 'wireless-headset',
    category: 'microphones',
    image: wirelessHeadsetPicture,
  },
  {
    id: 'instrument-mic-kit',
    category: 'microphones',
    image: instrumentMicKitPicture,
  },
  {
    id: 'mic-stand',
    category: 'microphones',
    image: micStandPicture,
  },
  {
    id: 'led-par',
    category: 'lighting',
    image: ledParPicture,
  },
  {
    id: 'wireless-uplight',
    category: 'lighting',
    image: wirelessUplightPicture,
  },
  {
    id: 'led-bar',
    category: 'lighting',
    image: ledBarPicture,
  },
  {
    id: 'moving-head-beam',
    category: 'lighting',
    image: movingHeadBeamPicture,
  },
  {
    id: 'moving-head-wash',
    category: 'lighting',
    image: movingHeadWashPicture,
  },
  {
    id: 'mirror-ball',
    category: 'lighting',
    image: mirrorBallPicture,
  },
  {
    id: 'festoon-lights',
    category: 'lighting',
    image: festoonLightsPicture,
  },
  {
    id: 'led-screen',
    category: 'production',
    image: ledScreenPicture,
  },
  {
    id: 'projector-screen',
    category: 'production',
    image: projectorScreenPicture,
  },
  {
    id: 'stage-deck',
    category: 'production',
    image: stageDeckPicture,
  },
  {
    id: 'truss-goalpost',
    category: 'production',
    image: trussGoalpostPicture,
  },
  {
    id: 'haze-machine',
    category: 'sfx',
    image: hazeMachinePicture,
  },
  {
    id: 'low-fog',
    category: 'sfx',
    image: lowFogPicture,
  },
  {
    id: 'cold-spark',
    category: 'sfx',
    image: coldSparkPicture,
  },
  {
    id: 'co2-jet',
    category: 'sfx',
    image: co2JetPicture,
  },
]

/** What the catalogue and the cart need. The rest is in `equipment-details.ts`. */
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
