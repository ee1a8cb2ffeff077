import type { Booking, PageBooking, TierLine } from '../../booking/booking'
import { useSuburb } from '../../booking/place/use-suburb'
import { getTierHours } from '../../booking/tiers/hours'
import { useRoomAnswer } from '../../components/hooks/use-room-answer'
import { packageSeatings } from '../../content/advice/event-kinds'
import type { Package } from '../../content/packages'
import { createBookingEnquiry } from '../../enquiry/booking-enquiry'
import { contactLink } from '../../enquiry/contact-link'
import { createPlainEnquiry } from '../../enquiry/plain-enquiry'
import type { NamedEquipment } from '../../suitability/room/room-verdict'
import type { AddOnContent, TierContent } from './package-contents.data'

/** A tier with the visitor's hours, and with those of the ticked add-ons that it can have. */
export type TierChoice = {
  pkg: Package
  details: TierContent
  addOns: readonly AddOnContent[]
  hours: number
}

/** The tier with the ticked add-on that is for the most guests, or as it is. */
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

export const toLine = ({
  pkg,
  details: { tier, kit, crewFrom },
  addOns,
}: TierChoice): TierLine => ({
  kind: 'tier',
  pkg,
  tier,
  kit,
  crewFrom,
  addOns,
})

/** What a choice books, at a place. */
export const toBooking = (choice: TierChoice, place?: Booking['place']): PageBooking => ({
  lines: [toLine(choice)],
  hours: choice.hours,
  place,
})

/** The enquiry about a tier, with the visitor's suburb and room, and a line with the answer for that room. */
export function useTierEnquiry(choice: TierChoice) {
  const { pkg, addOns, hours } = choice
  const answer = useRoomAnswer(toEquipment(choice), packageSeatings[pkg.slug])
  const { place } = useSuburb()
  // Without a crew the price doesn't include the trip, and the page doesn't ask where the event is.
  const booking = toBooking(choice, pkg.crewed ? place : undefined)
  const room = answer?.summary
  const hasChoices = hours > getTierHours(pkg) || addOns.length > 0 || booking.place || room
  const enquiry = hasChoices ? createBookingEnquiry(booking, { room }) : createPlainEnquiry(booking)
  return { booking, link: contactLink(enquiry), roomLine: answer?.line }
}
