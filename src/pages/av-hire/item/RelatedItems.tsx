import { PageLink } from '../../../components/links/PageLink'
import { Card } from '../../../components/ui/Card'
import { CardStrip } from '../../../components/ui/CardStrip'
import { Section } from '../../../components/ui/Section'
import { equipment, type EquipmentItem, getEquipmentCategory } from '../../../content/equipment'
import { HirePrice } from '../HirePrice'

const MAX_ITEMS = 4

/** Links to other items of the same category: those that follow in the catalogue, then the first ones. */
export function RelatedItems({ item }: { item: EquipmentItem }) {
  const { name, gel } = getEquipmentCategory(item)
  const items = equipment.filter(({ category }) => category === item.category)
  const next = items.indexOf(item) + 1
  const related = [...items.slice(next), ...items.slice(0, next - 1)].slice(0, MAX_ITEMS)

  return (
    <Section title={`More ${name}`} intro="Prices incl. GST, for 24 hours." gel={gel} className="print:hidden">
      <CardStrip className="md:grid-cols-2 lg:grid-cols-4">
        {related.map(({ id, name: relatedName, image, price24h, crewFrom }) => (
          <li key={id}>
            <Card
              picture={image}
              gel={gel}
              sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, (min-width: 720px) 45vw, 78vw"
              title={
                <PageLink to={`/av-hire/${id}`} className="stretch hyphens-auto">
                  {relatedName}
                </PageLink>
              }
              footer={<HirePrice price={price24h} crewFrom={crewFrom} compact className="text-small" />}
            />
          </li>
        ))}
      </CardStrip>
    </Section>
  )
}
