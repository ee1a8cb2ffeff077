import type { EquipmentItem } from '../../../content/equipment'
import { COMPARISON_LEGEND, ComparisonTable } from './ComparisonTable'

type Props = { title: string; items: readonly EquipmentItem[] }

export default function PrintedComparison({ title, items }: Props) {
  return (
    <section className="print-only wrap pt-6">
      <h2 className="text-block">{title}</h2>
      <p className="mb-4">{COMPARISON_LEGEND}</p>
      <ComparisonTable items={items} />
    </section>
  )
}
