import type { KeyboardEvent, MouseEvent } from 'react'
import { formatBuys, getStartingPrices, toServiceLine } from '../../booking/booking'
import { ServiceCard, ServiceName } from '../../components/cards/ServiceGrid'
import { useHistoryDialog } from '../../components/hooks/use-history-dialog'
import { ButtonLink } from '../../components/links/ButtonLink'
import { opensElsewhere } from '../../components/links/PageLink'
import { Dialog } from '../../components/ui/Dialog'
import { Picture } from '../../components/ui/Picture'
import { PriceTag } from '../../components/ui/PriceTag'
import { Section } from '../../components/ui/Section'
import { company } from '../../content/company'
import { coreServices, type Service, services } from '../../content/services'
import { contactLink } from '../../enquiry/contact-link'
import { createPlainEnquiry } from '../../enquiry/plain-enquiry'
import type { SitePath } from '../../sitemap'

export function CoreServices() {
  const dialog = useHistoryDialog('service')
  const openService = coreServices.find(({ slug }) => slug === dialog.value)

  return (
    <Section
      title={`Event services in ${company.city}`}
      gel="teal"
      aside={<ButtonLink to="/services">{`All ${services.length} services`}</ButtonLink>}
    >
      <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-4">
        {coreServices.map((service) => (
          <li key={service.slug}>
            <ServiceCard
              service={service}
              onPhone="row"
              sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, (min-width: 480px) 45vw, 104px"
            >
              <ServiceLink service={service} onOpen={() => dialog.open(service.slug)} />
            </ServiceCard>
          </li>
        ))}
      </ul>
      {openService && <ServiceDialog service={openService} onClose={dialog.close} />}
    </Section>
  )
}

type ServiceLinkProps = { service: Service; onOpen: () => void }

/** A click, Enter or Space opens the dialog. Search engines and visitors without JavaScript follow the link. */
function ServiceLink({ service, onOpen }: ServiceLinkProps) {
  function handleClick(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onOpen()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return
    // Otherwise the page scrolls.
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      href={`/services/${service.slug}` satisfies SitePath}
      aria-haspopup="dialog"
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      className="stretch hyphens-auto"
    >
      <ServiceName {...service} />
    </a>
  )
}

function ServiceDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  return (
    <Dialog title={service.name} showTitle={false} size="wide" onClose={onClose}>
      <div
        data-gel={service.gel}
        className="grid md:grid-cols-[1fr_1.15fr] beside:grid-cols-[1fr_1.15fr]"
      >
        <Picture
          picture={service.image}
          sizes="(min-width: 720px) 1040px, 92vw"
          previewWidth={320}
          className="aspect-video size-full md:aspect-auto"
        />
        <div className="flex flex-col gap-5 p-6 md:p-9">
          <p aria-hidden className="font-display text-card font-extrabold text-warm md:pr-12">
            {service.name}
          </p>
          <p>{service.summary}</p>
          <div>
            <h3 className="mb-3 text-card">Key Benefits</h3>
            <ul className="grid gap-3 text-small">
              {service.benefits.map((benefit) => (
                <li key={benefit.title} className="border-l-2 border-gel pl-4">
                  <strong className="block font-semibold text-warm">{benefit.title}</strong>
                  <span>{benefit.text}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-raised px-5 py-4 md:px-9">
        <PriceTag
          total={service.startingFrom}
          buys={formatBuys(getStartingPrices(service)[0])}
          className="mr-auto text-small text-warm"
        />
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ButtonLink
            to={contactLink(createPlainEnquiry({ lines: [toServiceLine(service)] }))}
            variant="primary"
            className="max-sm:grow max-sm:px-4 max-sm:text-small"
          >
            {service.contactLabel ?? 'Get Quote'}
          </ButtonLink>
          <ButtonLink
            to={`/services/${service.slug}`}
            className="max-sm:grow max-sm:px-4 max-sm:text-small"
          >
            More Information
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}
