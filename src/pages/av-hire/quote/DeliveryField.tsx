import { useState } from 'react'
import { SuburbField } from '../../../components/hire/SuburbField'
import { SelectField } from '../../../components/ui/Field'
import type { Kit } from '../../../content/equipment/kit'
import { deliveryAreas, getTripPrice, type Load } from '../../../content/terms/travel'
import { type Delivery, getDelivery, getLoad, parseDelivery } from '../../../hire/delivery'
import { formatTotal } from '../../../lib/text/money'

type Props = { delivery: Delivery; kit: Kit; onChange: (delivery: Delivery) => void }

const labels: Record<Load, string> = { gear: 'Delivery and pickup', people: "Where's your event?" }

const hints: Record<Load, string> = {
  gear: 'Drop-off and pickup with one van, to the ground floor.',
  people: 'One price there and back, whatever we bring.',
}

const listOptions = (load: Load) => [
  ...(load === 'gear' ? [{ value: 'collect', label: "I'll collect it" }] : []),
  ...deliveryAreas.map(({ id, name }) => {
    const price = getTripPrice(id, load)
    return { value: id, label: `${name}, ${price > 0 ? formatTotal(price) : 'no extra cost'}` }
  }),
  { value: 'elsewhere', label: 'Somewhere else, quoted' },
]

/** Where the items go, and what the trip there and back costs. A suburb finds its area. */
export function DeliveryField({ delivery, kit, onChange }: Props) {
  /** How often the visitor chose an area from the list, after which a suburb of another area is not shown. */
  const [choices, setChoices] = useState(0)
  const load = getLoad(kit)
  const value = getDelivery(delivery, kit)
  return (
    <div className="grid gap-4">
      <SuburbField key={choices} chosen={value} showsPrice={false} onFound={onChange} />
      <SelectField
        label={labels[load]}
        options={listOptions(load)}
        placeholder="Not decided yet"
        value={value}
        hint={value === '' || value === 'collect' ? undefined : hints[load]}
        onChange={({ target }) => {
          setChoices(choices + 1)
          onChange(parseDelivery(target.value))
        }}
      />
    </div>
  )
}
