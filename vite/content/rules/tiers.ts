import { type EquipmentId, getEquipment } from '../../../src/content/equipment'
import type { Package } from '../../../src/content/packages'
import { tierLevels } from '../../../src/content/tier-levels'
import { getHeaviestKg } from '../../../src/hire/item-facts'
import { getOwnDepth, getPiecesDepth, getZone } from '../../../src/hire/kit-floor'
import {
  formatKitItem,
  getCount,
  getItems,
  getKitPrice,
  getWatts,
  getWeightKg,
  splitKit,
} from '../../../src/hire/kit-totals'
import { getLowestPrice } from '../../../src/lib/text/money'
import { getTierSuitability } from '../../../src/packages/tier-suitability'
import { getTierDetails, getTierKit, type TierDetails } from '../../../src/packages/tiers'
import type { EntryMistake } from '../mistake'

/** A tier with the tier before it. */
type Step = TierDetails & { pkg: Package; index: number; previous: TierDetails | undefined }

/** Problems with a tier of a package, in sentences that follow its name. */
type TierRule = (step: Step) => readonly string[]

const listSteps = (pkg: Package): Step[] =>
  getTierDetails(pkg).map((facts, index, all) => ({ ...facts, pkg, index, previous: all[index - 1] }))

/** Problems with the tiers of a package, by the name of the tier. */
export const checkTiers = (pkg: Package): EntryMistake[] =>
  listSteps(pkg).flatMap((step) =>
    rules.flatMap((rule) => rule(step)).map((message) => ({ entry: step.tier.name, message })),
  )

/** Each tier has the name of its place, costs more than the one before it, and suits as many guests on as much floor. */
const checkOrder: TierRule = ({ tier, index, previous }) => {
  const expected = tierLevels[index]
  const order =
    tier.level === expected ? [] : [`level is ${tier.level}. The tiers are in this order: ${tierLevels.join(', ')}.`]
  if (!previous) return order
  const { name, price, guests, floorM } = previous.tier
  return [
    ...order,
    ...(tier.price > price ? [] : [`price is ${tier.price}. It must be more than the ${price} of ${name}.`]),
    ...(tier.guests >= guests ? [] : [`guests is ${tier.guests}. It must be at least the ${guests} of ${name}.`]),
    ...(tier.floorM.width >= floorM.width && tier.floorM.depth >= floorM.depth
      ? []
      : [`floorM is smaller than that of ${name}. It must be at least ${floorM.width} × ${floorM.depth}.`]),
  ]
}

/** Hire items are replaced only by better ones, and there are no fewer of the others. */
const checkReplacements: TierRule = ({ tier, pkg, index }) => {
  const previousKit = getTierKit(pkg, index - 1)
  const getPrice = (id: EquipmentId, count: number) => count * getLowestPrice(getEquipment(id).price24h)
  return tier.items.flatMap(({ id, count, replaces }) => {
    const item = formatKitItem({ id, count })
    if (!replaces) {
      const before = getCount(previousKit, id)
      return count > before ? [] : [`${item} adds nothing, because the tier before already has ${before}.`]
    }
    const before = getCount(previousKit, replaces)
    if (before === 0) return [`${item} replaces ${getEquipment(replaces).name}, which the tier before does not have.`]
    return getPrice(id, count) >= getPrice(replaces, before)
      ? []
      : [`${item} replaces ${formatKitItem({ id: replaces, count: before })}, which costs more.`]
  })
}

/** There is floor for its pieces as the room check places them, and for the clear space around its effects. */
const checkFloor: TierRule = ({ tier, kit }) => {
  const { floorM, clearSpaceM = { width: 0, depth: 0 } } = tier
  const { used } = splitKit(kit, 'indoors')
  const depth = getOwnDepth(tier, used)
  const needed = getPiecesDepth(used, floorM.width)
  const effects = getZone(used)
  return [
    ...(needed > depth + 1e-9
      ? [
          `floorM is too small for its pieces, which need a depth of ${formatMetres(needed)} m besides any dance floor and clear space.`,
        ]
      : []),
    ...(effects && (effects.width > clearSpaceM.width || effects.depth > clearSpaceM.depth)
      ? [
          `clearSpaceM is too small for its effects, which need ${formatMetres(effects.width)} × ${formatMetres(effects.depth)} m.`,
        ]
      : []),
  ]
}

