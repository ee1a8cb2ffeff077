import type { EquipmentItem } from '../../content/equipment'

/** What an item measures, draws, weighs and brings with it. */
export function Specifications({ dimensions, power, weight, additional }: EquipmentItem['specifications']) {
  const rows = [
    { name: 'Dimensions', value: dimensions },
    { name: 'Power', value: power },
    { name: 'Weight', value: weight },
  ]
  return (
    <table className="w-full border-b border-dashed border-edge font-mono text-spec">
      <caption className="pb-3 text-left font-display text-card font-extrabold text-warm">Specifications</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <Row key={name} name={name}>
            {value}
          </Row>
        ))}
        <Row name="Additional">
          <ul className="grid gap-1">
            {additional.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Row>
      </tbody>
    </table>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <tr className="border-t border-dashed border-edge align-top">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
        {name}
      </th>
      <td className="py-2 text-warm">{children}</td>
    </tr>
  )
}
