import { useState } from 'react'
import { ButtonLink } from '../../components/ButtonLink'
import { LazyBoundary } from '../../components/LazyBoundary'
import { Card } from '../../components/ui/Card'
import { Dialog } from '../../components/ui/Dialog'
import { FromPrice } from '../../components/ui/FromPrice'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { coreServices } from '../../content/core-services'
import { serviceNames } from '../../content/service-names'
import type { Service } from '../../content/services'
import { lazyWithContent } from '../../lib/lazy-with-preload'
import { loadServiceContent } from '../../sitemap'

const cards = coreServices.map((service) => ({
  service,
  Details: lazyWithContent(
    () => import('./ServiceDetails'),
    () => loadServiceContent(service.slug),
  ),
}))
type ServiceCard = (typeof cards)[number]

export function CoreServices() {
  const [openCard, setOpenCard] = useState<ServiceCard | null>(null)

  return (
    <Section
      eyebrow="Services"
      title="What you can book"
      gel="teal"
      aside={<ButtonLink to="/services">All {serviceNames.length} services</ButtonLink>}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.service.slug}>
            <Card
              picture={card.service.image}
              gel={card.service.gel}
              sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, 45vw"
              title={
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onPointerEnter={card.Details.prefetch}
                  onFocus={card.Details.prefetch}
                  onClick={() => setOpenCard(card)}
                  className="stretch text-left hyphens-auto"
                >
                  <NameForWidth {...card.service} />
                </button>
              }
              footer={<FromPrice amount={card.service.startingFrom} unit={card.service.unit} />}
            >
              <p className="hidden text-small sm:block">{card.service.teaser}</p>
            </Card>
          </li>
        ))}
      </ul>
      {openCard && <ServiceDialog {...openCard} onClose={() => setOpenCard(null)} />}
    </Section>
  )
}

/** The name of a service, shortened on a narrow screen. */
function NameForWidth({ name, shortName }: Pick<Service, 'name' | 'shortName'>) {
  if (!shortName) return name
  return (
    <>
      <span className="sm:hidden">{shortName}</span>
      <span className="max-sm:hidden">{name}</span>
    </>
  )
}

/** Shows the picture and name immediately, and the details when their code has loaded. */
function ServiceDialog({ service, Details, onClose }: ServiceCard & { onClose: () => void }) {
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
          <LazyBoundary
            name={service.name}
            loadingLabel="Loading details..."
            errorFallback={<ButtonLink to={`/services/${service.slug}`}>More Information</ButtonLink>}
          >
            <Details />
          </LazyBoundary>
        </div>
      </div>
    </Dialog>
  )
}
