import { useId } from 'react'
import { SuburbField } from '../../components/hire/SuburbField'
import { useUrlState } from '../../components/hooks/use-url-state'
import { ButtonLink } from '../../components/links/ButtonLink'
import { HourStepper, Stepper } from '../../components/Stepper'
import { SelectField } from '../../components/ui/Field'
import { PriceTag } from '../../components/ui/PriceTag'
import type { Service } from '../../content/services'
import { freeTravelArea, travelArea } from '../../content/terms/travel'
import { contactLink } from '../../enquiry/contact-link'
import { createServiceEnquiry } from '../../enquiry/service-message'
import { useSuburb } from '../../hire/use-suburb'
import { formatBothPrices } from '../../lib/text/money'
import { formatCount } from '../../lib/text/quantities'
import {
  formatBuys,
  getServiceTotal,
  getServiceTrip,
  getStartingPrices,
  type ServiceBooking,
} from '../../packages/services'
import { limitHours } from '../../packages/tier-prices'

const MAX_COUNT = 20

/** Hours and count are 0 until the visitor sets them. */
type State = { hours: number; count: number; start: string }

const parse = (params: URLSearchParams): State => ({
  hours: Number(params.get('hours')),
  count: Number(params.get('count')),
  start: params.get('for') ?? '',
})
const toText = (value: number) => (value > 0 ? String(value) : '')
const format = ({ hours, count, start }: State) => ({
  hours: toText(hours),
  count: toText(count),
  for: start,
})

export function ServiceCalculator({ service }: { service: Service }) {
  const headingId = useId()
  const { state, update } = useUrlState({ parse, format })
  const { place } = useSuburb()
  const starts = getStartingPrices(service).filter(({ extraHour }) => extraHour !== undefined)
  const start = starts.find(({ unit }) => unit === state.start) ?? starts[0]
  if (!start?.hours) return null

  const { hours: included, unit } = start
  const booking: ServiceBooking = {
    start,
    hours: limitHours(state.hours, included),
    count: service.countNoun && state.count > 1 ? Math.min(Math.floor(state.count), MAX_COUNT) : 1,
    suburb: service.travel === 'by-area' ? place : undefined,
  }
  const { hours, count } = booking

  return (
    <section aria-labelledby={headingId} className="wrap pt-10 print:hidden">
      <div className="rounded-card border border-line bg-raised glow px-5 py-5 sm:px-7 noscript:hidden">
        <h2 id={headingId} className="text-card">
          What would it cost?
        </h2>
        <div className="mt-4 grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:flex lg:flex-wrap">
          {starts.length > 1 && (
            <SelectField
              label="What do you need?"
              options={starts.map((option) => ({
                value: option.unit ?? '',
                label: `${formatCount(option.hours ?? 0, 'hour')} ${option.unit ?? ''}`,
              }))}
              value={unit ?? ''}
              onChange={({ target }) => update({ start: target.value, hours: 0 })}
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
              showsLabel
              noun={service.countNoun}
              value={count}
              min={1}
              max={MAX_COUNT}
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
                price={getServiceTotal(service, booking)}
                buys={formatBuys({ hours })}
                className="text-base text-warm"
              />
              <p className="text-small">{describeTravel(service, booking)}</p>
            </div>
            <ButtonLink
              to={contactLink(createServiceEnquiry(service, booking))}
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

function describeTravel(service: Service, booking: ServiceBooking): string {
  const { suburb } = booking
  if (service.travel !== 'by-area') return `Travel is included ${travelArea}.`
  if (!suburb) return `That's the price ${freeTravelArea}. Type your suburb for yours.`
  if (!suburb.area) return `Plus the trip to ${suburb.label}, quoted.`
  const trip = getServiceTrip(service, booking)
  return trip > 0
    ? `With the trip to ${suburb.label}, ${formatBothPrices(trip)} there and back.`
    : `Travel to ${suburb.label} is included.`
}
