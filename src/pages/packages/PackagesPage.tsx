import { ClosingCall } from '../../components/ClosingCall'
import { WHOLE_AT_RIGHT } from '../../components/hero-focus'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { Section } from '../../components/ui/Section'
import { packages, tierNames } from '../../content/packages'
import { pageMeta } from '../../sitemap'
import { CategoryCard } from './CategoryCard'
import { crewedPackages, dryHirePackages } from './package-groups'
import { PriceList } from './PriceList'

export default function PackagesPage() {
  return (
    <>
      <Seo path="/packages" {...pageMeta('/packages')} picture="packages/functions-horizon" />
      <PageHero
        cue="LX 01 · Packages"
        title="Pick a tier, know the price"
        lede={`${packages.length} kinds of package in ${tierNames.length} tiers each. Every starting price stands here twice, plus GST and with it, and any tier takes extras.`}
        gel="rose"
        image={{
          picture: 'packages/functions-horizon',
          alt: 'Low stage with LED screen, truss, crossing beams and 2 cold sparks before a wide dance floor',
        }}
        focus={WHOLE_AT_RIGHT}
      />

      <Section
        cue="LX 02 · Crewed"
        title="We run it"
        lede="A DJ or a technician comes with every tier, sets up and stays."
        gel="rose"
        className="md:pt-16 print:hidden"
      >
        {/* One to a row on a phone, the first over the other two on a tablet, then all three abreast. */}
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4.5 md:grid-cols-3">
          {crewedPackages.map((category, index) => (
            <li key={category.slug} className={index === 0 ? 'sm:max-md:col-span-2' : ''}>
              <CategoryCard category={category} sizes="(min-width: 1320px) 430px, (min-width: 720px) 30vw, 92vw" />
            </li>
          ))}
        </ul>
      </Section>

      <Section
        cue="LX 03 · Dry hire"
        title="You run it"
        lede="Equipment for 24 hours, tested before it leaves, for people who set up and press play themselves."
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

      <ClosingCall
        title="Between two packages?"
        text="Tell us the room, the crowd and the date. We say which tier fits, and what you can leave out."
      />
    </>
  )
}
