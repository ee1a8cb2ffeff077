import { useEffect } from 'react'
import { Button } from '../components/ui/Button'
import { PageLoadError } from '../lib/lazy-page'

const KEY = 'reloaded-for-new-version'
/** After so long another missing file is another deployment, in milliseconds. */
const APART_MS = 60_000

/** What stands in a page's place when it cannot be shown. */
export function PageError({ error }: { error: unknown }) {
  const isMissing = error instanceof PageLoadError

  // After a deployment the files of the old build are gone: a reload fetches the new one. Once, or it would never end.
  useEffect(() => {
    if (isMissing && navigator.onLine && claimReload()) window.location.reload()
  }, [isMissing])

  return (
    <div role="alert" className="wrap pt-44 text-center">
      <h1 className="text-section">This page could not be loaded</h1>
      <p className="mx-auto mt-5 max-w-[48ch]">
        Check your connection and try again. What you have typed on this site, and your quote, are kept.
      </p>
      <Button look="primary" className="mt-8" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  )
}

/** Whether a reload is due: not where one has just been, nor where that could not be remembered. */
function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < APART_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
