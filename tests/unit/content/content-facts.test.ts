import { describe, expect, it } from 'vitest'
import { capacityRules, packagePurposes, screenRules } from '../../../src/content/advice/guest-rules'
import { equipment, type EquipmentId, getEquipment } from '../../../src/content/equipment'
import type { ItemSpecs } from '../../../src/content/schemas/hire-item'
import { weeklyEvents } from '../../../src/content/events/weekly-events'
import { tierLevels } from '../../../src/content/tier-levels'
import { packages } from '../../../src/content/packages'
import { technician } from '../../../src/content/terms/hire-terms'
import { getHeaviestKg, needsTwoPeople } from '../../../src/hire/item-facts'
import { contains, getCount, getItems, getKitPrice, getWatts, getWeightKg } from '../../../src/hire/kit'
import { getSiteNeeds } from '../../../src/hire/needs'
import { getLowestPrice } from '../../../src/lib/text/money'
import { getTierOptions } from '../../../src/packages/tier-options'
import { getTierFacts, getTierKit } from '../../../src/packages/tiers'

/** Every tier with the tier before it. */
const tiers = packages.flatMap((category) =>
  getTierFacts(category).map((facts, index) => ({
    ...facts,
    name: facts.tier.name,
    category,
    index,
    previous: category.tiers[index - 1],
    previousKit: getTierKit(category, index - 1),
  })),
)
const equipmentTiers = tiers.filter(({ category }) => !category.crewed)
const crewedTiers = tiers.filter(({ category }) => category.crewed)

it.each(equipment)(
  'hire item $id has plausible numbers, and a price for the work of our crew if the client cannot do it',
  ({ name, price24h, ...specs }) => {
    const { crew, crewFrom = 0 }: ItemSpecs = specs
    expect(crewFrom > 0).toBe(crew !== undefined)
    expect(specs.watts > 0 || specs.batteryHours || specs.noMains, `${name} needs a reason for no power`).toBeTruthy()
    expect(getHeaviestKg(specs)).toBeLessThanOrEqual(specs.weightKg)
    expect(specs.sizeMm.height).toBeLessThanOrEqual((specs.ceilingM ?? 2.4) * 1000)
    expect(getLowestPrice(price24h)).toBeGreaterThanOrEqual(15)
    expect(getLowestPrice(price24h)).toBeLessThanOrEqual(300)
  },
)

it('prices two subwoofers below the towers that contain two', () => {
  expect(2 * getLowestPrice(getEquipment('subwoofer-18').price24h)).toBeLessThan(
    getLowestPrice(getEquipment('pa-tower-28').price24h),
  )
})

describe.each(tiers)('$name', ({ tier, index, category, previous, kit, previousKit, additions, outdoorItems }) => {
  it('replaces hire items only by better ones, and has no fewer of the others', () => {
    const worse = tier.items.filter(({ id, count, replaces }) => {
      if (!replaces) return count <= getCount(previousKit, id)
      const replacedCount = getCount(previousKit, replaces) || Infinity
      return (
        count * getLowestPrice(getEquipment(id).price24h) <
        replacedCount * getLowestPrice(getEquipment(replaces).price24h)
      )
    })
    expect(worse).toEqual([])
  })

  it('has everything that the tier before it has, or names what replaces it', () => {
    const replacements = additions.map(({ replaces = '' }) => replaces.toLowerCase())
    const lost = category.comparison.flatMap((row) => {
      const values = 'values' in row ? row.values : []
      const things = toThings(values[index])
      return toThings(values[index - 1]).filter(
        ({ count, thing }) =>
          !things.some((other) => other.thing.includes(thing) && other.count >= count) &&
          !(thing && replacements.some((replacement) => replacement.includes(thing))),
      )
    })
    expect(lost).toEqual([])
  })

  it('has the name of its place, and is for as many guests as the tier before it, on as much floor', () => {
    const { guests, floorM } = previous ?? tier
    expect(tier.level).toBe(tierLevels[index])
    expect(tier.guests).toBeGreaterThanOrEqual(guests)
    expect(tier.floorM.width).toBeGreaterThanOrEqual(floorM.width)
    expect(tier.floorM.depth).toBeGreaterThanOrEqual(floorM.depth)
  })

  it('has floor for all of its items side by side, and for each in a row with the clear space around it', () => {
    const { floor } = getSiteNeeds(kit)
    expect('squareMetres' in floor && floor.squareMetres).toBeLessThanOrEqual(tier.floorM.width * tier.floorM.depth)
    const tooLarge = kit.filter(({ id, count }) => {
      const { sizeMm, placement = sizeMm, pieces = 1, clearanceM = 0 } = getEquipment(id)
      if (typeof placement === 'string' || outdoorItems.has(id)) return false
      const width = (placement.width / 1000) * pieces * count + 2 * clearanceM
      const depth = placement.depth / 1000 + 2 * clearanceM
      return width > tier.floorM.width || depth > tier.floorM.depth
    })
    expect(tooLarge).toEqual([])
  })
})

