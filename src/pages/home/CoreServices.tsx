import { type ComponentProps, type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../components/ButtonLink'
import { Card } from '../../components/ui/Card'
import { FromPrice } from '../../components/ui/FromPrice'
import { Section } from '../../components/ui/Section'
import { services, type ServiceSlug } from '../../content/services'
import type { ServiceModal } from './ServiceModal'

const coreServices = services.filter((service) => service.core)

/** The modal brings the words of every service's page along: fetched when a card is about to be opened. */
const loadModal = () => import('./ServiceModal')

export function CoreServices() {
  const navigate = useNavigate()
  const [Modal, setModal] = useState<ComponentType<ComponentProps<typeof ServiceModal>> | null>(null)
  const [open, setOpen] = useState<ServiceSlug | null>(null)

  async function openModal(slug: ServiceSlug) {
    try {
      const { ServiceModal } = await loadModal()
      setModal(() => ServiceModal)
      setOpen(slug)
    } catch {
      await navigate(`/services/${slug}`) // it says the same, and more
    }
  }

  return (
    <Section
      eyebrow="Services"
      title="What we do on the night"
      gel="teal"
      aside={<ButtonLink to="/services">All {services.length} services</ButtonLink>}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-4">
        {coreServices.map((service) => (
          <li key={service.slug}>
            <Card
              picture={service.image}
              gel={service.gel}
              sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, 45vw"
              title={
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onPointerEnter={() => void loadModal().catch(() => undefined)}
                  onClick={() => void openModal(service.slug)}
                  className="stretch text-left hyphens-auto"
                >
                  {service.shortName ?? service.name}
                </button>
              }
              footer={<FromPrice amount={service.startingFrom} />}
            >
              <p className="hidden text-small sm:block">{service.teaser}</p>
            </Card>
          </li>
        ))}
      </ul>
      {open && Modal && <Modal slug={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
