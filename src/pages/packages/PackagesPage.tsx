import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import functionsHorizonPicture from '../../../pictures/packages/functions-horizon.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { HERO_FOCUS_RIGHT } from '../../components/hero-focus'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { Section } from '../../components/ui/Section'
import { packages, tierNames } from '../../content/packages'
import { CategoryCard } from './CategoryCard'
import { PriceList } from './PriceList'

const crewedPackages = packages.filter(({ crewed }) => crewed)
const dryHirePackages = packages.filter(({ crewed }) => !crewed)

export default function PackagesPage() {
  return (
    <>
      <Seo
        path="/packages"
        title="Event & Hire Packages"
        description="Seven kinds of package in four tiers each, with the prices written down: functions, weddings, corporate, DJ and AV equipment, speakers, production."
        picture={functionsHorizonPicture}
      />
      <PageHero
        eyebrow="Packages"
        title="Pick a tier, know the price"
        intro={`${packages.length} kinds of package in ${tierNames.length} tiers each. Every starting price stands here twice, plus GST and with it, and any tier takes extras.`}
        gel="rose"
        image={functionsHorizonPicture}
        focus={HERO_FOCUS_RIGHT}
      />

      <Section
        eyebrow="Crewed"
        title="We run it"
        intro="A DJ or a technician comes with every tier, sets up and stays."
        gel="rose"
        className="md:pt-16 print:hidden"
      >
        {/* One column on a phone. On a tablet two, with the first card across both. Then three. */}
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4.5 md:grid-cols-3">
          {crewedPackages.map((category, index) => (
            <li key={category.slug} className={index === 0 ? 'sm:max-md:col-span-2' : ''}>
              <CategoryCard category={category} sizes="(min-width: 1320px) 430px, (min-width: 720px) 30vw, 92vw" />
            </li>
          ))}
        </ul>
      </Section>

      <AfterFirstScreen>
        <Section
          eyebrow="Dry hire"
          title="You run it"
          intro="Equipment for 24 hours, tested before it leaves, for people who set up and press play themselves."
          gel="teal"
          className="print:hidden"
        >
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-4">
            {dryHirePackages.map((category) => (
              <li key={category.slug}>
                <CategoryCard category={category} sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, 45vw" />
              </li>
            ))}
          </ul>
        </Section>

        <PriceList />

        <CallToAction
          title="Between two packages?"
          text="Tell us the room, the crowd and the date. We say which tier fits, and what you can leave out."
        />
      </AfterFirstScreen>
    </>
  )
}
