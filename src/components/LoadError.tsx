import { useEffect } from 'react'
import { ChunkLoadError } from '../lib/lazy-with-preload'
import { Button } from './ui/Button'

/** If a file is still missing this soon after a reload, another reload will not help. */
const RELOAD_COOLDOWN_MS = 60_000

type Props = {
  error: unknown
  /** What could not be loaded, at the start of a sentence: 'This page'. */
  name: string
  headingLevel?: 1 | 3
  onRetry: () => void
  className?: string
}

/** An error message with a retry button. If code is missing, it first reloads the page, at most once a minute. */
export function LoadError({ error, name, headingLevel = 3, onRetry, className = '' }: Props) {
  const Heading = `h${headingLevel}` as const
  const isChunkMissing = error instanceof ChunkLoadError

  // A deployment removes the files of the previous build. A reload gets the new ones.
  useEffect(() => {
    if (isChunkMissing && navigator.onLine && !wasJustReloaded()) window.location.reload()
  }, [isChunkMissing])

  return (
    <div role="alert" className={`px-6 py-10 text-center ${className}`}>
      <Heading className={headingLevel === 1 ? 'text-section' : 'text-block'}>{name} could not be loaded</Heading>
      <p className="mx-auto mt-5 max-w-[48ch]">
        Check your connection and try again. What you have typed on this site, and your quote, are kept.
      </p>
      <Button
        variant="primary"
        className="mt-8"
        // Some browsers remember a failed import until the page is reloaded. Without a network a reload would lose the page.
        onClick={() => (navigator.onLine ? window.location.reload() : onRetry())}
      >
        Try again
      </Button>
    </div>
  )
}

/** Whether this page was itself reloaded within the last minute. */
function wasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation && 'type' in navigation && navigation.type === 'reload'
  return Boolean(isReload) && performance.now() < RELOAD_COOLDOWN_MS
}
