import type { ServiceSlug } from './service-names'
import type { Service } from './services'

// Copies of these three only. See services.ts.
const modules = import.meta.glob<Service>('./services/{event-consultation,live-music-production,dj-hire}.ts', {
  eager: true,
  import: 'service',
  query: '?featured',
})

/** Shown on the not-found page, in this order. */
export const featuredServices = (
  ['event-consultation', 'live-music-production', 'dj-hire'] satisfies ServiceSlug[]
).flatMap((slug) => modules[`./services/${slug}.ts`] ?? [])