const formatMetres = (value: number) => Number(value.toFixed(2))

/** A package with a crew needs at least the power of its hire items and of the tier before it, and weighs as much. */
const checkTotals: TierRule = ({ tier, kit, pkg, previous }) => {
  if (!pkg.crewed) return tier.totals ? ['totals is only for packages with a crew. Take it out: it is calculated.'] : []
  const { totals } = tier
  if (!totals) return ['totals is missing. A package with a crew needs its watts and weightKg.']
  const compare = (name: 'watts' | 'weightKg', ofItems: number) => {
    const least = Math.max(ofItems, previous?.tier.totals?.[name] ?? 0)
    return totals[name] >= least
      ? []
      : [
          `totals.${name} is ${totals[name]}. It must be at least ${least}, as its hire items and the tier before it need.`,
        ]
  }
  const heaviestItem = Math.max(0, ...getItems(kit).map(({ item }) => getHeaviestKg(item)))
  return [
    ...compare('watts', getWatts(kit)),
    ...compare('weightKg', getWeightKg(kit)),
    ...(totals.heaviest && totals.heaviest.weightKg <= heaviestItem
      ? [
          `totals.heaviest has ${totals.heaviest.weightKg} kg, but a hire item of the tier has a piece of ${heaviestItem} kg. Take it out.`,
        ]
      : []),
  ]
}

/** The page adds up longer events of a package with a crew, so each tier has a price for them. */
const checkLonger: TierRule = ({ tier, pkg }) =>
  !pkg.crewed || pkg.extraHour !== undefined || tier.longerFrom !== undefined || tier.technicians !== undefined
    ? []
    : ['has no price for more hours. Add longerFrom, technicians, or the extraHour of its package.']

/** Nobody comes with an equipment package, so it has nothing that only our crew may operate. */
const checkOperators: TierRule = ({ kit, pkg }) => {
  const names = getItems(kit).flatMap(({ item }) => (item.crew === 'operate' ? [item.name] : []))
  return pkg.crewed || names.length === 0
    ? []
    : [`only our crew operates ${names.join(', ')}, and nobody comes with this package. Take it out of items.`]
}

/** An equipment package costs no more than its items hired singly. */
const checkEquipment: TierRule = ({ tier, kit, pkg }) => {
  const singly = getLowestPrice(getKitPrice(kit).price)
  return pkg.crewed || tier.price <= singly
    ? []
    : [`price is ${tier.price}. It must be at most ${singly}, what its items cost singly.`]
}

/** Its guests are as many as its sound, its lights and its screen suit, or fewer for a reason. */
const checkGuests: TierRule = ({ tier, kit, pkg }) => {
  const { guests, guestsReason } = tier
  const { guests: most } = getTierSuitability({ kit, tier: { ...tier, guests: Infinity } }, pkg)
  if (most === Infinity) return ['guest-rules.ts has no capacity for its speakers, lights or screen. Add one there.']
  const suits = `Its speakers, lights, screen or dance floor suit ${most}: see guest-rules.ts.`
  if (guests > most) return [`guests is ${guests}. ${suits}`]
  if (guests < most && !guestsReason)
    return [`guests is ${guests}. ${suits} Write ${most}, or why it is fewer in guestsReason.`]
  return guests === most && guestsReason ? [`guestsReason explains nothing. ${suits} Take it out.`] : []
}

const rules: readonly TierRule[] = [
  checkOrder,
  checkReplacements,
  checkFloor,
  checkTotals,
  checkLonger,
  checkOperators,
  checkEquipment,
  checkGuests,
]
