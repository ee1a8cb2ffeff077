import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Printed in place of the page. Outside the dialog that it belongs to, because dialogs are not printed. */
export function PrintOnly({ children }: { children: ReactNode }) {
  const main = document.querySelector('main')
  return main && createPortal(<section className="print-only wrap pt-6">{children}</section>, main)
}
