import { HIRE_HOURS, hireRules } from './hire-terms'
import { paymentRules } from './payment-terms'
import { travelArea } from './travel'

/** What the price of a package with a crew includes. */
export const travelRule = `Costs include travel, set-up and pack-down ${travelArea}.`

/** How the power points of a package are counted. */
export const powerRule = 'Figures are for standard 10 A power points. Ask your venue which ones share a circuit.'

/**
 * The ceiling that halls and clubrooms have, in metres. An add-on that needs a higher one is offered only for tiers that
 * need it too.
 */
export const HALL_CEILING_M = 3

/** Rules of equipment packages. */
export const equipmentPackageRules = [
  `Equipment packages are a ${HIRE_HOURS}-hour hire (non-negotiable).`,
  hireRules.weekend,
  paymentRules.hire,
  hireRules.testing,
  hireRules.damage,
  hireRules.cables,
  hireRules.delivery,
]
