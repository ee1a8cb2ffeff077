import type { Service } from './services'
import { serviceNames } from './service-names'

// Copies of their own, so that the home page loads one file less. See services.ts.
const modules = import.meta.glob<Service>(
  ['./services/*.ts', '!./services/{bands-acoustic,dancers,roving-interactive}.ts'],
  { eager: true, import: 'service', query: '?core' },
)

/** Shown on the home page. */
export const coreServices: readonly Service[] = serviceNames.flatMap(
  ({ slug }) => modules[`./services/${slug}.ts`] ?? [],
)
