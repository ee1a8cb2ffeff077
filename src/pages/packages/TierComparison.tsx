import { Section } from '../../components/ui/Section'
import { powerRule } from '../../content/advice/package-rules'
import type { Package } from '../../content/packages'
import { tierLabels } from '../../content/tier-levels'
import { formatAud, withGst } from '../../lib/text/money'
import { getComparisonValues, type TierFacts } from '../../packages/tiers'

type Props = { pkg: Package; facts: readonly TierFacts[] }

/** A table of what each tier includes. Hidden on a phone, which has no room for it; the cards show the same facts. */
export function TierComparison({ pkg, facts }: Props) {
  const summaryLabels = [...new Set(facts.flatMap(({ summary }) => summary.map(({ label }) => label)))]
  const rows = [
    ...pkg.comparison.map((row) => ({ label: row.label, values: getComparisonValues(row, facts) })),
    ...summaryLabels.map((label) => ({
      label,
      // Only the ceiling height is missing from some tiers.
      values: facts.map(({ summary }) => summary.find((row) => row.label === label)?.value ?? 'Any'),
    })),
  ]
  const hasCrewPrice = facts.some(({ crewFrom }) => crewFrom > 0)
  // 0 for a tier without crew work.
  const totals = facts.map(({ tier, crewFrom }) => crewFrom && tier.price + crewFrom)
  const priceRows = [
    { label: 'From, +GST', prices: pkg.tiers.map((tier) => formatAud(tier.price)) },
    { label: 'From, incl. GST', prices: pkg.tiers.map((tier) => formatAud(withGst(tier.price))) },
    ...(hasCrewPrice
      ? [
          { label: 'With crew from, +GST', prices: totals.map((total) => total && formatAud(total)) },
          { label: 'With crew from, incl. GST', prices: totals.map((total) => total && formatAud(withGst(total))) },
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
          {pkg.title}, tier by tier. {powerRule}
        </caption>
        <thead>
          <tr className="border-t-0!">
            <th scope="col" className="w-[24%]">
              <span className="sr-only">What it includes</span>
            </th>
            {pkg.tiers.map((tier) => (
              <th key={tier.level} scope="col" className="pb-4 font-display text-card font-extrabold text-paper-ink">
                {tierLabels[tier.level]}
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
                <Cell key={pkg.tiers[index]?.level} value={value} isNew={value !== values[index - 1]} />
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
                  key={pkg.tiers[index]?.level}
                  className="font-display text-card font-extrabold text-paper-ink tabular-nums"
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
      <span aria-hidden>–</span>
      <span className="sr-only">no</span>
    </>
  )
}
