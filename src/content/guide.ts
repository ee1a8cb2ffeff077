import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import type { Price } from '../lib/text/money'
import type { Answer } from './answers'
import type { CategorySlug, EquipmentId } from './equipment'
import type { PackageSlug } from './packages'
import type { ServiceSlug } from './services'

/** A page that answers one question with prices. Each has a file in `guides/`, listed in `guides.ts`. */
export type GuideEntry = {
  /** The end of its URL. */
  slug: string
  /** In links and breadcrumbs. */
  name: string
  /** One line below a link to it. */
  teaser: string
  /** The page's h1. */
  title: string
  intro: string
  gel: Gel
  image: DescribedPicture
  prices: PriceTable
  /** Whole events with their total. */
  examples?: PriceTable
  /** What else decides. The title has no full stop. */
  points: { title: string; list: readonly { title: string; text: string }[] }
  answers: { title: string; list: readonly Answer[] }
  seo: { title: string; description: string }
}

type PriceTable = { title: string; intro: string; rows: readonly PriceRow[] }

export type PriceRow = {
  name: string
  /** Without it, the name is not a link. */
  to?: `/services/${ServiceSlug}` | `/packages/${PackageSlug}#tiers` | `/av-hire/${CategorySlug | EquipmentId}`
  text: string
  /** AUD excluding GST. */
  price: Price
  /** Whether the price may be higher. */
  isMinimum: boolean
  /** What our crew costs on top of it, at least. */
  crewFrom?: number
}
