import { ButtonLink } from '../../components/links/ButtonLink'
import { PriceTag } from '../../components/ui/PriceTag'
import type { Service } from '../../content/services'
import { contactLink } from '../../lib/contact-link'

/** The text of a service's dialog. */
export function ServiceDetails({ service }: { service: Service }) {
  return (
    <>
      <p>{service.summary}</p>
      <PriceTag price={service.startingFrom} unit={service.unit} />
      <div>
        <h3 className="mb-3 text-card">Key Benefits</h3>
        <ul className="grid gap-3 text-small">
          {service.benefits.map((benefit) => (
            <li key={benefit.title} className="border-l-2 border-gel pl-4">
              <strong className="block font-semibold text-warm">{benefit.title}</strong>
              {benefit.text}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        <ButtonLink to={contactLink({ subject: `Enquiry: ${service.name}` })} variant="primary">
          {service.contactLabel ?? 'Get Quote'}
        </ButtonLink>
        <ButtonLink to={`/services/${service.slug}`}>More Information</ButtonLink>
      </div>
    </>
  )
}
