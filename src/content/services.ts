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
  /** Completes the price if it is not for the whole job: 'per performer', 'for photos'. */
  unit?: string
}

/** What a starting price buys. Sample data. */
export type PriceScope = {
  hours: number
  /** Follows the hours: 'with one DJ'. No full stop. */
  buys: string
  /** The most guests that it suits. */
  guests?: number
  /** The price of each hour after that, in AUD excluding GST. */
  extraHour?: number
}

/** What we need on site. Sample data. */
export type SiteNeeds = {
  /** 10 A power points. */
  outlets?: number
  /** Level floor, in metres. */
  floorM?: { width: number; depth: number }
  /** Clear height above the floor, in metres. */
  ceilingM?: number
}

type CallToAction = { text: string; action: 'contact' | 'av-hire' }

/** The details of a service on its own page. */
export type ServiceDetail = {
  /** The page's h1: names the service as a visitor would search for it. */
  title: string
  slogan: string
  summary: string
  /** Key Features, and Key Benefits in the dialog on the home page. The title has no full stop. */
  benefits: readonly { title: string; text: string }[]
  /** What's Included. */
  included: readonly [string, string, string, string, string]
  gallery: readonly PictureSource[]
  /** The schema.org property of the same name. */
  serviceType: string
  /** What `startingFrom` buys. */
  scope: PriceScope
  /** Further starting prices, in AUD excluding GST. `unit` is as in `Service`. */
  alsoFrom?: readonly (PriceScope & { price: number; unit: string })[]
  /** What is quoted in addition to the starting price. No full stop. */
  extras?: string
  /** How many weeks ahead to book. Sample data, except for marketing. */
  leadWeeks: number | { readonly from: number; readonly to: number }
  /** What else there is to know about the date. */
  availability: string
  /** What the client receives, and when. Sample data. */
  delivery?: readonly { what: string; businessDays: number; after: string }[]
  /** No full stop. */
  clientProvides: string
  siteNeeds?: SiteNeeds
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
