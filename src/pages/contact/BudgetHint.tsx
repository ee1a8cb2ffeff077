import { describeBudget } from '../../enquiry/budget'
import type { Enquiry } from '../../enquiry/enquiry'
import type { Place } from '../../hire/use-suburb'

type Props = { enquiry: Enquiry; place: Place | undefined }

/** Below the budget, what it buys. Loaded when a budget is chosen. */
export default function BudgetHint({ enquiry, place }: Props) {
  return <span>{describeBudget(enquiry, place)}</span>
}
