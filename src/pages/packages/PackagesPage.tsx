import { CallToAction } from '../../components/CallToAction'
import { PackageCard } from '../../components/cards/PackageCard'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { CardStrip } from '../../components/ui/CardStrip'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { type Package, packages } from '../../content/packages'
import { functionsHorizonPicture } from '../../content/pictures'
import { tierLevels } from '../../content/tier-levels'
import { formatTotal, getTotal } from '../../lib/text/money'
import { getTierDetails } from '../../packages/tiers'
import { Adviser } from './adviser/Adviser'
import { PriceList } from './PriceList'

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
