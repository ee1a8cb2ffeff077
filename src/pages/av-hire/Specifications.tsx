import type { EquipmentItem } from '../../content/equipment'
import type { EquipmentDetail } from '../../content/equipment-details'

type Props = Pick<EquipmentItem, 'dimensions' | 'weight'> &
  Pick<EquipmentDetail, 'power' | 'additional'> & { headingLevel?: 2 | 3 }

/** An item's dimensions, power, weight and other specifications. */
export function Specifications({ dimensions, power, weight, additional, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const
  const rows = [
    { name: 'Dimensions', values: [dimensions] },
    { name: 'Power', values: [power] },
    { name: 'Weight', values: [weight] },
    { name: 'Additional', values: additional },
  ]
  return (
    <div className="bg-paper px-6 py-5 text-paper-text md:px-9 md:py-6">
      <Heading className="mb-3 text-card text-paper-ink">Specifications</Heading>
      <dl className="grid gap-x-8 md:grid-cols-[1.2fr_1fr_0.8fr_1.8fr] md:gap-y-2">
        {rows.map(({ name, values }) => (
          <div
            key={name}
            className="grid grid-cols-[6.5rem_1fr] gap-x-4 border-t border-paper-line py-2.5 font-mono text-spec md:block"
          >
            <dt className="text-paper-muted md:mb-1.5">{name}</dt>
            {values.map((value) => (
              <dd key={value} className="col-start-2 text-paper-ink not-nth-2:mt-1">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
