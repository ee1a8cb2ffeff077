import type { Package } from '../../../src/content/packages'
import { tierLevels } from '../../../src/content/tier-levels'
import { needsTwoPeople } from '../../../src/hire/item-facts'
import { getItems } from '../../../src/hire/kit'
import { getTierOptions } from '../../../src/packages/tier-options'
import type { EntryMistake } from '../mistake'

/** What is wrong with the add-ons of a package that let it suit more guests, by their ids. */
export function checkAddOns(pkg: Package): EntryMistake[] {
  const options = getTierOptions(pkg).flatMap(({ addOn, tier }) => (addOn ? { addOn, tier } : []))
  const setUp = pkg.comparison.find(({ label }) => label === 'Set-up and pack-down')
  const isAlone = (level: (typeof tierLevels)[number]) =>
    setUp && 'values' in setUp && setUp.values[tierLevels.indexOf(level)] === 'DJ'
  return [
    ...pkg.addOns
      .filter((addOn) => addOn.forMoreGuests && !options.some((option) => option.addOn === addOn))
      .map(({ id }) => ({
        entry: id,
        message: 'forMoreGuests is true, but no tier suits more guests with it by guest-rules.ts.',
      })),
    ...options
      .filter(
        ({ addOn: { items = [] }, tier }) =>
          isAlone(tier.level) && getItems(items).some(({ item }) => needsTwoPeople(item)),
      )
      .map(({ addOn: { id }, tier }) => ({
        entry: id,
        message: `two people lift its items, but in ${tier.name} the DJ sets up alone. Leave ${tier.level} out of its tiers.`,
      })),
  ]
}
