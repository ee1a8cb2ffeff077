import { useHistoryDialog } from '../../../components/hooks/use-history-dialog'
import { useQuote } from '../../../hire/quote'

/** The visitor's quote with its dialog. */
export function useVisitorQuote() {
  const quote = useQuote()
  const dialog = useHistoryDialog('quote')
  return { ...quote, isOpen: dialog.value !== null, open: () => dialog.open(), close: dialog.close }
}

export type VisitorQuote = ReturnType<typeof useVisitorQuote>
