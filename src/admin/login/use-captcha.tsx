import { useEffect, useRef, useState } from 'react'
import { env } from '../../data/env'

/** The part of Cloudflare's script that is used here. */
type Turnstile = {
  render: (container: HTMLElement, options: object) => string
  reset: (widgetId: string) => void
  remove: (widgetId: string) => void
}
declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const SCRIPT_URL = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** Shown if the form is sent before there is a token. */
export const NO_TOKEN = 'Please wait until the check below has finished, then try again.'

/**
 * The Turnstile widget, which checks that a person fills in the form. Render `captcha` in the form, pass `token` to the
 * server and call `reset` after each attempt, because a token works once. Without a key there is no widget, and `isReady`
 * is true.
 */
export function useCaptcha() {
  const container = useRef<HTMLDivElement>(null)
  const widgetId = useRef<string | null>(null)
  const [token, setToken] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    let ignore = false
    loadTurnstile().then(
      (turnstile) => {
        if (ignore) return
        widgetId.current = turnstile.render(element, {
          sitekey: env.turnstileSiteKey,
          theme: 'dark',
          size: 'flexible',
          callback: setToken,
          'expired-callback': () => setToken(undefined),
          'error-callback': () => setToken(undefined),
        })
      },
      () => !ignore && setHasFailed(true),
    )
    return () => {
      ignore = true
      if (widgetId.current) window.turnstile?.remove(widgetId.current)
      widgetId.current = null
    }
  }, [])

  return {
    token,
    isReady: env.turnstileSiteKey === '' || token !== undefined,
    reset: () => {
      setToken(undefined)
      if (widgetId.current) window.turnstile?.reset(widgetId.current)
    },
    captcha: env.turnstileSiteKey !== '' && (
      <div role={hasFailed ? 'alert' : undefined} className="text-small text-rose-light">
        {hasFailed &&
          'The check that you are a person could not be loaded. Allow challenges.cloudflare.com in your browser, then reload the page.'}
        <div ref={container} />
      </div>
    ),
  }
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
