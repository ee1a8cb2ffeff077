import { Search } from 'lucide-react'
import { PageLink } from '../../../components/links/PageLink'
import { equipment, equipmentCategories, type CategorySlug } from '../../../content/equipment'

const linkClass =
  'flex min-h-touch shrink-0 items-center gap-2.5 rounded-full border border-control px-4.5 text-small font-medium whitespace-nowrap aria-[current]:border-warm aria-[current]:text-warm'

/** Links to the search of the whole catalogue and to each category. On a narrow screen the row scrolls sideways. */
export function CategoryLinks({ current }: { current: CategorySlug }) {
  return (
    <nav aria-label="Hire categories" className="wrap print:hidden">
      <ul className="-mx-gutter flex [scrollbar-width:none] gap-2.5 overflow-x-auto px-gutter py-1.5 md:mx-0 md:flex-wrap md:px-0">
        <li>
          <PageLink to="/av-hire" className={linkClass}>
            <Search aria-hidden className="size-4.5" />
            {`All ${equipment.length}`}
          </PageLink>
        </li>
        {equipmentCategories.map(({ slug, name, gel }) => (
          <li key={slug} data-gel={gel}>
            <PageLink
              to={`/av-hire/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className={linkClass}
            >
              <span aria-hidden className="size-2 rounded-full bg-gel" />
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
