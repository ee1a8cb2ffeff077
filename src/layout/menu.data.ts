import { packages } from '../content/packages'
import { services } from '../content/services'

// Every page has the menus but needs only these names. See vite/prerender/data-modules.ts.

export const serviceMenu = services.map(({ slug, name, shortName }) => ({ slug, name, shortName }))
export const packageMenu = packages.map(({ slug, name }) => ({ slug, name }))
