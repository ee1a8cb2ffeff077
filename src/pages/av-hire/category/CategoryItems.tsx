import { NoScript } from '../../../components/fallbacks/NoScript'
import { PageLink } from '../../../components/links/PageLink'
import { Card } from '../../../components/ui/Card'
import { Section } from '../../../components/ui/Section'
import { equipment, type EquipmentId, type HireCategory } from '../../../content/equipment'
import type { Kit } from '../../../content/equipment/kit'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import { getCount } from '../../../hire/kit'
import { AddStepper } from '../AddStepper'
import { HirePrice } from '../HirePrice'

type Props = { category: HireCategory; quoteKit: Kit; onCount: (id: EquipmentId, count: number) => void }

/** The items of a category, with links to their pages. */
export function CategoryItems({ category, quoteKit, onCount }: Props) {
  const { id: categoryId, name, gel } = category
  return (
    <Section id="items" title={`Prices for ${name}, ${HIRE_HOURS} hours`} gel={gel} className="max-md:pt-3">
      <NoScript text="The quote cart needs JavaScript." />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4 print:grid-cols-3">
        {equipment
          .filter((item) => item.category === categoryId)
          .map((item) => (
            <li key={item.id}>
              <Card
                picture={item.image}
                gel={gel}
                sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, (min-width: 720px) 30vw, 45vw"
                title={
                  <PageLink to={`/av-hire/${item.id}`} className="stretch hyphens-auto">
                    {item.name}
                  </PageLink>
                }
                footer={
                  <>
                    <HirePrice price={item.price24h} crewFrom={item.crewFrom} compact className="text-small" />
                    <AddStepper
                      itemName={item.name}
                      count={getCount(quoteKit, item.id)}
                      onChange={(count) => onCount(item.id, count)}
                      className="relative z-10 mt-3 font-text *:scroll-my-36 max-sm:-mx-1.5 print:hidden"
                    />
                  </>
                }
              >
                <p className="text-small max-sm:hidden">{item.description}</p>
              </Card>
            </li>
          ))}
      </ul>
    </Section>
  )
}
