import type { PageBooking } from '../../booking/booking'
import { getTierPlace } from '../../booking/place/place'
import { useSuburb } from '../../booking/place/use-suburb'
import { getTierHours } from '../../booking/tiers/hours'
import { findMostGuests } from '../../booking/tiers/most-guests'
import { useRoomAnswer } from '../../components/hooks/use-room-answer'
import { packageSeatings } from '../../content/advice/event-kinds'
import { createBookingEnquiry } from '../../enquiry/booking-enquiry'
import { contactLink } from '../../enquiry/contact-link'
import { createPlainEnquiry } from '../../enquiry/plain-enquiry'
import type { NamedEquipment } from '../../suitability/room/room-verdict'
import type { AddOnContent, PackageContent } from './package-contents.data'

/** A tier on its page, with the ticked add-ons that it can have: what is booked, and what the page shows of it. */
type TierContent = ReturnType<typeof createLine>

/** The booking of a tier with the visitor's hours and add-ons. */
export type TierBooking = PageBooking & { lines: readonly [TierContent]; hours: number }

/** What the page books for each of its tiers, from the smallest to the largest. */
export function createTierBookings(
  content: PackageContent,
  ticked: readonly AddOnContent[],
  hours: number,
): readonly [TierBooking, ...TierBooking[]] {
  const book = (tier: PackageContent['tiers'][number]): TierBooking => ({
    lines: [createLine(content, tier, ticked)],
    hours,
  })
  const [basic, ...larger] = content.tiers
  return [book(basic), ...larger.map(book)]
}

function createLine(
  { pkg }: PackageContent,
  content: PackageContent['tiers'][number],
  ticked: readonly AddOnContent[],
) {
  const { tier, kit, summary } = content
  const addOns = ticked.filter((addOn) => addOn.tiers.includes(tier.level))
  return {
    ...content,
    kind: 'tier' as const,
    pkg,
    addOns,
    withAddOns: findMostGuests(
      { tier, kit, summary },
      addOns.flatMap(({ withIt }) => withIt[tier.level] ?? []),
    ),
  }
}

export function toEquipment({ lines: [{ withAddOns }] }: TierBooking): NamedEquipment {
  const { tier, kit } = withAddOns
  return { kit, tier, name: tier.name }
}

/** The enquiry about a tier, with the visitor's suburb and room, and a line with the answer for that room. */
export function useTierEnquiry(tierBooking: TierBooking) {
  const { lines, hours } = tierBooking
  const [{ pkg, addOns }] = lines
  const answer = useRoomAnswer(toEquipment(tierBooking), packageSeatings[pkg.slug])
  const { place } = useSuburb()
  const booking = { ...tierBooking, place: getTierPlace(pkg, place) }
  const room = answer?.summary
  const hasChoices = hours > getTierHours(pkg) || addOns.length > 0 || booking.place || room
  const enquiry = hasChoices ? createBookingEnquiry(booking, { room }) : createPlainEnquiry(booking)
  return { booking, link: contactLink(enquiry), roomLine: answer?.line }
}
