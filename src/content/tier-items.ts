import type { EquipmentId } from './equipment'
import type { PackageSlug } from './packages'

/** A hire item that a tier adds, or more of an item that the previous tier has. */
type TierItem = {
  id: EquipmentId
  /** How many of the item the tier has in all. */
  quantity?: number
  /** The item of the previous tier that it replaces. */
  replaces?: EquipmentId
}

type Additions = readonly TierItem[]

/**
 * What each tier adds to the previous one, from basic to horizon. The equipment packages consist of these items. Packages
 * with a crew have more than the catalogue; for them it lists what needs a ceiling, a permission, power or an operator.
 */
export const tierItems: Record<PackageSlug, readonly [Additions, Additions, Additions, Additions]> = {
  functions: [
    [{ id: 'powered-speaker-12', quantity: 2 }, { id: 'vocal-mic' }],
    [{ id: 'led-dj-booth' }, { id: 'mirror-ball' }],
    [
      { id: 'subwoofer-18', quantity: 2 },
      { id: 'moving-head-wash', quantity: 6 },
      { id: 'haze-machine' },
      { id: 'wireless-handheld', replaces: 'vocal-mic' },
    ],
    [{ id: 'cold-spark' }, { id: 'wireless-handheld-dual', replaces: 'wireless-handheld' }],
  ],
  weddings: [
    [{ id: 'powered-speaker-12', quantity: 2 }, { id: 'wireless-handheld' }],
    [{ id: 'festoon-lights', quantity: 4 }],
    [{ id: 'low-fog' }, { id: 'mirror-ball' }],
    [
      { id: 'cold-spark' },
      { id: 'subwoofer-18', quantity: 2 },
      { id: 'wireless-handheld-dual', replaces: 'wireless-handheld' },
    ],
  ],
  corporate: [
    [{ id: 'wireless-handheld' }],
    [],
    [{ id: 'moving-head-beam', quantity: 12 }, { id: 'haze-machine' }, { id: 'wireless-headset', quantity: 2 }],
    [],
  ],
  'dj-equipment': [
    [{ id: 'dj-controller' }, { id: 'powered-speaker-12', quantity: 2 }, { id: 'vocal-mic' }, { id: 'led-par' }],
    [{ id: 'xdj-rx3', replaces: 'dj-controller' }, { id: 'mic-stand' }],
    [
      { id: 'cdj-3000-set', replaces: 'xdj-rx3' },
      { id: 'powered-speaker-15', replaces: 'powered-speaker-12' },
      { id: 'floor-monitor' },
    ],
    [
      { id: 'led-dj-booth' },
      { id: 'subwoofer-18', quantity: 2 },
      { id: 'wireless-handheld', replaces: 'vocal-mic' },
      { id: 'wireless-uplight', replaces: 'led-par' },
    ],
  ],
  'av-equipment': [
    [{ id: 'projector-screen' }],
    [{ id: 'wireless-handheld' }, { id: 'powered-speaker-12' }],
    [
      { id: 'mixing-console' },
      { id: 'wireless-handheld-dual', replaces: 'wireless-handheld' },
      { id: 'wireless-headset' },
      { id: 'powered-speaker-12', quantity: 2 },
    ],
    [{ id: 'led-screen' }, { id: 'column-array', replaces: 'powered-speaker-12' }, { id: 'wireless-uplight' }],
  ],
  speakers: [
    [{ id: 'powered-speaker-12', quantity: 2 }],
    [
      { id: 'powered-speaker-15', replaces: 'powered-speaker-12' },
      { id: 'vocal-mic', quantity: 2 },
      { id: 'mic-stand', quantity: 2 },
    ],
    [{ id: 'subwoofer-18' }],
    [
      { id: 'pa-tower-28', replaces: 'powered-speaker-15' },
      { id: 'subwoofer-18', quantity: 2 },
      { id: 'mixing-console' },
      { id: 'floor-monitor', quantity: 2 },
    ],
  ],
  production: [
    [{ id: 'led-par', quantity: 2 }, { id: 'wireless-uplight' }, { id: 'led-bar' }],
    [{ id: 'moving-head-wash', quantity: 2 }, { id: 'haze-machine' }],
    [{ id: 'truss-goalpost' }, { id: 'moving-head-beam', quantity: 4 }],
    [{ id: 'stage-deck' }, { id: 'low-fog' }],
  ],
}

/** The items that a tier has in all, with their number. `index` is 0 for basic to 3 for horizon. */
export function getTierItems(slug: PackageSlug, index: number): ReadonlyMap<EquipmentId, number> {
  const items = new Map<EquipmentId, number>()
  for (const { id, quantity = 1, replaces } of tierItems[slug].slice(0, index + 1).flat()) {
    if (replaces) items.delete(replaces)
    items.set(id, quantity)
  }
  return items
}
