import { SpotlightBackdrop } from '../../components/SpotlightBackdrop'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { ServiceGrid } from '../../components/ServiceGrid'
import { featuredServices } from '../../content/featured-services'
import { ButtonLink } from '../../components/ButtonLink'

export default function NotFoundPage() {
  return (
    <>
      <Seo
        title="Page Not Found"
        description="There is no page at this address. Here is the way back to services, packages, hire and contact."
      />
      <PageHero
        eyebrow="Error 404"
        title="Nothing is lit here"
        intro="There is no page at this address. It may have moved, or a letter went missing on the way."
        gel="amber"
      >
        <div className="mt-8 flex max-w-sm flex-wrap gap-3 pb-32">
          <ButtonLink to="/" variant="primary">
            Return Home
          </ButtonLink>
          <ButtonLink to="/services">See services</ButtonLink>
          <ButtonLink to="/av-hire">Browse AV hire</ButtonLink>
          <ButtonLink to="/contact">Contact</ButtonLink>
        </div>
        <SpotlightBackdrop />
      </PageHero>
      <ServiceGrid services={featuredServices} title="Featured services" titleVisible />
    </>
  )
}
