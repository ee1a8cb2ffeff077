import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../components/hooks/use-hydrated'
import { useQuote } from '../../hire/quote'

/**
 * The visitor's quote with its dialog. Opening the dialog adds an entry to the history, so that Back closes it. A link of
 * another page opens it with the same state, but without `isQuoteOpenedHere`.
 */
export function useVisitorQuote() {
  const quote = useQuote()
  const { state: historyState } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()

  function open() {
    // Not of this render: the question about a shared quote has just removed it from the URL.
    const { search, hash } = window.location
    void navigate(
      { search, hash },
      {
        state: { ...historyState, isQuoteOpen: true, isQuoteOpenedHere: true, keepScroll: true },
      },
    )
  }

  function close() {
    if (historyState?.isQuoteOpenedHere) void navigate(-1)
    else void navigate({ search: window.location.search }, { replace: true, state: { keepScroll: true } })
  }

  return {
    ...quote,
    isOpen: isHydrated && Boolean(historyState?.isQuoteOpen),
    open,
    close,
  }
}

export type VisitorQuote = ReturnType<typeof useVisitorQuote>

/**
 * Closes a dialog that Back closes too. Escape can be pressed again before the dialog is unmounted, and closing it twice
 * would go back two pages.
 */
export function useCloseOnce(onClose: () => void) {
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    onClose()
  }
}
