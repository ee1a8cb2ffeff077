import type { MouseEvent } from 'react'
import { Button } from '../ui/Button'

type Props = {
  /** The name of the content, at the start of a sentence: 'This page'. */
  name: string
  headingLevel?: 1 | 3
  /** Without it, the content can only be loaded with the page. */
  onRetry?: () => void
  className?: string
}

/**
 * Shows an error with a button to reload the page, and one to try again. Reloading always helps: a new deployment has removed
 * the files of this page, and some browsers remember a failed import. The visitor decides, because it closes dialogs and forms.
 */
export function LoadError({ name, headingLevel = 3, onRetry, className = '' }: Props) {
  const Heading = `h${headingLevel}` as const

  function handleRetry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button is removed, and the focus would be lost with it.
    const target =
      currentTarget.closest('dialog')?.querySelector('h2') ?? currentTarget.closest('main')
    if (target) {
      // Only now, because some browsers would focus the heading when the dialog opens.
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    onRetry?.()
  }

  return (
    <div role="alert" className={`px-6 py-10 text-center ${className}`}>
      <Heading
        tabIndex={-1}
        className={headingLevel === 1 ? 'text-section' : 'text-card'}
      >{`${name} didn't load`}</Heading>
      <p className="mx-auto mt-5 max-w-[48ch]">
        {`We may have updated the website, or your connection dropped. Reload the page${onRetry ? ' or try again' : ''}. What you've typed and your quote are safe.`}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        {onRetry && <Button onClick={handleRetry}>Try again</Button>}
      </div>
    </div>
  )
}
