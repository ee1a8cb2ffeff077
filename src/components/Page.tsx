import { Children, type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Seo } from '../seo/Seo'

type Props = ComponentProps<typeof Seo> & { children: ReactNode }

/**
 * The head and the content of a page. After a click on a link, everything but the first child is rendered one step later, so
 * that the first screen is painted sooner. A first load, Back and Forward, and a link to a part of a page need the whole
 * page at once.
 */
export function Page({ children, ...head }: Props) {
  const isRestored = useNavigationType() === NavigationType.Pop
  const hasTarget = useLocation().hash !== ''
  const isWhole = useDeferredValue(true, isRestored || hasTarget)
  const [firstScreen, ...rest] = Children.toArray(children)
  return (
    <>
      <Seo {...head} />
      {firstScreen}
      {/* As high as the window, so that the footer does not appear first and then move down. */}
      {isWhole ? rest : <div className="h-dvh" />}
    </>
  )
}
