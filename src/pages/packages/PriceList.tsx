import { Section } from '../../components/ui/Section'
import { packages } from '../../content/packages'
import { tierLabels, tierLevels } from '../../content/tier-levels'
import { formatAud, withGst } from '../../lib/text/money'
import { getTierFacts } from '../../packages/tiers'

// On a phone each table row is a grid, so that the name of the package fits on a line above its two rows of prices.
const rowClass = 'max-md:grid max-md:grid-cols-[3.75rem_repeat(4,1fr)] max-md:items-baseline'

/** A table of all starting prices. */
export function PriceList() {
  return (
    <Section title="All starting prices" background="paper" gel="amber" className="print:mt-0 print:py-6">
      <table className="w-full table-fixed text-left max-md:block">
        <caption className="sr-only">Starting prices of every package by tier, plus GST and including GST</caption>
        <thead className="max-md:block">
          <tr className={rowClass}>
            <th scope="col" className="w-[23%] max-md:hidden">
              <span className="sr-only">Package</span>
            </th>
            <th scope="col" className="md:w-[13%]">
              <span className="sr-only">GST</span>
            </th>
            {tierLevels.map((level) => (
              <th
                key={level}
                scope="col"
                className="pb-4 text-spec font-semibold text-paper-ink md:font-display md:text-base md:font-extrabold lg:text-card"
              >
                {tierLabels[level]}
              </th>
            ))}
          </tr>
        </thead>
        {packages.map((pkg) => {
          const { slug, name } = pkg
          const facts = getTierFacts(pkg)
          return (
            <tbody key={slug} className="border-t border-paper-line max-md:block max-md:py-4">
              {[
                { label: '+GST', toPrice: (amount: number) => amount },
                { label: 'incl. GST', toPrice: (amount: number) => withGst(amount) },
              ].map(({ label, toPrice }, index) => (
                <tr key={label} className={rowClass}>
                  {index === 0 && (
                    <th
                      scope="rowgroup"
                      rowSpan={2}
                      className="align-top font-semibold text-paper-ink max-md:col-span-full max-md:pb-1.5 md:py-4"
                    >
                      {name}
                    </th>
                  )}
                  <th
                    scope="row"
                    className={`text-spec font-normal whitespace-nowrap text-paper-text md:text-small ${index === 0 ? 'md:pt-4.5' : 'md:pb-4'}`}
                  >
                    {label}
                  </th>
                  {facts.map(({ tier: { level, price }, crewFrom }) => (
                    <td
                      key={level}
                      className={`font-mono text-spec text-paper-ink sm:text-small ${index === 0 ? 'md:pt-4' : 'md:pb-4'}`}
                    >
                      {formatAud(toPrice(price))}
                      {crewFrom > 0 && (
                        <span className="block">
                          <span className="font-text">with crew </span>
                          {formatAud(toPrice(price + crewFrom))}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )
        })}
      </table>
    </Section>
  )
}
