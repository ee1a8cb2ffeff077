type Entry = {
  slug: string
  name: string
  /** For narrow screens, if the name is too long for them. */
  shortName?: string
}

const entries = [
  { slug: 'event-consultation', name: 'Event Consultation' },
  { slug: 'live-music-production', name: 'Live Music Production' },
  { slug: 'dj-hire', name: 'DJ Hire' },
  { slug: 'bands-acoustic', name: 'Bands & Acoustic' },
  { slug: 'karaoke', name: 'Karaoke' },
  { slug: 'av-hire', name: 'AV Hire' },
  { slug: 'av-engineering-installation', name: 'AV Engineering & Installation', shortName: 'AV Engineering' },
  { slug: 'photography-videography', name: 'Photography & Videography', shortName: 'Photo / Video' },
  { slug: 'marketing-consultation', name: 'Marketing Consultation', shortName: 'Marketing' },
  { slug: 'dancers', name: 'Dancers' },
  { slug: 'roving-interactive', name: 'Roving & Interactive', shortName: 'Roving Acts' },
] as const satisfies readonly Entry[]

export type ServiceSlug = (typeof entries)[number]['slug']

export type ServiceName = Entry & { slug: ServiceSlug }

/** What the menus show, apart from `services.ts` because every page loads it. */
export const serviceNames: readonly ServiceName[] = entries

export function getServiceName(slug: ServiceSlug): ServiceName {
  const name = serviceNames.find((candidate) => candidate.slug === slug)
  if (!name) throw new Error(`Unknown service: ${slug}`)
  return name
}
