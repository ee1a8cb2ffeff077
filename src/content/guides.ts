import type { GuideEntry } from './guide'
import { djCost } from './guides/dj-cost'
import { schoolEvents } from './guides/school-events'

const entries = [djCost, schoolEvents] as const satisfies readonly GuideEntry[]

export type GuideSlug = (typeof entries)[number]['slug']
export type Guide = GuideEntry & { slug: GuideSlug }

export const guides: readonly Guide[] = entries

export const findGuide = (slug = ''): Guide | undefined => guides.find((guide) => guide.slug === slug)
