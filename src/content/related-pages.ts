import type { CategorySlug } from './equipment'
import type { GuideSlug } from './guides'
import type { PackageSlug } from './packages'
import type { ServiceSlug } from './services'

type NamedPath =
  | `/services/${ServiceSlug}`
  | `/packages/${PackageSlug}`
  | `/guides/${GuideSlug}`
  | `/av-hire/${CategorySlug}`
export type RelatedPath = NamedPath | '/av-hire' | '/about/company' | '/team' | '/guides'
export type RelatingPath = NamedPath | '/packages' | '/av-hire' | '/faq' | '/team'

/** Where a page leads besides its menus, cards and prices: what clients book with it, and the guides with its prices. */
export const relatedPages: Partial<Record<RelatingPath, readonly RelatedPath[]>> &
  Record<`/services/${ServiceSlug}` | `/packages/${PackageSlug}`, readonly RelatedPath[]> = {
  '/team': ['/guides/dj-cost', '/guides/wedding-dj-cost', '/about/company'],
  '/faq': [
    '/guides/dj-cost',
    '/guides/party-at-home',
    '/guides/delivery-areas',
    '/guides/school-events',
    '/guides',
    '/about/company',
  ],
  '/packages': ['/guides/dj-cost', '/guides/wedding-dj-cost', '/guides/conference-av', '/guides'],
  '/services/event-consultation': [
    '/services/marketing-consultation',
    '/services/live-music-production',
    '/guides/conference-av',
    '/about/company',
  ],
  '/services/live-music-production': [
    '/services/bands-acoustic',
    '/services/marketing-consultation',
    '/services/event-consultation',
    '/guides/sound-for-churches-halls-pubs',
  ],
  '/services/dj-hire': [
    '/team',
    '/services/karaoke',
    '/services/dancers',
    '/guides/dj-cost',
    '/guides/wedding-dj-cost',
    '/guides/party-at-home',
  ],
  '/services/bands-acoustic': [
    '/services/live-music-production',
    '/services/roving-interactive',
    '/services/photography-videography',
  ],
  '/services/karaoke': [
    '/services/dj-hire',
    '/team',
    '/guides/christmas-parties',
    '/guides/party-at-home',
  ],
  '/services/av-hire': [
    '/services/av-engineering-installation',
    '/guides/delivery-areas',
    '/guides/movie-night',
    '/guides/school-events',
  ],
  '/services/av-engineering-installation': [
    '/av-hire',
    '/services/event-consultation',
    '/guides/sound-for-churches-halls-pubs',
  ],
  '/services/photography-videography': ['/services/bands-acoustic', '/guides/wedding-dj-cost'],
  '/services/marketing-consultation': [
    '/services/event-consultation',
    '/services/live-music-production',
  ],
  '/services/dancers': [
    '/services/roving-interactive',
    '/services/dj-hire',
    '/services/event-consultation',
  ],
  '/services/roving-interactive': [
    '/services/dancers',
    '/services/bands-acoustic',
    '/guides/school-events',
  ],
  '/packages/functions': [
    '/services/karaoke',
    '/guides/christmas-parties',
    '/guides/dj-cost',
    '/guides/party-at-home',
    '/guides/school-events',
  ],
  '/packages/weddings': [
    '/services/photography-videography',
    '/services/bands-acoustic',
    '/services/roving-interactive',
    '/guides/wedding-dj-cost',
    '/guides/dj-cost',
  ],
  '/packages/corporate': [
    '/services/photography-videography',
    '/services/roving-interactive',
    '/services/event-consultation',
    '/guides/conference-av',
    '/guides/led-wall-hire',
  ],
  '/packages/dj-equipment': [
    '/av-hire/dj-equipment',
    '/services/dj-hire',
    '/guides/party-at-home',
    '/guides/delivery-areas',
  ],
  '/packages/av-equipment': [
    '/av-hire',
    '/guides/conference-av',
    '/guides/movie-night',
    '/guides/school-events',
  ],
  '/packages/speakers': [
    '/av-hire/pa-systems',
    '/guides/party-at-home',
    '/guides/sound-for-churches-halls-pubs',
    '/guides/delivery-areas',
  ],
  '/packages/production': [
    '/av-hire/lighting',
    '/av-hire/staging',
    '/services/live-music-production',
    '/guides/school-events',
  ],
  '/av-hire': [
    '/av-hire/dj-equipment',
    '/av-hire/pa-systems',
    '/av-hire/microphones',
    '/av-hire/lighting',
    '/av-hire/staging',
    '/av-hire/effects',
  ],
  '/av-hire/dj-equipment': ['/packages/dj-equipment', '/services/av-hire', '/guides/party-at-home'],
  '/av-hire/pa-systems': [
    '/services/av-hire',
    '/guides/party-at-home',
    '/guides/sound-for-churches-halls-pubs',
  ],
  '/av-hire/microphones': [
    '/guides/school-events',
    '/guides/conference-av',
    '/guides/sound-for-churches-halls-pubs',
  ],
  '/av-hire/lighting': ['/guides/school-events', '/services/live-music-production'],
  '/av-hire/staging': ['/guides/led-wall-hire', '/guides/movie-night', '/guides/conference-av'],
  '/guides/dj-cost': ['/team', '/guides/wedding-dj-cost', '/guides/party-at-home'],
  '/guides/wedding-dj-cost': ['/team', '/guides/dj-cost', '/services/bands-acoustic'],
  '/guides/party-at-home': ['/guides/dj-cost', '/guides/movie-night', '/guides/delivery-areas'],
  '/guides/delivery-areas': ['/av-hire', '/services/av-hire', '/guides/party-at-home'],
  '/guides/sound-for-churches-halls-pubs': [
    '/services/av-engineering-installation',
    '/guides/school-events',
  ],
  '/guides/conference-av': [
    '/services/event-consultation',
    '/services/av-engineering-installation',
  ],
  '/guides/christmas-parties': ['/guides/dj-cost', '/services/photography-videography'],
  '/guides/led-wall-hire': ['/guides/conference-av', '/services/event-consultation'],
  '/guides/movie-night': ['/guides/school-events', '/guides/party-at-home'],
  '/guides/school-events': ['/guides/movie-night', '/guides/sound-for-churches-halls-pubs'],
}
