import type { ComponentProps, ReactNode } from 'react'
import { formatBuys, getStartingPrices } from '../../booking/booking'
import type { Service } from '../../content/services'
import { PageLink } from '../links/PageLink'
import { PriceCard } from './PriceCard'

type Props = {
  services: readonly Service[]
  title: string
  titleVisible?: boolean
}

export function ServiceGrid({ services, title, titleVisible = false }: Props) {
  return (
    <section aria-labelledby="service-list" className="pt-12">
      <h2 id="service-list" className={titleVisible ? 'wrap mb-8 text-section' : 'sr-only'}>
        {title}
      </h2>
      <ul className="wrap grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-12">
        {services.map((service, index) => (
          <li
            key={service.slug}
            className={`${getSpanClass(index, services.length)} print:break-inside-avoid`}
          >
            <ServiceCard
              service={service}
              onPhone={isLastOdd(index, services.length) ? 'halves' : 'card'}
              sizes="(min-width: 1320px) 430px, (min-width: 1080px) 30vw, 45vw"
            >
              <PageLink to={`/services/${service.slug}`} className="stretch hyphens-auto">
                <ServiceName {...service} />
              </PageLink>
            </ServiceCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name of a service, shortened on a narrow screen. */
export function ServiceName({ name, shortName }: Pick<Service, 'name' | 'shortName'>) {
  if (!shortName) return name
  return (
    <>
      <span className="sm:hidden">{shortName}</span>
      <span className="max-sm:hidden">{name}</span>
    </>
  )
}

type CardProps = Pick<ComponentProps<typeof PriceCard>, 'sizes' | 'onPhone'> & {
  service: Service
  /** The link or button of the card. */
  children: ReactNode
}

export function ServiceCard({ service, children, ...card }: CardProps) {
  return (
    <PriceCard
      {...card}
      picture={service.image}
      gel={service.gel}
      title={children}
      className="max-sm:hidden"
      price={{ total: service.startingFrom, buys: formatBuys(getStartingPrices(service)[0]) }}
    >
      {service.teaser}
    </PriceCard>
  )
}

/**
 * Spans as many of the 12 columns as fill every row: three cards per row, and four in the first rows
 * if the number is not divisible by three (11 = 4 + 4 + 3).
 */
function getSpanClass(index: number, count: number): string {
  const rowsOfFour = count % 3
  const wide = index < rowsOfFour * 4 ? 'lg:col-span-3' : 'lg:col-span-4'
  return isLastOdd(index, count) ? `col-span-full ${wide}` : wide
}

/** Whether a card would be alone in the last of two columns. It is a row on a phone. */
const isLastOdd = (index: number, count: number): boolean => count % 2 === 1 && index === count - 1
