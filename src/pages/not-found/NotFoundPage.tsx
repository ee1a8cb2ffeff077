import { ServiceGrid } from '../../components/cards/ServiceGrid'
import { ButtonLink } from '../../components/links/ButtonLink'
import { Page } from '../../components/Page'
import { BeamHero } from '../../components/PageHero'
import { featuredServices } from '../../content/services'

export default function NotFoundPage() {
  return (
    <Page
      title="Page Not Found"
      description="We can't find that page. Our services, packages, hire catalogue and contact details are one click away."
      firstScreen={
        <BeamHero
          eyebrow="Error 404"
          title="Page not found"
          intro="We can't find that page. It may have moved, or there's a typo in the address."
          gel="straw"
        >
          <div className="mt-8 flex max-w-sm flex-wrap gap-3 pb-32">
            <ButtonLink to="/" variant="primary">
              Return Home
            </ButtonLink>
            <ButtonLink to="/services">See services</ButtonLink>
            <ButtonLink to="/av-hire">Browse AV hire</ButtonLink>
            <ButtonLink to="/contact">Contact</ButtonLink>
          </div>
        </BeamHero>
      }
    >
      <ServiceGrid services={featuredServices} title="Featured services" titleVisible />
    </Page>
  )
}
