import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * The part of a page below the first screen. After a click on a link it is rendered one step later, so that the first screen
 * is painted sooner. A first load, Back and Forward, and a link to a part of a page need the whole page at once.
 */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const isRestored = useNavigationType() === NavigationType.Pop
  const hasTarget = useLocation().hash !== ''
  const isShown = useDeferredValue(true, isRestored || hasTarget)
  // As high as the window, so that the footer does not appear first and then move down.
  return isShown ? children : <div className="h-dvh" />
}
