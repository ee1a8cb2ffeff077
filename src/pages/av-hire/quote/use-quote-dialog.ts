import { useState } from 'react'
import { useQuote } from '../../../quote/use-quote'

/** The visitor's quote, with what opens and closes its dialog. Render `QuoteDialog` with it. */
export function useQuoteDialog() {
  const quote = useQuote()
  const [isOpen, setIsOpen] = useState(false)
  return { ...quote, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}

export type VisitorQuote = ReturnType<typeof useQuoteDialog>
