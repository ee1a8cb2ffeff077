import { getStartingPrices, type StartingPrice } from '../../booking/booking'
import type { PriceScope, ServiceNeeds } from '../../content/schemas/service'
import type { Service } from '../../content/services'
import { travelFacts } from '../../content/terms/travel'
import { formatBothPrices, formatTotal } from '../../lib/text/money'
import { formatCount, formatFloor, formatMaxGuests } from '../../lib/text/quantities'

type Fact = { term: string; text: string }

/** Facts before booking a service: the scope of the price, when to book, and who brings what. */
export function getServiceFacts(service: Service): Fact[] {
  const { extras, delivery, siteNeeds } = service
  return [
    ...getStartingPrices(service).flatMap((start, _, { length }) =>
      getPriceFacts(start, length > 1),
    ),
    travelFacts[service.travel],
    ...(extras ? [{ term: 'Quoted separately', text: `${extras}.` }] : []),
    { term: 'When to book', text: formatLeadTime(service) },
    ...(delivery
      ? [
          {
            term: 'You receive',
            text: delivery
              .map(
                ({ what, businessDays, after }) =>
                  `${what} within ${businessDays} business days of ${after}.`,
              )
              .join(' '),
          },
        ]
      : []),
    { term: 'You provide', text: `${service.clientProvides}.` },
    ...(siteNeeds
      ? [{ term: 'We need on site', text: `${formatServiceNeeds(siteNeeds, service.unit)}.` }]
      : []),
  ]
}

/** The price is at the top of the page. It is repeated only where a service has several. */
function getPriceFacts(
  { price, unit = '', extraHour, extraHourBuys, ...scope }: StartingPrice,
  isRepeated: boolean,
): Fact[] {
  const term = isRepeated ? `For ${formatTotal(price)} you get` : 'What you get'
  const facts = [{ term, text: formatScope(scope) }]
  if (extraHour === undefined) return facts
  const prices = [formatBothPrices(extraHour), extraHourBuys].filter(Boolean).join(', ')
  return [...facts, { term: `Each extra hour ${unit}`.trim(), text: `${prices}.` }]
}

/** '3 hours with one DJ, for up to 60 guests indoors.' */
function formatScope({ hours, buys, guests }: PriceScope): string {
  const what = hours ? `${formatCount(hours, 'hour')} ${buys}` : buys
  return `${what}${guests ? `, for ${formatMaxGuests(guests)} indoors` : ''}.`
}

function formatLeadTime({ leadWeeks, availability }: Service): string {
  return `Book ${formatCount(leadWeeks, 'week')} ahead. ${availability}`
}

/** '2 × 2 m of level floor per performer, 2.7 m of clear height'. */
function formatServiceNeeds({ outlets, floorM, ceilingM }: ServiceNeeds, unit = ''): string {
  return [
    outlets &&
      `${formatCount(outlets, 'power point')} (10 A)${outlets > 1 ? ', each on a circuit of its own' : ''}`,
    floorM && `${formatFloor(floorM)} of level floor ${unit}`.trim(),
    ceilingM && `${ceilingM} m of clear height`,
  ]
    .filter(Boolean)
    .join(', ')
}
