import type { Gel } from '../lib/gels'
import type { PictureSource } from '../lib/pictures'
import { type ServiceName, serviceNames } from './service-names'

/** What a card shows of a service. */
export type Service = ServiceName & {
  /** One line on a card. */
  teaser: string
  gel: Gel
  image: PictureSource
  /** AUD, excluding GST. */
  startingFrom: number
  /** What the price pays for, such as 'per performer', if not for the whole job. */
  unit?: string
}

type CallToAction = { text: string; action: 'contact' | 'av-hire' }

/** The details of a service on its own page. */
export type ServiceDetail = {
  /** The page's h1. */
  title: string
  summary: string
  /** Key Features, and Key Benefits in the dialog on the home page. The title has no full stop. */
  benefits: readonly { title: string; text: string }[]
  /** What's Included. */
  included: readonly [string, string, string, string, string]
  gallery: readonly PictureSource[]
  /** The schema.org property of the same name. */
  serviceType: string
  /** How early to book, or the hire period. */
  availability: string
  /** Further starting prices, in AUD excluding GST. */
  alsoFrom?: readonly { label: string; price: number }[]
  cta: { primary: CallToAction; secondary: CallToAction }
  /** The label of the contact link in the dialog on the home page. Defaults to 'Get Quote'. */
  contactLabel?: string
  seo: { title: string; description: string; ogImage: PictureSource }
}

/** The exports of each module in `services/`. */
export type ServiceContent = { service: Service; detail: ServiceDetail }

// The query makes a copy of each module, from which the bundler removes the unused export `detail`. Without the copy, a
// page with cards would load the details of all services, because the bundler does not split a module.
const modules = import.meta.glob<Service>('./services/*.ts', { eager: true, import: 'service', query: '?card' })

/** All services, in the order of the menus. */
export const services: readonly Service[] = serviceNames.flatMap(({ slug }) => modules[`./services/${slug}.ts`] ?? [])
