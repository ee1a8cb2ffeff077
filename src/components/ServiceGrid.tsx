import { PageLink } from './PageLink'
import { Card } from './ui/Card'
import { FromPrice } from './ui/FromPrice'
import { services } from '../content/services'

/** How many the featured mode shows. */
const FEATURED = 3

/** The services as cards that lead to their pages: all of them, or the featured first three. */
export function ServiceGrid({ featured = false }: { featured?: boolean }) {
  const shown = featured ? services.slice(0, FEATURED) : services
  return (
    <section aria-labelledby="service-list" className="pt-12">
      <h2 id="service-list" className={featured ? 'wrap mb-8 text-section' : 'sr-only'}>
        {featured ? 'Featured services' : 'All services'}
      </h2>
      <ul className="wrap grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-12">
        {shown.map((service, index) => (
          <li key={service.slug} className={spanOf(index, shown.length)}>
            <Card
              picture={service.image}
              gel={service.gel}
              sizes="(min-width: 1320px) 430px, (min-width: 1080px) 30vw, 45vw"
              title={
                <PageLink to={`/services/${service.slug}`} className="stretch hyphens-auto">
                  {service.name}
                </PageLink>
              }
              footer={<FromPrice amount={service.startingFrom} unit={service.unit} />}
            >
              <p className="hidden text-small sm:block">{service.teaser}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Columns of a card, so that no row is left with an orphan: three to a row, and four to a row where that evens out
 * the end (11 = 4 + 4 + 3). On a narrow screen a last odd card takes the whole row.
 */
function spanOf(index: number, count: number): string {
  const rowsOfFour = count % 3
  const wide = index < rowsOfFour * 4 ? 'lg:col-span-3' : 'lg:col-span-4'
  return count % 2 === 1 && index === count - 1 ? `col-span-full ${wide}` : wide
}
