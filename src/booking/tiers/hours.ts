import type { Package } from '../../content/packages'
import { HIRE_HOURS, isTooLongAlone } from '../../content/terms/hire-terms'
import { formatCount } from '../../lib/text/quantities'

type PackageHours = Pick<Package, 'slug' | 'hours'>

/** The hours that the price of a tier buys. */
export const getTierHours = ({ hours = HIRE_HOURS }: PackageHours): number => hours

/** 'for 5 hours': what the price of a tier buys. */
export const formatTierHours = (pkg: PackageHours, hours = getTierHours(pkg)): string =>
  `for ${formatCount(hours, 'hour')}`

/** A feature that says for how long, with the booked hours in place of those that the price buys: 'DJ for 6 hours'. */
export const withBookedHours = (feature: string, pkg: PackageHours, hours?: number): string =>
  feature.replace(formatTierHours(pkg), formatTierHours(pkg, hours))

/** Whether an event is too long for its technicians, of whom there may be none. */
export const needsSecondTechnician = (technicians: number, hours: number): boolean =>
  technicians === 1 && isTooLongAlone(hours)
