import { categoryPages } from '../../content/category-pages'
import { equipmentCategories } from '../../content/equipment'
import { guides } from '../../content/guides'

// The pages with these links need only the names. See vite/prerender/data-modules.ts.

export const guideLinks = guides.map(({ slug, name, teaser, parent }) => ({ slug, name, teaser, parent: parent.to }))
export const categoryLinks = equipmentCategories.map(({ id, slug }) => ({ slug, title: categoryPages[id].title }))
