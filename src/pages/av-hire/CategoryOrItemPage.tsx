import { useParams } from 'react-router-dom'
import { findEquipment, findEquipmentCategory } from '../../content/equipment'
import { Category } from './category/Category'
import { Item } from './item/Item'
import { UnknownItem } from './item/UnknownItem'

/** The page of a hire category or of a hire item: /av-hire/pa-systems, /av-hire/xdj-xz. */
export default function CategoryOrItemPage() {
  const { slug = '' } = useParams()
  const category = findEquipmentCategory(slug)
  if (category) return <Category category={category} />
  const item = findEquipment(slug.toLowerCase())
  return item ? <Item item={item} /> : <UnknownItem />
}