describe.each(crewedTiers)('$name', ({ tier, category, index, kit, previous }) => {
  it('needs at least the power of its hire items and of the tier before it, and weighs as much', () => {
    const { watts = 0, weightKg = 0, heaviest } = tier.totals ?? {}
    expect(watts).toBeGreaterThanOrEqual(getWatts(kit))
    expect(watts).toBeGreaterThanOrEqual(previous?.totals?.watts ?? 1)
    expect(weightKg).toBeGreaterThanOrEqual(getWeightKg(kit))
    expect(weightKg).toBeGreaterThanOrEqual(previous?.totals?.weightKg ?? 1)
    expect(heaviest?.weightKg ?? Infinity).toBeGreaterThan(
      Math.max(...getItems(kit).map(({ item }) => getHeaviestKg(item))),
    )
  })

  it('has a technician for items that only our crew may operate', () => {
    const needsOperator = getItems(kit).some(({ item }) => item.crew === 'operate')
    const [people] = category.comparison
    const hasTechnician = people && 'values' in people && people.values[index]?.includes('technician')
    expect(needsOperator && !hasTechnician).toBe(false)
  })
})

describe.each(packages)('the add-ons of $name for more guests', (pkg) => {
  const options = getTierOptions(pkg).flatMap(({ addOn, tier }) => (addOn ? { addOn, tier } : []))

  it('let at least one tier suit more guests', () => {
    const addOns = pkg.addOns.filter(({ forMoreGuests }) => forMoreGuests)
    expect(addOns).toEqual([...new Set(options.map(({ addOn }) => addOn))])
  })

  it('are not for a DJ who sets up alone, if two people lift them', () => {
    const row = pkg.comparison.find(({ label }) => label === 'Set-up and pack-down')
    const alone = options.filter(
      ({ addOn: { items = [] }, tier }) =>
        getItems(items).some(({ item }) => needsTwoPeople(item)) &&
        row &&
        'values' in row &&
        row.values[tierLevels.indexOf(tier.level)] === 'DJ',
    )
    expect(alone).toEqual([])
  })
})

describe.each(equipmentTiers)('$name', ({ tier, category, kit }) => {
  it('has no totals and no item that only our crew may operate, and costs no more than its items hired singly', () => {
    expect(tier.totals).toBeUndefined()
    expect(getItems(kit).filter(({ item }) => item.crew === 'operate')).toEqual([])
    expect(tier.price).toBeLessThanOrEqual(getLowestPrice(getKitPrice(kit).price))
  })

  it('shows each of its items in the comparison, in the row of the item that it replaces', () => {
    const findRow = (id: EquipmentId) => category.comparison.find((row) => 'items' in row && row.items.includes(id))
    expect(kit.filter(({ id }) => !findRow(id))).toEqual([])
    expect(tier.items.filter(({ id, replaces = id }) => findRow(id) !== findRow(replaces))).toEqual([])
  })
})

describe('guests', () => {
  it.each(tiers)('of $name are no more than its sound, lights and screen can serve', (row) => {
    const { tier, kit, category } = row
    const { heightM } = screenRules.findLast(({ item }) => item && getCount(kit, item) > 0) ?? {
      heightM: tier.screenM?.height,
    }
    const screens = screenRules.filter((rule) => heightM && rule.heightM <= heightM)
    const systems = capacityRules[packagePurposes[category.slug]].filter((rule) => contains(kit, rule.kit))
    const limits = [screens, systems].filter(({ length }) => length > 0)
    expect(limits).not.toEqual([])
    for (const limit of limits) expect(tier.guests).toBeLessThanOrEqual(Math.max(...limit.map(({ guests }) => guests)))
  })

  it('of the largest tier are those that the texts of its package name', () => {
    const wrong = packages.filter(({ description, seo, tiers: [, , , { guests }] }) =>
      [...`${description} ${seo.description}`.matchAll(/(\d+) guests/g)].some(([, count]) => Number(count) !== guests),
    )
    expect(wrong).toEqual([])
  })
})

it.each(crewedTiers.filter(({ category, index }) => category.slug === 'corporate' && index > 1))(
  '$name includes at most a fifth more than its price at the rates for single hire',
  ({ tier, kit, category, index }) => {
    const ledPricePerM2 = getLowestPrice(getEquipment('led-screen').price24h) / 1.5
    const { width = NaN, height = NaN } = tier.screenM ?? {}
    const [people] = category.comparison
    const technicians = parseInt((people && 'values' in people && people.values[index]) || '')
    const worth =
      getLowestPrice(getKitPrice(kit).price) + width * height * ledPricePerM2 + technicians * technician.price
    expect(worth).toBeGreaterThanOrEqual(tier.price)
    expect(worth).toBeLessThanOrEqual(tier.price * 1.2)
  },
)

it.each(weeklyEvents)('$id has a run sheet in the order of time, from its start to before its end', (event) => {
  const times = event.runSheet.map(({ at }) => at)
  expect(times[0]).toBe(event.starts)
  expect([...times, event.ends].toSorted()).toEqual([...times, event.ends])
  expect(new Set([...times, event.ends]).size).toBe(times.length + 1)
})

/** '2 speakers, Mirror ball' as numbers and names in lower case. A thing without a number counts as 1. */
function toThings(value = '') {
  return value
    .toLowerCase()
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [, count = '1', thing = ''] = /^(\d+)?(?: m\b)?\s*(.*)$/.exec(text) ?? []
      return { count: Number(count), thing }
    })
}
