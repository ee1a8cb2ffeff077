import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ChunkLoadError } from '../../lib/browser/lazy-with-preload'
import { Spinner } from '../ui/Spinner'
import { LoadError } from './LoadError'

type Props = {
  /** The name of the content, at the start of a sentence: 'This page'. */
  name: string
  /** Shown and announced while the code loads: 'Loading page...'. */
  loadingLabel: string
  /** A failed load is retried when this changes. */
  resetKey?: string
  /** 1 for a whole page, which needs a level 1 heading. */
  headingLevel?: 1 | 3
  className?: string
  children: ReactNode
}

/** Surrounds components made with `lazyWithPreload`: a spinner while they load, an error message if they cannot. */
export function LazyBoundary({
  name,
  loadingLabel,
  resetKey,
  headingLevel,
  className,
  children,
}: Props) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onError={(error) => error instanceof ChunkLoadError && error.allowRetry()}
      fallbackRender={({ resetErrorBoundary }) => (
        <LoadError
          name={name}
          headingLevel={headingLevel}
          onRetry={resetErrorBoundary}
          className={className}
        />
      )}
    >
      <Suspense
        fallback={
          <div className={className}>
            <Spinner label={loadingLabel} />
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}
