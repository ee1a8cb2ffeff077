import type { Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import { HIRE_HOURS, technician } from '../content/terms/hire-terms'
import { tierLabels } from '../content/tier-levels'
import { formatPriceWithCrew, formatTotal, getTotal } from '../lib/text/money'
import { formatCount, formatMaxGuests } from '../lib/text/quantities'

// Separate from tiers.ts, because the page of a package doesn't load the hire items.

/** `crewFrom` is the lowest price of our crew on top of the tier's, in AUD excluding GST. */
type TierWithCrew = { tier: Tier; crewFrom: number }

/** The hours that the price of a tier buys. */
export const getTierHours = ({ hours = HIRE_HOURS }: Package): number => hours

/** The most hours that a page adds to those of a price. A longer event is planned with the client. */
export const MAX_EXTRA_HOURS = 8

/** Limits the hours of a link to those that a page has prices for. `included` are the hours of the price. */
export const limitHours = (hours: number, included: number): number =>
  hours > included ? Math.min(Math.floor(hours), included + MAX_EXTRA_HOURS) : included

/** '$770 incl. GST ($700+GST)', or '$902 incl. GST with crew ($820+GST)'. */
export const formatTierPrice = ({ tier, crewFrom }: TierWithCrew): string =>
  formatPriceWithCrew({ price: tier.price, crewFrom })

/** 'for 5 hours': what the price of a tier buys. */
export const formatTierHours = (pkg: Package, hours = getTierHours(pkg)): string =>
  `for ${formatCount(hours, 'hour')}`

/** Whether an event is too long for its technicians, of whom there may be none. */
export const needsSecondTechnician = (technicians: number, hours: number): boolean =>
  technicians === 1 && hours > technician.aloneHours

/** What technicians cost for more hours than a price includes, with a second one where one alone is not enough. */
const getLongerTechnicians = (technicians: number, hours: number, included: number): number =>
  (hours - included) * technicians * technician.extraHour +
  (needsSecondTechnician(technicians, hours) ? technician.price : 0)

/** The price of a tier for some hours, without its crew, in AUD excluding GST. */
export function getTierPrice(
  pkg: Package,
  { price, technicians = 0, longerFrom }: Tier,
  hours: number,
): number {
  const included = getTierHours(pkg)
  return getTotal({
    price: price + getLongerTechnicians(technicians, hours, included),
    extraHours: hours - included,
    extraHour: pkg.extraHour ?? longerFrom,
  })
}

/** 'Diamond, from $1,980 incl. GST for 5 hours, up to 120 guests'. The price includes the crew that it needs. */
export function formatTierInBrief(
  pkg: Package,
  { tier, crewFrom }: TierWithCrew,
  hours = getTierHours(pkg),
): string {
  const total = formatTotal(getTotal({ price: getTierPrice(pkg, tier, hours), crewFrom }))
  return `${tierLabels[tier.level]}, from ${total} ${formatTierHours(pkg, hours)}, ${formatMaxGuests(tier.guests)}`
}

/** What the room of a package says of a tier. */
export type FaderTier = ReturnType<typeof toFaderTier>

/** A tier of a package for its fader, with the price for some hours. */
export function toFaderTier(
  pkg: Package,
  { tier, crewFrom }: TierWithCrew,
  hours = getTierHours(pkg),
) {
  const { level, name, guests, description } = tier
  return {
    level,
    name,
    guests,
    description,
    /** In AUD excluding GST, without the crew. */
    price: getTierPrice(pkg, tier, hours),
    buys: formatTierHours(pkg, hours),
    crewFrom,
    text: formatTierInBrief(pkg, { tier, crewFrom }, hours),
  }
}
