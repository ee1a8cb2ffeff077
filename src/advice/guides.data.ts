import { guides as entries } from '../content/guides'
import { calculateGuide } from './calculate'

// The browser needs the texts, not the parts that calculate them. See vite/prerender/data-modules.ts.

/** All guides, with their sums. */
export const guides = entries.map(calculateGuide)
