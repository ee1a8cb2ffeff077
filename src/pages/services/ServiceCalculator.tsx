import { useId } from 'react'
import {
  formatBuys,
  type Booking,
  type PageBooking,
  getStartingPrices,
  limitCount,
  MAX_PERFORMERS,
} from '../../booking/booking'
import { formatServiceChoices, limitServiceChoices, parseServiceChoices } from '../../booking/link'
import { useSuburb } from '../../booking/place/use-suburb'
import { type BookingPrice, getLinePlace, priceBooking } from '../../booking/price'
import { describeTrip, UNKNOWN_PARTS } from '../../booking/words'
import { SuburbField } from '../../components/hire/SuburbField'
import { useLinkedSuburb } from '../../components/hooks/use-linked-suburb'
import { useUrlState } from '../../components/hooks/use-url-state'
import { ButtonLink } from '../../components/links/ButtonLink'
import { HourStepper, Stepper } from '../../components/Stepper'
import { SelectField } from '../../components/ui/Field'
import { PriceTag } from '../../components/ui/PriceTag'
import type { Service } from '../../content/services'
import { freeTravelArea } from '../../content/terms/travel'
import { createBookingEnquiry } from '../../enquiry/booking-enquiry'
import { contactLink } from '../../enquiry/contact-link'
import { findEarlyInput } from '../../lib/browser/early-input'
import { capitalize } from '../../lib/text/capitalize'
import { formatBothPrices } from '../../lib/text/money'
import { formatCount } from '../../lib/text/quantities'

const useEarlyUnit = findEarlyInput('select', '[name=unit]')
const useEarlyCount = findEarlyInput('input', '[name=count]')

/** What is chosen in the calculator of a service, also for the other buttons of its page. */
export function useServiceBooking(service: Service) {
  const { state, update } = useUrlState({
    parse: parseServiceChoices,
    format: formatServiceChoices,
  })
  const { place } = useSuburb()
  const [first, ...others] = getStartingPrices(service).filter(
    ({ hours, extraHour }) => hours !== undefined && extraHour !== undefined,
  )
  if (!first) return null

  const starts = [first, ...others] as const
  const { line, hours, hasUnknownParts } = limitServiceChoices(service, starts, state)
  const booking = {
    lines: [line],
    hours,
    place: getLinePlace(line, place),
  } satisfies PageBooking
  const isChosen = [booking.place, ...Object.values(formatServiceChoices(state))].some(Boolean)
  return { starts, line, booking, isChosen, hasUnknownParts, update }
}

export function ServiceCalculator({ service }: { service: Service }) {
  const headingId = useId()
  const chosen = useServiceBooking(service)
  useLinkedSuburb()

  useEarlyUnit((early) => {
    // A browser may have filled in the choice of an earlier visit.
    if (early?.dataset.typed !== undefined) chosen?.update({ unit: early.value })
  })
  useEarlyCount((early) => {
    const count = limitCount(service, Number(early?.value))
    if (early && chosen && count !== chosen.line.count) chosen.update({ count })
  })

  if (!chosen) return null

  const { starts, line, booking, update } = chosen
  const { hours: included = 0, unit } = line.start
  const { hours = included } = booking
  const price = priceBooking(booking)

  return (
    <section aria-labelledby={headingId} className="wrap pt-10 print:hidden">
      <div className="rounded-card border border-line bg-raised glow px-5 py-5 sm:px-7 noscript:hidden">
        <h2 id={headingId} className="text-card">
          What would it cost?
        </h2>
        {chosen.hasUnknownParts && <p className="mt-2 text-straw">{UNKNOWN_PARTS}</p>}
        <div className="mt-4 grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:flex lg:flex-wrap">
          {starts.length > 1 && (
            <SelectField
              label="What do you need?"
              name="unit"
              options={starts.map((option) => ({
                value: option.unit ?? '',
                label: `${formatCount(option.hours ?? 0, 'hour')} ${option.unit ?? ''}`,
              }))}
              value={unit ?? ''}
              onChange={({ target }) => update({ unit: target.value, hours: 0 })}
            />
          )}
          <HourStepper
            hours={hours}
            included={included}
            onChange={(next) => update({ hours: next })}
          />
          {service.countNoun && (
            <Stepper
              label={`How many ${service.countNoun}s?`}
              name="count"
              showsLabel
              noun={service.countNoun}
              value={line.count}
              min={1}
              max={MAX_PERFORMERS}
              onChange={(next) => update({ count: next })}
            />
          )}
          {service.travel === 'by-area' && (
            <div className="lg:w-64">
              <SuburbField showsTrip={false} />
            </div>
          )}
          <div className="lg:flex-1 lg:basis-80">
            <div role="status">
              <PriceTag
                total={price.total}
                buys={formatBuys({ hours })}
                className="text-base text-warm"
              />
              <p className="text-small wrap-anywhere">{describeTravel(booking, price)}</p>
            </div>
            {service.travel === 'by-area' &&
              price.trip !== undefined &&
              price.trip !== 'included' && (
                <p className="text-small">
                  Booking something else, too? You only pay the trip once.
                </p>
              )}
            <ButtonLink
              to={contactLink(createBookingEnquiry(booking))}
              size="small"
              className="mt-3"
            >
              Enquire
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

function describeTravel({ place }: Booking, { trip }: BookingPrice): string {
  const travel = describeTrip(trip, place)
  if (!travel) return `That's the price ${freeTravelArea}. Type your suburb to see yours.`
  const amount = typeof trip === 'number' ? `, ${formatBothPrices(trip)} there and back` : ''
  return `${capitalize(travel)}${amount}.`
}
