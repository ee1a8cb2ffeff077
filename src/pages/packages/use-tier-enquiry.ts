import type { PageBooking } from '../../booking/booking'
import type { Place } from '../../booking/place/place'
import { getLinePlace } from '../../booking/price'
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

/** The booking of a tier with the visitor's hours, add-ons and suburb. */
export type TierBooking = PageBooking & { lines: readonly [TierContent]; hours: number }

type Choices = { addOns: readonly AddOnContent[]; hours: number; place: Place | undefined }

/** What the page books for each of its tiers, from the smallest to the largest. */
export function createTierBookings(
  content: PackageContent,
  { addOns, hours, place }: Choices,
): readonly [TierBooking, ...TierBooking[]] {
  const book = (tier: PackageContent['tiers'][number]): TierBooking => {
    const line = createLine(content, tier, addOns)
    return { lines: [line], hours, place: getLinePlace(line, place) }
  }
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

/** The enquiry about a tier, with the visitor's room, and a line with the answer for that room. */
export function useTierEnquiry(booking: TierBooking) {
  const { lines, hours, place } = booking
  const [{ pkg, addOns }] = lines
  const answer = useRoomAnswer(toEquipment(booking), packageSeatings[pkg.slug])
  const room = answer?.summary
  const hasChoices = hours > getTierHours(pkg) || addOns.length > 0 || place || room
  const enquiry = hasChoices ? createBookingEnquiry(booking, { room }) : createPlainEnquiry(booking)
  return { link: contactLink(enquiry), roomLine: answer?.line }
}
