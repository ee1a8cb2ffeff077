import { useLocation } from 'react-router-dom'
import { useHistoryDialog } from '../components/hooks/use-history-dialog'
import { ButtonLink } from '../components/links/ButtonLink'
import { quoteCountStore } from '../hire/quote-count'
import { useStore } from '../lib/browser/store'

/** The pages that have the dialog of the quote. */
const HIRE_PAGE = /^\/av-hire(?:\/|$)/

/** Opens the visitor's quote, on a hire page in place, elsewhere on the page of the catalogue. Nothing while it is empty. */
export function QuoteLink({ className = '' }: { className?: string }) {
  const count = useStore(quoteCountStore)
  const dialog = useHistoryDialog('quote')
  const { pathname } = useLocation()
  if (count === 0) return null
  return (
    <ButtonLink
      to="/av-hire"
      state={{ dialogs: { quote: 'open' } }}
      onClick={(event) => {
        if (!HIRE_PAGE.test(pathname)) return
        event.preventDefault()
        dialog.open()
      }}
      aria-haspopup="dialog"
      size="small"
      className={`whitespace-nowrap ${className}`}
    >
      <span>{`Quote · ${count}`}</span>
    </ButtonLink>
  )
}
