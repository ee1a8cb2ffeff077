import type { ItemList } from 'schema-dts'
import { company } from '../content/company'
import type { HireCategory } from '../content/equipment'

/** Schema.org `ItemList` with the pages of a hire category's items. */
export function categoryJsonLd({ name, items }: HireCategory): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: `${company.url}/av-hire/${item.id}`,
    })),
  }
}
