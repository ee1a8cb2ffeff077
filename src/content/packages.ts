import type { EventPlace } from './advice/event-places'
import { toPlaceGuests } from './advice/guest-rules'
import { avEquipmentPackage } from './packages/av-equipment'
import { corporatePackage } from './packages/corporate'
import { djEquipmentPackage } from './packages/dj-equipment'
import { functionsPackage } from './packages/functions'
import { productionPackage } from './packages/production'
import { speakersPackage } from './packages/speakers'
import { weddingsPackage } from './packages/weddings'
import type { PackageEntry, Tier } from './schemas/package'

/** In the order of the menus. */
const entries = [
  functionsPackage,
  weddingsPackage,
  corporatePackage,
  djEquipmentPackage,
  avEquipmentPackage,
  speakersPackage,
  productionPackage,
] as const satisfies readonly PackageEntry[]

export type PackageSlug = (typeof entries)[number]['slug']
export type Package = PackageEntry & { slug: PackageSlug }

export const packages: readonly Package[] = entries

/** Returns undefined for an unknown slug. */
export const findPackage = (slug?: string): Package | undefined => packages.find((entry) => entry.slug === slug)

export function getPackage(slug: PackageSlug): Package {
  const found = findPackage(slug)
  if (!found) throw new Error(`Unknown package: ${slug}`)
  return found
}

/** The smallest tier of a package for dancing that suits some guests. */
export function findTier(slug: PackageSlug, guests: number, place: EventPlace = 'indoors'): Tier {
  const tier = getPackage(slug).tiers.find((candidate) => toPlaceGuests(candidate.guests, place) >= guests)
  if (!tier) throw new Error(`No tier of ${slug} suits ${guests} guests`)
  return tier
}

/** Shown on every service page. */
export const relatedPackages: readonly Package[] = [functionsPackage, corporatePackage, weddingsPackage]
