import { useParams } from 'react-router-dom'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { findEquipment, findEquipmentCategory } from '../../content/equipment'
import { CategoryPage } from './category/CategoryPage'
import { ItemPage } from './item/ItemPage'

/** The page of a hire category or of a hire item: /av-hire/pa-systems, /av-hire/xdj-xz. */
export default function CategoryOrItemPage() {
  const { slug = '' } = useParams()
  const category = findEquipmentCategory(slug)
  if (category) return <CategoryPage category={category} />
  const item = findEquipment(slug)
  if (item) return <ItemPage item={item} />
  return (
    <NotFoundView
      title="Item Not Found"
      text="The item you're looking for isn't in our hire catalogue."
      link={{ label: 'View Hire Catalogue', to: '/av-hire' }}
    />
  )
}
