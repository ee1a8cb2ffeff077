import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../components/hooks/use-hydrated'
import { useQuote } from '../../hire/use-quote'

/** The visitor's quote with its dialog. Opening the dialog adds an entry to the history, so that Back closes it. */
export function useVisitorQuote() {
  const quote = useQuote()
  const { state: historyState } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()

  function open() {
    // Not of this render: the question about a shared quote has just removed it from the URL.
    const { search, hash } = window.location
    void navigate({ search, hash }, { state: { ...historyState, isQuoteOpen: true, keepScroll: true } })
  }

  return {
    ...quote,
    isOpen: isHydrated && Boolean(historyState?.isQuoteOpen),
    open,
    close: () => void navigate(-1),
  }
}

export type VisitorQuote = ReturnType<typeof useVisitorQuote>
