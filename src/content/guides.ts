import { conferenceAv } from './guides/conference-av'
import { deliveryAreasGuide } from './guides/delivery-areas'
import { djCost } from './guides/dj-cost-sydney'
import { movieNight } from './guides/movie-night'
import { partyAtHome } from './guides/party-at-home'
import { schoolEvents } from './guides/school-events'
import { venueSound } from './guides/sound-for-churches-halls-pubs'
import { weddingDjCost } from './guides/wedding-dj-cost-sydney'
import type { GuideEntry } from './schemas/guide'

const entries = [
  djCost,
  weddingDjCost,
  partyAtHome,
  schoolEvents,
  conferenceAv,
  venueSound,
  movieNight,
  deliveryAreasGuide,
] as const satisfies readonly GuideEntry[]

export type GuideSlug = (typeof entries)[number]['slug']
export type Guide = GuideEntry & { slug: GuideSlug }

export const guides: readonly Guide[] = entries

export const findGuide = (slug = ''): Guide | undefined => guides.find((guide) => guide.slug === slug)
