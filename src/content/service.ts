import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import type { Travel } from './terms/travel'

/** Everything about a service. Each has a file in `services/`, listed in `services.ts`. */
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
  siteNeeds?: ServiceNeeds
  cta: { primary: ServiceAction; secondary: ServiceAction }
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
  /** The most guests that it suits, indoors. */
  guests?: number
  /** The price of each hour after that, in AUD excluding GST. */
  extraHour?: number
}

/** What we need on site. Sample data. */
export type ServiceNeeds = {
  /** 10 A power points, each on a circuit of its own. */
  outlets?: number
  /** Level floor, in metres, for the `unit` of the price. */
  floorM?: { width: number; depth: number }
  /** Clear height above the floor, in metres. */
  ceilingM?: number
}

type ServiceAction = { text: string; action: 'contact' | 'av-hire' }
