import { CallToAction } from '../../components/CallToAction'
import { RowCard } from '../../components/cards/RowCard'
import { PageLink } from '../../components/links/PageLink'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { PriceTag } from '../../components/ui/PriceTag'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { functionsHorizonPicture } from '../../content/pictures'
import { tierLevels } from '../../content/tier-levels'
import { formatTotal, getLowestPrice } from '../../lib/text/money'
import { Adviser } from './adviser/Adviser'
import { packageCards } from './package-cards.data'

const crewedPackages = packageCards.filter(({ crewed }) => crewed)
const equipmentPackages = packageCards.filter(({ crewed }) => !crewed)

const getLowestTotal = (list: typeof packageCards) =>
  formatTotal(Math.min(...list.map(({ price }) => getLowestPrice(price.total))))

export default function PackagesPage() {
  return (
    <Page
      path="/packages"
      title={`Event Packages & Prices, ${company.city}`}
      description={`Party, wedding and corporate packages in ${company.city} with our crew from ${getLowestTotal(crewedPackages)}, or DJ, AV, speaker and lighting gear from ${getLowestTotal(equipmentPackages)}.`}
      picture={functionsHorizonPicture}
      firstScreen={
        <PageHero
          title="Event packages and prices"
          intro={`${packageCards.length} packages, each in ${tierLevels.length} tiers, from Basic to Horizon, with extras for each.`}
          gel="rose"
          image={functionsHorizonPicture}
          hasLowPicture
        />
      }
    >
      <div className="wrap grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 pt-6 lg:grid-cols-2 lg:pt-12">
        <PackageRows
          title="With our crew"
          intro="Every tier comes with a DJ or a technician, who sets up and stays until the end."
          list={crewedPackages}
        />
        <PackageRows
          title="Gear you run yourself"
          intro="Tested and with every cable. Our crew builds the big pieces, like a stage or an LED screen."
          list={equipmentPackages}
        />
      </div>
      <Adviser />

      <RelatedLinks path="/packages" title="Guides with prices" />
      <CallToAction {...getClosingCall('/packages')} />
    </Page>
  )
}

type RowsProps = { title: string; intro: string; list: typeof packageCards }

function PackageRows({ title, intro, list }: RowsProps) {
  return (
    <section>
      <h2 className="text-card">{title}</h2>
      <p className="mt-2 text-small">{intro}</p>
      <ul className="mt-4 grid gap-2">
        {list.map((card) => (
          <li key={card.slug}>
            <PackageRow card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PackageRow({ card }: { card: (typeof packageCards)[number] }) {
  const { slug, name, description, image, gel, price } = card
  return (
    <RowCard
      gel={gel}
      layout="always a row"
      className="grid-cols-[min(6.5rem,33vw)_1fr] sm:grid-cols-[11rem_1fr] print:break-inside-avoid print:border-current"
      picture={image}
      sizes="(min-width: 480px) 176px, 104px"
      // The words decide the height.
      pictureClass="contain-size"
    >
      <div className="grid content-center gap-1 px-4 py-3">
        <h3 className="text-card">
          <PageLink to={`/packages/${slug}`} className="stretch inline-block py-0.5">
            {name}
          </PageLink>
        </h3>
        <PriceTag {...price} />
        <p className="text-small max-sm:hidden">{description}</p>
      </div>
    </RowCard>
  )
}
