import type { PackageSlug } from '../../src/content/package-names'
import type { PackageContent, PackagePage } from '../../src/content/packages'
import type { ServiceSlug } from '../../src/content/service-names'
import type { ServiceContent, ServiceDetail } from '../../src/content/services'

const services = Object.values(import.meta.glob<ServiceContent>('../../src/content/services/*.ts', { eager: true }))
export const packageContents = Object.values(
  import.meta.glob<PackageContent>('../../src/content/packages/*.ts', { eager: true }),
)

export const serviceDetails = Object.fromEntries(
  services.map(({ service, detail }) => [service.slug, detail]),
) as Record<ServiceSlug, ServiceDetail>

export const packagePages = Object.fromEntries(
  packageContents.map(({ category, page }) => [category.slug, page]),
) as Record<PackageSlug, PackagePage>
