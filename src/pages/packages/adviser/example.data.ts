import { getAdvice } from '../../../advice/advice'
import { createAdviceHead } from '../../../advice/advice-text'
import type { CompleteBrief } from '../../../advice/event-brief'
import { getPackage } from '../../../content/packages'

// Until the visitor has an answer, the page needs only this, not the adviser. See vite/prerender/data-modules.ts.

const brief: CompleteBrief = { event: 'wedding', guests: 80, place: 'indoors' }
const pkg = getPackage('weddings')
const advice = getAdvice(brief, pkg)
if (!('tier' in advice)) throw new Error('No tier suits the example of the adviser')

/** An example of an answer. */
export const example = { brief, gel: pkg.gel, head: createAdviceHead(advice) }
