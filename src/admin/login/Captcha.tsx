import { Turnstile } from '@marsidev/react-turnstile'
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
