import { type MouseEvent, useEffect, useState } from 'react'
import { getServedBuild, type ServedBuild } from '../../data/served-build'
import { Button } from '../ui/Button'

type Props = {
  /** The name of the content, at the start of a sentence: 'This page'. */
  name: string
  headingLevel?: 1 | 3
  onRetry: () => void
  className?: string
}

/** An error message with a retry button. Does not reload automatically, because a reload closes dialogs and forms. */
export function LoadError({ name, headingLevel = 3, onRetry, className = '' }: Props) {
  const Heading = `h${headingLevel}` as const
  const [servedBuild, setServedBuild] = useState<ServedBuild>('none')
  useEffect(() => void getServedBuild().then(setServedBuild), [])
  // A deployment removes the files of the previous build.
  const isOutdated = servedBuild === 'other'

  function handleRetry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button is removed, and the focus would be lost with it.
    const target = currentTarget.closest('dialog')?.querySelector('h2') ?? currentTarget.closest('main')
    if (target) {
      // Only now, because some browsers would focus the heading when the dialog opens.
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    onRetry()
  }

  return (
    <div role="alert" className={`px-6 py-10 text-center ${className}`}>
      <Heading
        tabIndex={-1}
        className={headingLevel === 1 ? 'text-section' : 'text-block'}
      >{`${name} didn't load`}</Heading>
      <p className="mx-auto mt-5 max-w-[48ch]">{`${
        isOutdated ? 'This site has been updated. Reload the page to continue.' : 'Check your connection and try again.'
      } What you've typed and your quote are safe.`}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isOutdated && (
          <Button variant="primary" onClick={handleRetry}>
            Try again
          </Button>
        )}
        {/* Older browsers remember a failed import until the page is reloaded. Without a server a reload would lose the page. */}
        {servedBuild !== 'none' && (
          <Button variant={isOutdated ? 'primary' : 'outline'} onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
      </div>
    </div>
  )
}
