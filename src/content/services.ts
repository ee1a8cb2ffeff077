import type { ServiceEntry } from './schemas/service'
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

/** Returns undefined for an unknown slug. */
export const findService = (slug = ''): Service | undefined =>
  services.find((service) => service.slug === slug)

/** Not shown on the home page. */
const actServices: readonly Service[] = [bandsAcoustic, dancers, rovingInteractive]

/** Shown on the home page. */
export const coreServices = services.filter((service) => !actServices.includes(service))

/** The services in the structured data of the business. They are shown on the home page. */
export const mainServices: readonly Service[] = [
  djHire,
  liveMusicProduction,
  avHire,
  photographyVideography,
]

/** Shown on the not-found page. */
export const featuredServices: readonly Service[] = [eventConsultation, liveMusicProduction, djHire]
