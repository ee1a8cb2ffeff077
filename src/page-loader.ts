/*
 * Inlined at the end of every prerendered page by vite/prerender/prerender.ts, as a classic script. It loads the app after the
 * first paint, or at the first interaction if that comes earlier.
 */

const script = document.currentScript as HTMLScriptElement
const { entry = '', chunks = '', styles = '' } = script.dataset
const errorMessage = script.previousElementSibling
const untilReady = new AbortController()

let isLoading = false
const pressedButtons = new Set<HTMLElement>()

// The page has all items, so with a search or a category in the URL they are invisible until the app has filtered them.
const unfilteredItems = /[?&](q|category)=/.test(location.search)
  ? document.querySelector<HTMLElement>('#catalogue ul')
  : null
if (unfilteredItems) unfilteredItems.style.visibility = 'hidden'

function append(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

function stopWaiting() {
  untilReady.abort()
  for (const button of pressedButtons) button.ariaBusy = null
}

function showItems() {
  if (unfilteredItems) unfilteredItems.style.visibility = ''
}

function showError() {
  stopWaiting()
  showItems()
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

for (const type of ['pointerdown', 'keydown', 'touchstart']) {
  addEventListener(type, load, { capture: true, passive: true, signal: untilReady.signal })
}

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

// The app stores the enquiry as it is typed, but has not loaded yet. See enquiry-store.tsx.
addEventListener(
  'pagehide',
  () => {
    const form = document.querySelector<HTMLFormElement>('form[name]')
    if (!form) return
    const typed = [...new FormData(form)].filter(([name]) => form.querySelector(`[data-typed][name=${name}]`))
    // An earlier page may have been left before its app was ready, too.
    const stored = JSON.parse(localStorage['site.typed-enquiry'] ?? '[]') as typeof typed
    localStorage['site.typed-enquiry'] = JSON.stringify([...stored, ...typed])
  },
  { signal: untilReady.signal },
)

addEventListener(
  'app-ready',
  () => {
    stopWaiting()
    // After React has finished rendering.
    setTimeout(() => {
      for (const button of pressedButtons) button.click()
    })
    // The app filters at low priority.
    setTimeout(showItems, 100)
  },
  { once: true },
)
addEventListener('app-error', showError)
