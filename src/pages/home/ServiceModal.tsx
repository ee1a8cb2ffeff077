import { ButtonLink } from '../../components/ButtonLink'
import { Dialog } from '../../components/ui/Dialog'
import { Picture } from '../../components/ui/Picture'
import { PriceTag } from '../../components/ui/PriceTag'
import { type ServiceDetail, serviceDetails } from '../../content/service-details'
import { services, type ServiceSlug } from '../../content/services'
import { contactLink } from '../../lib/contact-link'

/** What a service is in a minute: enough to ask about it, with the way to its own page. */
export function ServiceModal({ slug, onClose }: { slug: ServiceSlug; onClose: () => void }) {
  const service = services.find((candidate) => candidate.slug === slug)
  const detail: ServiceDetail = serviceDetails[slug]
  if (!service) return null

  return (
    <Dialog title={service.name} showTitle={false} size="wide" onClose={onClose}>
      <div data-gel={service.gel} className="grid md:grid-cols-[1fr_1.15fr]">
        <Picture
          picture={service.image}
          sizes="(min-width: 720px) 460px, 92vw"
          className="aspect-video size-full md:aspect-auto"
        />
        <div className="flex flex-col gap-5 p-6 md:p-9">
          <p aria-hidden className="font-display text-block font-extrabold text-warm md:pr-12">
            {service.name}
          </p>
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
            <ButtonLink to={`/services/${slug}`}>More Information</ButtonLink>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
