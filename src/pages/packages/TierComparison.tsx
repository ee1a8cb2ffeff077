import { Section } from '../../components/ui/Section'
import { powerRule } from '../../content/package-rules'
import { type PackageCategory, tierLabels } from '../../content/packages'
import { formatAud, withGst } from '../../lib/money'
import { getComparisonValues, type TierFacts } from '../../packages/tiers'

type Props = { category: PackageCategory; facts: readonly TierFacts[] }

/** A table of what each tier includes. Hidden on a phone, which has no room for it; the cards show the same facts. */
export function TierComparison({ category, facts }: Props) {
  const summaryLabels = [...new Set(facts.flatMap(({ summary }) => summary.map(({ label }) => label)))]
  const rows = [
    ...category.comparison.map((row) => ({ label: row.label, values: getComparisonValues(row, facts) })),
    ...summaryLabels.map((label) => ({
      label,
      // Only the ceiling height is missing from some tiers.
      values: facts.map(({ summary }) => summary.find((row) => row.label === label)?.value ?? 'Any'),
    })),
  ]
  const hasCrewPrice = facts.some(({ crewFrom }) => crewFrom > 0)
  const priceRows = [
    { label: 'From, +GST', prices: category.tiers.map((tier) => formatAud(tier.price)) },
    { label: 'From, incl. GST', prices: category.tiers.map((tier) => formatAud(withGst(tier.price))) },
    ...(hasCrewPrice
      ? [
          { label: 'plus crew from, +GST', prices: facts.map(({ crewFrom }) => crewFrom && formatAud(crewFrom)) },
          {
            label: 'plus crew from, incl. GST',
            prices: facts.map(({ crewFrom }) => crewFrom && formatAud(withGst(crewFrom))),
          },
        ]
      : []),
  ]
  return (
    <Section
      title="What each tier includes"
      background="paper"
      className="max-md:hidden print:mt-0 print:block print:break-inside-avoid print:py-6"
    >
      <table className="w-full table-fixed text-left [&_td]:pr-4 [&_th]:pr-4 [&_tr]:border-t [&_tr]:border-paper-line print:[&_tr]:break-inside-avoid">
        <caption className="mb-6 text-left print:mb-2">
          {category.title}, tier by tier. · = not included. {powerRule}
        </caption>
        <thead>
          <tr className="border-t-0!">
            <th scope="col" className="w-[24%]">
              <span className="sr-only">What it includes</span>
            </th>
            {category.tiers.map((tier) => (
              <th key={tier.tier} scope="col" className="pb-4 font-display text-card font-extrabold text-paper-ink">
                {tierLabels[tier.tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className="py-3.5 font-medium text-paper-ink print:py-1.5">
                {label}
              </th>
              {values.map((value, index) => (
                <Cell key={category.tiers[index]?.tier} value={value} isNew={value !== values[index - 1]} />
              ))}
            </tr>
          ))}
          {priceRows.map(({ label, prices }, row) => (
            <tr key={label} className={row === 0 ? 'border-t-2! border-paper-ink!' : ''}>
              <th scope="row" className="py-3.5 font-medium text-paper-ink print:py-1.5">
                {label}
              </th>
              {prices.map((price, index) => (
                <td
                  key={category.tiers[index]?.tier}
                  className={`text-paper-ink tabular-nums ${row < 2 ? 'font-display text-card font-extrabold' : 'text-small'}`}
                >
                  {price || <NotIncluded />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** Values that differ from the previous tier are emphasised. */
function Cell({ value, isNew }: { value: string; isNew: boolean }) {
  if (!value) {
    return (
      <td className="text-paper-muted">
        <NotIncluded />
      </td>
    )
  }
  return <td className={`text-small ${isNew ? 'font-semibold text-paper-ink' : 'text-paper-muted'}`}>{value}</td>
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden>·</span>
      <span className="sr-only">no</span>
    </>
  )
}
