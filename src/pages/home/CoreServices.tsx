import { useState } from 'react'
import { ButtonLink } from '../../components/ui/Button'
import { Card } from '../../components/ui/Card'
import { FromPrice } from '../../components/ui/FromPrice'
import { Section } from '../../components/ui/Section'
import { services, type ServiceSlug } from '../../content/services'
import { ServiceModal } from './ServiceModal'

const coreServices = services.filter((service) => service.core)

export function CoreServices() {
  const [open, setOpen] = useState<ServiceSlug | null>(null)

  return (
    <Section
      cue="LX 03 · Services"
      title="What we do on the night"
      gel="teal"
      aside={<ButtonLink to="/services">All {services.length} services</ButtonLink>}
    >
      <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 lg:grid-cols-4">
        {coreServices.map((service) => (
          <li key={service.slug}>
            <Card
              picture={service.image.picture}
              gel={service.gel}
              sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, 45vw"
              title={
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setOpen(service.slug)}
                  className="stretch text-left hyphens-auto"
                >
                  {'shortName' in service ? service.shortName : service.name}
                </button>
              }
              foot={<FromPrice amount={service.startingFrom} />}
            >
              <p className="hidden text-small sm:block">{service.teaser}</p>
            </Card>
          </li>
        ))}
      </ul>
      {open && <ServiceModal slug={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
