import { Picture } from '../../../components/ui/Picture'
import type { Kit } from '../../../content/equipment/kit'
import { formatKitItem, getItems } from '../../../hire/kit'

/** Hire items with their pictures, beside each other. */
export function GearRow({ kit }: { kit: Kit }) {
  if (kit.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {getItems(kit).map(({ item, count }) => (
        <li key={item.id} className="w-24 text-small leading-tight">
          <Picture
            picture={item.image}
            alt=""
            maxWidth={320}
            sizes="96px"
            className="mb-1.5 aspect-4/3 w-full rounded-field print:hidden"
          />
          <span>{formatKitItem({ id: item.id, count })}</span>
        </li>
      ))}
    </ul>
  )
}
