import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * False in the first render after a click on a link, which is then painted sooner; true immediately after. Always true on
 * a first load, on Back and Forward, and after a link to a part of a page: those need the height of the whole page.
 */
export function useAfterFirstScreen(): boolean {
  const isRestored = useNavigationType() === NavigationType.Pop
  const hasTarget = useLocation().hash !== ''
  return useDeferredValue(true, isRestored || hasTarget)
}

/** The part of a page below the first screen. */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  // As high as the window, so that the footer does not appear first and then move down.
  return useAfterFirstScreen() ? children : <div className="h-dvh" />
}
