import { useEffect, useRef, useState } from 'react'
import { env } from '../../data/env'

/** The part of Cloudflare's script that is used here. */
type Turnstile = {
  render: (container: HTMLElement, options: object) => string
  remove: (widgetId: string) => void
}
declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const SCRIPT_URL = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/**
 * The Turnstile widget, which checks that a person fills in the form. `onToken` gets the token for the server, or
 * undefined when it has expired. A token works once: change the `key` for the next one.
 */
export function Captcha({ onToken }: { onToken: (token: string | undefined) => void }) {
  const container = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let widgetId: string | undefined
    let ignore = false
    loadTurnstile().then(
      (turnstile) => {
        if (ignore || !container.current) return
        widgetId = turnstile.render(container.current, {
          sitekey: env.turnstileSiteKey,
          theme: 'dark',
          size: 'flexible',
          callback: onToken,
          'expired-callback': () => onToken(undefined),
          'error-callback': () => onToken(undefined),
        })
      },
      () => setHasFailed(true),
    )
    return () => {
      ignore = true
      if (widgetId) window.turnstile?.remove(widgetId)
    }
  }, [onToken])

  return (
    <div role={hasFailed ? 'alert' : undefined} className="text-small text-rose-light">
      {hasFailed &&
        "The security check didn't load. Allow challenges.cloudflare.com in your browser, then reload the page."}
      <div ref={container} />
    </div>
  )
}

/** Rejects if the script cannot be loaded. The next call tries again. */
function loadTurnstile(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    if (window.turnstile) return resolve(window.turnstile)
    const script = document.createElement('script')
    script.src = SCRIPT_URL
    script.addEventListener('load', () => (window.turnstile ? resolve(window.turnstile) : reject(new Error('No API'))))
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script did not load'))
    })
    document.head.append(script)
  })
}
