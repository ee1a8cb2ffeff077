import { DEFAULT_SCRIPT_ID, Turnstile } from '@marsidev/react-turnstile'
import { useEffect, useState } from 'react'
import { env } from '../../data/env'

/** A check takes a few seconds. A blocked one never ends. */
const TIMEOUT_MS = 12_000

/**
 * The Turnstile widget, which checks that a person fills in the form. `onToken` gets the token for the server, or
 * undefined when it has expired. A token works once: change the `key` for the next one.
 */
export function Captcha({ onToken }: { onToken: (token: string | undefined) => void }) {
  const [hasFailed, setHasFailed] = useState(false)

  const [hasToken, setHasToken] = useState(false)
  useEffect(() => {
    if (hasToken) return undefined
    const timer = setTimeout(() => setHasFailed(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [hasToken])

  function handleToken(token: string | undefined) {
    setHasToken(token !== undefined)
    if (token) setHasFailed(false)
    onToken(token)
  }

  // `scriptOptions.onError` of Turnstile would remove the callback for which the script looks when it has loaded.
  useEffect(() => {
    const script = document.getElementById(DEFAULT_SCRIPT_ID)
    function handleError() {
      // Otherwise the next widget would wait for it.
      script?.remove()
      setHasFailed(true)
    }
    script?.addEventListener('error', handleError)
    return () => script?.removeEventListener('error', handleError)
  }, [])

  return (
    <div role={hasFailed ? 'alert' : undefined} className="text-small text-rose-light">
      <span>
        {hasFailed &&
          "The security check didn't load. Allow challenges.cloudflare.com in your browser, then reload the page."}
      </span>
      <Turnstile
        siteKey={env.turnstileSiteKey}
        options={{ theme: 'dark', size: 'flexible' }}
        onSuccess={handleToken}
        onExpire={() => handleToken(undefined)}
        onError={() => {
          handleToken(undefined)
          setHasFailed(true)
        }}
      />
    </div>
  )
}
