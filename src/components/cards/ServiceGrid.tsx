import type { ReactNode } from 'react'
import type { Service } from '../../content/services'
import { formatBuys, getStartingPrices } from '../../packages/services'
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

type CardProps = {
  service: Service
  sizes: string
  /** The link or button of the card. */ children: ReactNode
}

export function ServiceCard({ service, sizes, children }: CardProps) {
  return (
    <PriceCard
      picture={service.image}
      gel={service.gel}
      sizes={sizes}
      title={children}
      className="max-sm:hidden"
      price={{ price: service.startingFrom, buys: formatBuys(getStartingPrices(service)[0]) }}
    >
      {service.teaser}
    </PriceCard>
  )
}

/**
 * Spans as many of the 12 columns as fill every row: three cards per row, and four in the first rows
 * if the number is not divisible by three (11 = 4 + 4 + 3). In two columns a last odd card is a row, with its picture beside the text.
 */
function getSpanClass(index: number, count: number): string {
  const rowsOfFour = count % 3
  const wide = index < rowsOfFour * 4 ? 'lg:col-span-3' : 'lg:col-span-4'
  return count % 2 === 1 && index === count - 1
    ? `col-span-full max-sm:[&>article]:grid max-sm:[&>article]:grid-cols-2 ${wide}`
    : wide
}
