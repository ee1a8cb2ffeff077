import type { Place } from '../../booking/place/place'
import { describeBudget } from '../../enquiry/budget'
import type { Enquiry } from '../../enquiry/enquiry'

type Props = { enquiry: Enquiry; place: Place | undefined }

/** Below the budget, what it buys. Loaded when a budget is chosen. */
export default function BudgetHint({ enquiry, place }: Props) {
  return <span className="wrap-anywhere">{describeBudget(enquiry, place)}</span>
}
