import { whenIdle } from '../lib/browser/when-idle'
import { env } from './env'

/** Events counted besides page views, with the names of the goals in Plausible. */
type AnalyticsEvent = 'enquiry sent' | 'quote requested' | 'package advised'

type SendEvent = (name: string, options: { url: string }) => void

declare global {
  interface Window {
    /** A queue until the script has loaded, then the function of the script, which sends what is in the queue. */
    plausible?: SendEvent & { q?: Parameters<SendEvent>[]; o?: { autoCapturePageviews: boolean } }
  }
}

/** Counts a view of the page at `path`, if the build has VITE_ANALYTICS_SCRIPT_URL. */
export const countPageView = (path: string): void => send('pageview', path)

/** Counts an event on the current page, if the build has VITE_ANALYTICS_SCRIPT_URL. */
export const countEvent = (name: AnalyticsEvent): void => send(name, window.location.pathname)

/** Without the query, which holds the filters, answers and lists of a visitor. */
function send(name: string, path: string): void {
  if (!env.analyticsScriptUrl) return
  window.plausible ??= createQueue()
  try {
    window.plausible(name, { url: window.location.origin + path })
  } catch (error) {
    // A fault of the script must not stop what it counts, such as the end of sending an enquiry.
    console.error('Could not count', name, error)
  }
}

function createQueue(): NonNullable<Window['plausible']> {
  const q: Parameters<SendEvent>[] = []
  whenIdle(loadScript)
  // The script would also count each change of the query.
  return Object.assign((...event: Parameters<SendEvent>) => void q.push(event), {
    q,
    o: { autoCapturePageviews: false },
  })
}

function loadScript(): void {
  const script = document.createElement('script')
  script.src = env.analyticsScriptUrl
  // Scripts from before October 2025, such as script.manual.js, read it.
  script.dataset.domain = window.location.hostname
  document.head.append(script)
}
