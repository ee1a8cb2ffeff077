import { HIRE_HOURS, hireRules } from '../terms/hire-terms'
import { paymentRules } from '../terms/payment-terms'
import { travelArea } from '../terms/travel'

/** The scope of the price of a package with a crew. */
export const travelRule = `Costs include travel, set-up and pack-down ${travelArea}. If you're further away, we quote the trip.`

/** The rule for the travel of add-ons: a booking pays one trip, and the package includes it. */
export const addOnTravelRule = `Everything you add travels at no extra cost ${travelArea}.`

/** A saving below this is not shown. */
export const MIN_SAVING_PERCENT = 10

/**
 * The ceiling that halls and clubrooms have, in metres. An add-on that needs a higher one is offered only for tiers that
 * need it too.
 */
export const HALL_CEILING_M = 3

/** Rules of equipment packages. */
export const equipmentPackageRules = [
  `Equipment packages are a ${HIRE_HOURS}-hour hire (non-negotiable).`,
  paymentRules.hire,
  hireRules.testing,
  hireRules.damage,
  hireRules.cables,
  hireRules.delivery,
]
