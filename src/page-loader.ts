/*
 * Inlined at the end of every prerendered page by vite/prerender/prerender.ts, as a classic script. It loads the app after the
 * first paint, or at the first interaction if that comes earlier.
 */

const script = document.currentScript as HTMLScriptElement
const { entry = '', chunks = '', styles = '' } = script.dataset
const errorMessage = script.previousElementSibling
const untilReady = new AbortController()

let isLoading = false
let pressedControl: HTMLElement | null = null

function append(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

function showError() {
  untilReady.abort()
  errorMessage?.removeAttribute('hidden')
}

function load() {
  if (isLoading) return
  isLoading = true
  append('link', { rel: 'stylesheet', href: styles })
  for (const href of chunks.split(' ')) append('link', { rel: 'modulepreload', href, crossOrigin: '' })
  append('script', { type: 'module', src: entry, crossOrigin: '', onerror: showError })
}

new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
// A tab in the background does not paint.
setTimeout(load, 3000)

for (const type of ['pointerdown', 'keydown', 'touchstart']) {
  addEventListener(type, load, { capture: true, passive: true, signal: untilReady.signal })
}

// A press on a button does nothing until the app is ready, so it is repeated then. Pressing Enter in a form also clicks
// its submit button.
addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button')
    if (!control) return
    event.preventDefault()
    control.ariaBusy = 'true'
    pressedControl = control
  },
  { capture: true, signal: untilReady.signal },
)

// The app stores the enquiry as it is typed, but is not there yet. See addTypedFields in enquiry-draft.ts.
addEventListener(
  'pagehide',
  () => {
    const form = document.querySelector<HTMLFormElement>('form[name]')
    if (form) localStorage['southbeam.typed-enquiry'] = JSON.stringify([...new FormData(form)])
  },
  { signal: untilReady.signal },
)

addEventListener('app-ready', () => {
  untilReady.abort()
  const control = pressedControl
  pressedControl = null
  if (!control) return
  control.ariaBusy = null
  // After React has finished rendering.
  setTimeout(() => control.click())
})
addEventListener('app-error', showError)
