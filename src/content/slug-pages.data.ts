import {
  type CategorySlug,
  equipment,
  equipmentCategories,
  type EquipmentId,
  getEquipmentCategory,
} from './equipment'
import { categoryPages } from './equipment/category-pages'
import { type WeeklyEventId, weeklyEvents } from './events/weekly-events'
import { guides, type GuideSlug } from './guides'
import { packages, type PackageSlug } from './packages'
import { services, type ServiceSlug } from './services'
import { getBookedPath, stories, type StorySlug } from './stories'

export type SlugPath =
  | `/services/${ServiceSlug}`
  | `/packages/${PackageSlug}`
  | `/av-hire/${CategorySlug | EquipmentId}`
  | `/guides/${GuideSlug}`
  | `/stories/${StorySlug}`
  | `/upcoming-events/${WeeklyEventId}`

type SlugPage = {
  path: SlugPath
  /** In breadcrumbs and links. */
  name: string
  /** In links to related pages, if the name does not explain itself there. */
  linkText?: string
  /** The page above it, if that is not the page at the path without its last part. */
  parent?: SlugPath
}

// Pages need only these names, not the content that they come from. See vite/prerender/data-modules.ts.

/** All pages with slugs. Those without are in sitemap.ts. */
export const slugPages: readonly SlugPage[] = [
  ...services.map(({ slug, name, title }) => ({
    path: `/services/${slug}` as const,
    name,
    // The catalogue has the name of this service.
    ...(slug === 'av-hire' ? { linkText: title } : {}),
  })),
  ...packages.map(({ slug, name, title }) => ({
    path: `/packages/${slug}` as const,
    name,
    linkText: title,
  })),
  ...equipmentCategories.map(({ id, slug, name }) => ({
    path: `/av-hire/${slug}` as const,
    name,
    linkText: categoryPages[id].title,
  })),
  ...equipment.map((item) => ({
    path: `/av-hire/${item.id}` as const,
    name: item.name,
    parent: `/av-hire/${getEquipmentCategory(item).slug}` as const,
  })),
  ...guides.map(({ slug, name }) => ({ path: `/guides/${slug}` as const, name })),
  ...stories.map((story) => ({
    path: `/stories/${story.slug}` as const,
    name: story.title,
    parent: getBookedPath(story.booked),
  })),
  ...weeklyEvents.map(({ id, title }) => ({
    path: `/upcoming-events/${id}` as const,
    name: title,
  })),
]
