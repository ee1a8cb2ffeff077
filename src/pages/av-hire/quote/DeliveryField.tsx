import { SelectField } from '../../../components/ui/Field'
import type { Kit } from '../../../content/equipment/kit'
import { deliveryAreas } from '../../../content/terms/travel'
import { canBeCollected, type Delivery, parseDelivery } from '../../../hire/delivery'
import { formatTotal } from '../../../lib/text/money'

type Props = { delivery: Delivery; kit: Kit; onChange: (delivery: Delivery) => void }

const options = [
  { value: 'collect', label: "I'll collect it" },
  ...deliveryAreas.map(({ id, name, price }) => ({
    value: id,
    label: `${name}, ${formatTotal(price)}`,
  })),
  { value: 'elsewhere', label: 'Somewhere else, quoted' },
]

/** Where the items go, and what it costs to bring and fetch them. */
export function DeliveryField({ delivery, kit, onChange }: Props) {
  if (!canBeCollected(kit)) {
    return <p className="text-small">Our crew brings all of this and takes it away. It's included.</p>
  }
  return (
    <SelectField
      label="Delivery and pickup"
      options={options}
      placeholder="Not decided yet"
      value={delivery}
      hint={delivery === '' || delivery === 'collect' ? undefined : 'There and back, for one van and a ground floor.'}
      onChange={({ target }) => onChange(parseDelivery(target.value))}
    />
  )
}
