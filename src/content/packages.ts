import { avEquipmentPackage } from './packages/av-equipment'
import { corporatePackage } from './packages/corporate'
import { djEquipmentPackage } from './packages/dj-equipment'
import { functionsPackage } from './packages/functions'
import { productionPackage } from './packages/production'
import { speakersPackage } from './packages/speakers'
import { weddingsPackage } from './packages/weddings'
import type { PackageEntry } from './schemas/package'

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
export const findPackage = (slug?: string): Package | undefined =>
  packages.find((entry) => entry.slug === slug)

export function getPackage(slug: PackageSlug): Package {
  const found = findPackage(slug)
  if (!found) throw new Error(`Unknown package: ${slug}`)
  return found
}

/** Shown on every service page. */
export const relatedPackages: readonly Package[] = [
  functionsPackage,
  corporatePackage,
  weddingsPackage,
]
