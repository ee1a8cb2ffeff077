import { describeBudget } from '../../enquiry/budget'
import type { Enquiry } from '../../enquiry/enquiry'
import { useSuburb } from '../../hire/use-suburb'

/** Below the budget, what it buys. Loaded when a budget is chosen. */
export default function BudgetHint({ enquiry }: { enquiry: Enquiry }) {
  const { place } = useSuburb()
  return <span>{describeBudget(enquiry, place)}</span>
}
