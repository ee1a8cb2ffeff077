import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { getChoices } from '../lib/tidy-address'
import { Seo } from '../seo/Seo'
import { useHydratedValue } from './hooks/use-hydrated'
import { PrintedHeader } from './PrintedHeader'

type Props = Omit<ComponentProps<typeof Seo>, 'choices'> & {
  firstScreen: ReactNode
  children?: ReactNode
}

/**
 * The head and the content of a page. After a click on a link, the children are rendered one step later, so that the first
 * screen is painted sooner. A first load, Back and Forward, and a link to a part of a page need the whole page at once.
 */
export function Page({ firstScreen, children, ...head }: Props) {
  const isRestored = useNavigationType() === NavigationType.Pop
  const { hash, search } = useLocation()
  const hasTarget = hash !== ''
  const rendersRest = useDeferredValue(true, isRestored || hasTarget)
  // Search engines get the prerendered page, which has none.
  const choices = useHydratedValue(getChoices(search), '')
  return (
    <>
      <Seo {...head} choices={choices} />
      <PrintedHeader path={head.path} />
      {firstScreen}
      {/* As high as the window, so that the footer does not appear first and then move down. */}
      {rendersRest ? children : <div className="h-dvh" />}
    </>
  )
}
