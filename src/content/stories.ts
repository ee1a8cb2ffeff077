import type { StoryEntry } from './schemas/story'
import { weddingThirroul } from './stories/wedding-thirroul'

/** Events that we did, the newest first. Without any, no page mentions them. */
const entries = [weddingThirroul] as const satisfies readonly StoryEntry[]

export type StorySlug = (typeof entries)[number]['slug']
export type Story = StoryEntry & { slug: StorySlug }

export const stories: readonly Story[] = entries

/** The page of what was booked. */
export const getBookedPath = (booked: Story['booked']) =>
  'service' in booked
    ? (`/services/${booked.service}` as const)
    : (`/packages/${booked.package}` as const)
