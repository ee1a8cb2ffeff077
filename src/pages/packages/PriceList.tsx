import { Fold } from '../../components/folds/Fold'
import { packages } from '../../content/packages'
import { tierLabels, tierLevels } from '../../content/tier-levels'
import { formatAud, getTotal, withGst } from '../../lib/text/money'
import { formatTierHours, getTierDetails } from '../../packages/tiers'

/** A table of all starting prices. */
export function PriceList() {
  return (
    <section className="mt-section bg-paper py-6 text-paper-text md:py-10 print:m-0">
      <Fold title={<h2 className="text-block text-paper-ink">All starting prices</h2>} className="wrap text-paper-ink">
        <table className="mt-2 w-full table-fixed text-left text-paper-text">
          <caption className="mb-5 text-left">
            Starting prices, including GST and our crew where a tier needs it. Each package's page has them without GST.
          </caption>
          <thead>
            <tr>
              <th scope="col" className="w-[28%] max-sm:w-[5.5rem]">
                <span className="sr-only">Package</span>
              </th>
              {tierLevels.map((level) => (
                <th key={level} scope="col" className="pb-3 text-spec font-semibold text-paper-ink sm:text-base">
                  {tierLabels[level]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {packages.map((pkg) => (
              <tr key={pkg.slug} className="border-t border-paper-line">
                <th scope="row" className="py-3 pr-2 text-small leading-tight font-semibold text-paper-ink">
                  {pkg.name}
                  <span className="block font-normal">{formatTierHours(pkg)}</span>
                </th>
                {getTierDetails(pkg).map(({ tier: { level, price }, crewFrom }) => (
                  <td key={level} className="text-small text-paper-ink tabular-nums sm:text-base">
                    {formatAud(withGst(getTotal({ price, crewFrom })))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </section>
  )
}
