import type { Package } from '../../../src/content/packages'
import { getTierOptions } from '../../../src/packages/tier-options'
import type { EntryMistake } from '../mistake'

/** Problems with the add-ons that let a package suit more guests, by their ids. */
export function checkAddOns(pkg: Package): EntryMistake[] {
  const used = getTierOptions(pkg).map(({ addOn }) => addOn)
  return pkg.addOns
    .filter((addOn) => addOn.forMoreGuests && !used.includes(addOn))
    .map(({ id }) => ({
      entry: id,
      message: 'forMoreGuests is true, but no tier suits more guests with it by guest-rules.ts.',
    }))
}
