import { EmptySpot } from '../../components/EmptySpot'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { ServiceGrid } from '../../components/ServiceGrid'
import { ButtonLink } from '../../components/ui/Button'
import { pageMeta } from '../../sitemap'

export default function NotFoundPage() {
  return (
    <>
      <Seo {...pageMeta('*')} />
      <PageHero
        cue="Q 404 · Lost cue"
        title="Nothing is lit here"
        lede="There is no page at this address. It may have moved, or a letter went missing on the way."
        gel="amber"
      >
        <div className="mt-8 flex max-w-sm flex-wrap gap-3 pb-32">
          <ButtonLink to="/" look="primary">
            Return Home
          </ButtonLink>
          <ButtonLink to="/services">See services</ButtonLink>
          <ButtonLink to="/av-hire">Browse AV hire</ButtonLink>
          <ButtonLink to="/contact">Contact</ButtonLink>
        </div>
        <EmptySpot />
      </PageHero>
      <ServiceGrid featured />
    </>
  )
}
