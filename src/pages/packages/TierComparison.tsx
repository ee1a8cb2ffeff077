import { Section } from '../../components/ui/Section'
import { powerRule } from '../../content/advice/package-rules'
import type { Package } from '../../content/packages'
import { tierLabels } from '../../content/tier-levels'
import { formatAud, getTotal, withGst } from '../../lib/text/money'
import { getTierSummary } from '../../packages/tier-suitability'
import { formatTierHours, getComparisonValues, type TierDetails } from '../../packages/tiers'

type Props = { pkg: Package; details: readonly TierDetails[] }

/** A table of what each tier includes. Hidden on a phone, which has no room for it; the cards show the same facts. */
export function TierComparison({ pkg, details }: Props) {
  const summaries = details.map((tierDetails) => getTierSummary(tierDetails, pkg))
  const summaryLabels = [...new Set(summaries.flat().map(({ label }) => label))]
  const rows = [
    ...pkg.comparison.map((row) => ({ label: row.label, values: getComparisonValues(row, details) })),
    ...summaryLabels.map((label) => ({
      label,
      // Only the ceiling height is missing from some tiers.
      values: summaries.map((summary) => summary.find((row) => row.label === label)?.value ?? 'Any'),
    })),
  ]
  const totals = details.map(({ tier, crewFrom }) => getTotal({ price: tier.price, crewFrom }))
  const hasCrewPrice = details.some(({ crewFrom }) => crewFrom > 0)
  const priceRows = [
    {
      label: `From, ${formatTierHours(pkg)}, ${hasCrewPrice ? 'with crew, ' : ''}incl. GST`,
      amounts: totals.map((total) => withGst(total)),
    },
    { label: '+GST', amounts: totals },
    ...(hasCrewPrice
      ? [{ label: 'Our crew in that price, incl. GST', amounts: details.map(({ crewFrom }) => withGst(crewFrom)) }]
      : []),
  ]
  return (
    <Section
      title="What each tier includes"
      background="paper"
      className="max-md:hidden print:mt-0 print:block print:py-3"
    >
      <table className="w-full table-fixed text-left [&_tbody_tr]:border-t [&_tbody_tr]:border-paper-line [&_td]:pr-4 [&_th]:pr-4 print:[&_tr]:break-inside-avoid">
        <caption className="mb-6 text-left print:mb-2">{`${pkg.title}, tier by tier. ${powerRule}`}</caption>
        <thead>
          <tr>
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
          {priceRows.map(({ label, amounts }, row) => (
            <tr key={label}>
              <th scope="row" className="py-3.5 font-medium text-paper-ink print:py-1.5">
                {label}
              </th>
              {amounts.map((amount, index) => (
                <td
                  key={pkg.tiers[index]?.level}
                  className={`text-paper-ink ${row === 0 ? 'font-display text-card font-extrabold' : 'text-small'}`}
                >
                  {amount > 0 ? formatAud(amount) : <NotIncluded />}
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
