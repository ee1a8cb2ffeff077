/*
 * Inlined at the end of every prerendered page by vite/prerender/prerender.ts, as a classic script. It loads the app after the
 * first paint.
 */

const script = document.currentScript as HTMLScriptElement
const { entry = '', chunks = '', styles = '' } = script.dataset
const errorMessage = script.previousElementSibling
const untilReady = new AbortController()

let isLoading = false
const pressedButtons = new Set<HTMLElement>()

function append(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

function stopWaiting() {
  untilReady.abort()
  for (const button of pressedButtons) button.ariaBusy = null
}

function showError() {
  stopWaiting()
  errorMessage?.removeAttribute('hidden')
}

function load() {
  if (isLoading) return
  isLoading = true
  append('link', { rel: 'stylesheet', href: styles })
  // Scripts, not preloads: the browser then evaluates each file in its own task, so that no task is long.
  for (const href of chunks.split(' ')) append('script', { type: 'module', src: href, crossOrigin: '' })
  append('script', { type: 'module', src: entry, crossOrigin: '', onerror: showError })
}

new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
// A tab in the background does not paint.
setTimeout(load, 3000)

// A press on a button does nothing until the app is ready, so it is repeated then. Pressing Enter in a form also clicks
// its submit button.
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    button.ariaBusy = 'true'
    pressedButtons.add(button)
  },
  { capture: true, signal: untilReady.signal },
)

// Only typed fields count as the visitor's: Firefox also fills in the other fields again after a reload.
addEventListener('input', (event) => (event.target as HTMLElement).setAttribute('data-typed', ''), {
  capture: true,
  signal: untilReady.signal,
})

addEventListener(
  'app-ready',
  () => {
    stopWaiting()
    // After React has finished rendering.
    setTimeout(() => {
      for (const button of pressedButtons) button.click()
    })
  },
  { once: true },
)
addEventListener('app-error', showError)
