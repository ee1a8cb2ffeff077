import { ButtonLink } from '../../components/ButtonLink'
import { PriceTag } from '../../components/ui/PriceTag'
import type { ServiceContent } from '../../content/services'
import { contactLink } from '../../lib/contact-link'

/** The part of a service's dialog that is too large for the home page's first load. */
export default function ServiceDetails({ service, detail }: ServiceContent) {
  return (
    <>
      <p>{detail.summary}</p>
      <PriceTag price={service.startingFrom} unit={service.unit} />
      <div>
        <h3 className="mb-3 text-card">Key Benefits</h3>
        <ul className="grid gap-3 text-small">
          {detail.benefits.map((benefit) => (
            <li key={benefit.title} className="border-l-2 border-gel pl-4">
              <strong className="block font-semibold text-warm">{benefit.title}</strong>
              {benefit.text}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        <ButtonLink to={contactLink({ subject: `Enquiry: ${service.name}` })} variant="primary">
          {detail.contactLabel ?? 'Get Quote'}
        </ButtonLink>
        <ButtonLink to={`/services/${service.slug}`}>More Information</ButtonLink>
      </div>
    </>
  )
}
