import { equipmentCategories } from './equipment'

// The table of pages needs only these, not the catalogue. See vite/prerender/data-modules.ts.

export const categorySlugs = equipmentCategories.map(({ slug }) => slug)
