import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import { ArrowDown } from 'lucide-react'
import { CallToAction } from '../../components/CallToAction'
import { HERO_FOCUS_RIGHT } from '../../components/hero-focus'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { ButtonLink } from '../../components/ButtonLink'
import { Section } from '../../components/ui/Section'
import { company } from '../../content/company'
import type { PackageContent } from '../../content/packages'
import { contactLink } from '../../lib/contact-link'
import { formatBothPrices } from '../../lib/money'
import { AddOns } from './AddOns'
import { ImportantInformation } from './ImportantInformation'
import { OtherPackages } from './OtherPackages'
import { TierCards } from './TierCards'
import { TierComparison } from './TierComparison'
import { getTierFacts } from './tier-facts'

// For the package adviser.
export { getTierFacts }

export default function PackagePage({ category, page }: PackageContent) {
  const [lowestPrice] = category.prices
  const facts = page.tiers.map((_, index) => getTierFacts({ category, page }, index))
  return (
    // A narrow title breaks into two lines and does not cover the picture.
    <article data-gel={category.gel} className="md:[&_h1]:max-w-[12ch]">
      <Seo
        title={page.seo.title}
        description={`${page.seo.description} From ${formatBothPrices(lowestPrice)}.`}
        path={`/packages/${category.slug}`}
        picture={category.image}
      />
      <PageHero
        eyebrow="Packages"
        title={page.title}
        intro={page.subtitle}
        gel={category.gel}
        image={category.image}
        focus={HERO_FOCUS_RIGHT}
      >
        <p className="mt-4 max-w-[58ch]">{page.intro}</p>
        <ButtonLink to={`/packages/${category.slug}#tiers`} className="mt-8 print:hidden">
          See the 4 tiers
          <ArrowDown aria-hidden className="size-4.5" />
        </ButtonLink>
      </PageHero>

      <ImportantInformation category={category} page={page} facts={facts} />

      <AfterFirstScreen>
        <Section
          id="tiers"
          title="Choose your tier"
          aside={<p>Each tier includes or upgrades everything in the tier before.</p>}
          gel={category.gel}
          className="md:pt-20 print:pt-6"
        >
          <TierCards category={category} page={page} facts={facts} />
        </Section>
        <TierComparison page={page} facts={facts} />
        <AddOns addOns={page.addOns} />
        <OtherPackages current={category.slug} />

        <CallToAction
          title="Not sure which tier you need?"
          text={`Tell us the date, the place and how many guests you expect. We reply within ${company.replyTime}.`}
          label="Enquire About Packages"
          to={contactLink({ subject: category.slug })}
          gel={category.gel}
        />
      </AfterFirstScreen>
    </article>
  )
}
