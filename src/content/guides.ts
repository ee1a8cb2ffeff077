import { christmasParties } from './guides/christmas-parties'
import { conferenceAv } from './guides/conference-av'
import { deliveryAreasGuide } from './guides/delivery-areas'
import { djCost } from './guides/dj-cost'
import { ledWallHire } from './guides/led-wall-hire'
import { movieNight } from './guides/movie-night'
import { partyAtHome } from './guides/party-at-home'
import { schoolEvents } from './guides/school-events'
import { venueSound } from './guides/sound-for-churches-halls-pubs'
import { weddingDjCost } from './guides/wedding-dj-cost'
import type { GuideEntry } from './schemas/guide'

const entries = [
  djCost,
  weddingDjCost,
  partyAtHome,
  christmasParties,
  schoolEvents,
  conferenceAv,
  ledWallHire,
  venueSound,
  movieNight,
  deliveryAreasGuide,
] as const satisfies readonly GuideEntry[]

export type GuideSlug = (typeof entries)[number]['slug']
export type Guide = GuideEntry & { slug: GuideSlug }

export const guides: readonly Guide[] = entries
