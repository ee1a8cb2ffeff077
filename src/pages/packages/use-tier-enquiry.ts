import { useRoomAnswer } from '../../components/hooks/use-room-answer'
import { packageSeatings } from '../../content/advice/event-kinds'
import type { Package } from '../../content/packages'
import { contactLink } from '../../enquiry/contact-link'
import { createTierEnquiry } from '../../enquiry/tier-enquiry'
import { useSuburb } from '../../hire/use-suburb'
import type { NamedEquipment } from '../../suitability/room/room-verdict'
import type { AddOnContent, TierContent } from './package-contents.data'

/** A tier with the visitor's hours, and with those of the ticked add-ons that it can have. */
export type TierChoice = {
  pkg: Package
  details: TierContent
  addOns: readonly AddOnContent[]
  hours: number
}

/** The tier with the ticked add-on that is for the most guests, or as it is. The price of the add-on is included. */
export function getOption({ details, addOns }: TierChoice): TierContent {
  const options = addOns.flatMap((addOn) =>
    addOn.options.filter(({ tier }) => tier.level === details.tier.level),
  )
  return options.toSorted((a, b) => b.tier.guests - a.tier.guests)[0] ?? details
}

export function toEquipment(choice: TierChoice): NamedEquipment {
  const { kit, tier } = getOption(choice)
  return { kit, tier, name: tier.name }
}

/** The enquiry about a tier, with the visitor's suburb and room, and a line with the answer for that room. */
export function useTierEnquiry(choice: TierChoice) {
  const { pkg, details, addOns, hours } = choice
  const answer = useRoomAnswer(toEquipment(choice), packageSeatings[pkg.slug])
  const { place } = useSuburb()
  // Without a crew the price doesn't include the trip.
  const suburb = pkg.crewed ? place : undefined
  const link = contactLink({
    ...createTierEnquiry(details.tier, pkg, { addOns, hours, suburb, room: answer?.summary }),
  })
  return { link, roomLine: answer?.line }
}
