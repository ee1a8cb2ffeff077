import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import { avEngineeringInstallation } from './services/av-engineering-installation'
import { avHire } from './services/av-hire'
import { bandsAcoustic } from './services/bands-acoustic'
import { dancers } from './services/dancers'
import { djHire } from './services/dj-hire'
import { eventConsultation } from './services/event-consultation'
import { karaoke } from './services/karaoke'
import { liveMusicProduction } from './services/live-music-production'
import { marketingConsultation } from './services/marketing-consultation'
import { photographyVideography } from './services/photography-videography'
import { rovingInteractive } from './services/roving-interactive'
import type { Travel } from './travel'

/** Everything about a service. Each has a file in `services/`. */
export type ServiceEntry = {
  /** The end of its URL, and the name of its file. */
  slug: string
  name: string
  /** For narrow screens, if the name is too long for them. */
  shortName?: string
  /** One line on a card. */
  teaser: string
  gel: Gel
  image: DescribedPicture
  /** The subject of the image reaches its top edge, so the image must not move up on a narrow screen. */
  tallSubject?: true
  /** AUD, excluding GST. */
  startingFrom: number
  /** Completes the price if it is not for the whole job: 'per performer', 'for photos'. */
  unit?: string
  /** The page's h1: names the service as a visitor would search for it. */
  title: string
  slogan: string
  summary: string
  /** Key Features, and Key Benefits in the dialog on the home page. The title has no full stop. */
  benefits: readonly { title: string; text: string }[]
  /** What's Included. */
  included: readonly [string, string, string, string, string]
  gallery: readonly DescribedPicture[]
  /** The schema.org property of the same name. */
  serviceType: string
  /** Search engines read it among the offers of the business, on the home and contact pages. */
  mainOffer?: true
  /** What `startingFrom` buys. */
  scope: PriceScope
  /** Further starting prices, in AUD excluding GST. `unit` is as above. */
  alsoFrom?: readonly (PriceScope & { price: number; unit: string })[]
  /** Whether the starting price includes travel. Sample data. */
  travel: Travel
  /** What else is quoted in addition to the starting price. No full stop. */
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
  /** The page adds the starting price to the description. */
  seo: { title: string; description: string }
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

/** All services, in the order of the menus. */
const entries = [
  eventConsultation,
  liveMusicProduction,
  djHire,
  bandsAcoustic,
  karaoke,
  avHire,
  avEngineeringInstallation,
  photographyVideography,
  marketingConsultation,
  dancers,
  rovingInteractive,
] as const satisfies readonly ServiceEntry[]

export type ServiceSlug = (typeof entries)[number]['slug']
export type Service = ServiceEntry & { slug: ServiceSlug }

export const services: readonly Service[] = entries

/** Returns undefined for an unknown slug. The letter case does not matter. */
export const findService = (slug = ''): Service | undefined =>
  services.find((service) => service.slug === slug.toLowerCase())

/** Not shown on the home page. */
const actServices: readonly Service[] = [bandsAcoustic, dancers, rovingInteractive]

/** Shown on the home page. */
export const coreServices = services.filter((service) => !actServices.includes(service))

/** Shown on the not-found page. */
export const featuredServices: readonly Service[] = [eventConsultation, liveMusicProduction, djHire]
