import { expect, it } from 'vitest'
import { categoryPages, SETUP_GUESTS } from '../../../../src/content/equipment/category-pages'
import type { Tier } from '../../../../src/content/schemas/package'
import { getKitPrice } from '../../../../src/hire/kit-totals'
import { getLowestPrice } from '../../../../src/lib/text/money'
import { getSetupKit } from '../../../../src/suitability/setups'
import { checkPrices } from '../../../../vite/content/rules/prices'
import { createPackage } from '../../../support/packages'

/** The mistakes of the catalogue beside a tier that has these items for less than they cost singly. */
const check = (items: Tier['items'], guests: number, saving = 1) => {
  const price = getLowestPrice(getKitPrice(items).price) - saving
  const tiers = [0, 1, 2, 3].map((index) => ({ price, guests, items: index === 0 ? items : [] }))
  return checkPrices([createPackage({ crewed: false }, tiers)])
}

it('names an item of which a tier has as many for less', () => {
  const items = [{ id: 'powered-speaker-12', count: 2 }] as const
  expect(check(items, 80, 0)).toEqual([])
  expect(check(items, 80)).toContainEqual({
    file: 'src/content/equipment/pa-systems.ts',
    entry: 'powered-speaker-12',
    message: expect.stringMatching(
      /^the price of 2 × .* is \d+\. .* at most the \d+ of Test 0/,
    ) as string,
  })
})

it('names a set that a tier has for less, unless its page shows that tier', () => {
  const [setup] = categoryPages.microphones.setups.list
  const [guests = 0] = SETUP_GUESTS
  const kit = setup && getSetupKit(setup, guests)?.kit
  const items = kit?.map(({ id, count }) => ({ id, count })) ?? []
  const find = (tierGuests: number) =>
    check(items, tierGuests).filter(({ entry }) => entry === `${setup?.title}, ${guests} guests`)
  expect(find(guests - 1)).toEqual([
    expect.objectContaining({ file: 'src/content/equipment/microphones-page.ts' }),
  ])
  expect(find(guests)).toEqual([])
})
