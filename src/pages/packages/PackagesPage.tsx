import { CallToAction } from '../../components/CallToAction'
import { PackageCard } from '../../components/cards/PackageCard'
import { Fold } from '../../components/folds/Fold'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { CardStrip } from '../../components/ui/CardStrip'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { type Package, packages } from '../../content/packages'
import { functionsHorizonPicture } from '../../content/pictures'
import { tierLabels, tierLevels } from '../../content/tier-levels'
import { formatAud, formatTotal, getTotal, withGst } from '../../lib/text/money'
import { formatTierHours, getTierDetails } from '../../packages/tiers'
import { Adviser } from './adviser/Adviser'

const crewedPackages = packages.filter(({ crewed }) => crewed)
const equipmentPackages = packages.filter(({ crewed }) => !crewed)

const getLowestTotal = (list: readonly Package[]) =>
  formatTotal(
    Math.min(
      ...list.map((pkg) => {
        const [{ tier, crewFrom }] = getTierDetails(pkg)
        return getTotal({ price: tier.price, crewFrom })
      }),
    ),
  )

export default function PackagesPage() {
  return (
    <Page
      path="/packages"
      title={`Event Packages & Prices, ${company.city}`}
      description={`Party, wedding and corporate packages in ${company.city} with our crew from ${getLowestTotal(crewedPackages)}, or DJ, AV, speaker and lighting gear from ${getLowestTotal(equipmentPackages)}.`}
      picture={functionsHorizonPicture}
      firstScreen={
        <PageHero
          eyebrow="Packages"
          title="Event packages and prices"
          intro={`${packages.length} packages in ${tierLevels.length} tiers, from Basic to Horizon, with extras for each.`}
          gel="rose"
          image={functionsHorizonPicture}
        />
      }
    >
      <Adviser />

      <Section
        title="With our crew"
        intro="Every tier comes with a DJ or a technician, who sets up and stays until the end."
        gel="rose"
        className="print:hidden"
      >
        <CardStrip className="md:grid-cols-3">
          {crewedPackages.map((pkg) => (
            <li key={pkg.slug}>
              <PackageCard pkg={pkg} sizes="(min-width: 1320px) 430px, (min-width: 720px) 30vw, 70vw" />
            </li>
          ))}
        </CardStrip>
      </Section>

      <Section
        title="Gear you run yourself"
        intro="Yours for 24 hours, tested and with every cable. Our crew builds the big pieces, like a stage or an LED screen."
        gel="teal"
        className="print:hidden"
      >
        <CardStrip className="md:grid-cols-2 lg:grid-cols-4">
          {equipmentPackages.map((pkg) => (
            <li key={pkg.slug}>
              <PackageCard
                pkg={pkg}
                sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, (min-width: 720px) 45vw, 70vw"
              />
            </li>
          ))}
        </CardStrip>
      </Section>

      <PriceList />
      <RelatedLinks path="/packages" title="Guides with prices" />

      <CallToAction {...getClosingCall('/packages')} />
    </Page>
  )
}

/** A table of all starting prices. */
function PriceList() {
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
