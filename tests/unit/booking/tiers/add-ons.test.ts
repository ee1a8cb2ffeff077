import { describe, expect, it } from 'vitest'
import { formatAddOns } from '../../../../src/booking/booking'
import { isOfferedFor, toAddOnLine } from '../../../../src/booking/tiers/add-ons'
import { getTierDetails } from '../../../../src/booking/tiers/tier'
import { type EquipmentId, getEquipment } from '../../../../src/content/equipment'
import { getPackage, type PackageSlug } from '../../../../src/content/packages'
import type { AddOn } from '../../../../src/content/schemas/package'
import { photographyVideography } from '../../../../src/content/services/photography-videography'
import { technician } from '../../../../src/content/terms/hire-terms'
import { type TierLevel, tierLevels } from '../../../../src/content/tier-levels'
import { addCrew, formatBothPrices, formatPriceWithCrew } from '../../../../src/lib/text/money'

const getTiers = (slug: PackageSlug, addOn: Partial<AddOn>) =>
  getTierDetails(getPackage(slug)).flatMap((facts) =>
    isOfferedFor({ id: '', text: '', ...addOn }, facts.withAddOns) ? facts.tier.level : [],
  )

const functions = getPackage('functions')
const stage = getEquipment('stage-deck')
const { startingFrom, scope } = photographyVideography
const [video] = photographyVideography.alsoFrom
const formatPrice = (addOn: Partial<AddOn>) =>
  toAddOnLine({ id: '', text: '', ...addOn }, functions).priceText

describe('an add-on', () => {
  const item = (id: EquipmentId) => ({ items: [{ id, count: 1 }] })
  it.each<[string, PackageSlug, Partial<AddOn>, readonly TierLevel[]]>([
    [
      'tiers with the item that it is connected to',
      'av-equipment',
      { ...item('instrument-mic-kit'), connectsTo: 'mixing-console' },
      ['diamond', 'horizon'],
    ],
    [
      'tiers that need as high a ceiling',
      'corporate',
      item('truss-goalpost'),
      ['diamond', 'horizon'],
    ],
    ['no tier that needs a lower ceiling', 'production', item('cold-spark'), []],
    [
      'each tier if it is used in the open',
      'production',
      { ...item('cold-spark'), outdoorsOnly: true },
      tierLevels,
    ],
    ['the tiers that it names', 'corporate', { tiers: ['horizon'] }, ['horizon']],
  ])('is offered for %s', (_, slug, addOn, levels) => {
    expect(getTiers(slug, addOn)).toEqual(levels)
  })

  it.each([
    [
      { items: [{ id: 'stage-deck', count: 1 }] },
      `From ${formatPriceWithCrew(addCrew(stage.price24h, stage.crewFrom))}`,
    ],
    [
      { service: 'photography-videography' },
      `From ${formatBothPrices(startingFrom)} for ${scope.hours} hours of photos. From ${formatBothPrices(video.price)} for ${video.hours} hours of video`,
    ],
    [{ extraHour: true }, `${formatBothPrices(functions.extraHour ?? 0)} per hour`],
    [
      { technician: true },
      `From ${formatBothPrices(technician.price)} for up to ${technician.hours} hours`,
    ],
    [{}, 'Quoted'],
  ] as const)('with %o costs "%s"', (addOn, price) => {
    expect(formatPrice(addOn)).toBe(price)
  })
})

it.each([
  [0, 0, ''],
  [2, 0, 'with 2 add-ons'],
  [0, 1, "plus 1 add-on that isn't in this price"],
  [1, 2, "with 1 add-on, plus 2 that aren't in this price"],
])('says what a price has of %i priced and %i other add-ons', (priced, others, text) => {
  const price = { price: 100, crewFrom: 0, total: 100 }
  const addOns = Array.from({ length: priced + others }, (_, index) =>
    index < priced ? { price } : {},
  )
  expect(formatAddOns(addOns)).toBe(text)
})
