/*
 * Inlined into every page by vite/prerender/prerender.ts, as a classic script. It loads the app after the first paint, keeps
 * what is typed and pressed until the app is ready, and shows a message if the app cannot run.
 */

import { tidyAddress } from './lib/tidy-address'

/** In the storage of the tab: the fields of an enquiry that were typed before the app was ready. See enquiry-store.tsx. */
const STORAGE_KEY =
  'site.early-enquiry' satisfies `site.${import('./lib/browser/store').StorageKey}`

// Not `document.currentScript`, which is null if a host runs the script in another way. The office has its styles already.
const script = document.querySelector('[data-files]') as HTMLElement
const files = (script.dataset.files as string).split(' ')
const { styles } = script.dataset

const getMessage = (id: string) => document.getElementById(id) as HTMLElement

tidyAddress()
showLight()

// Tailwind needs both. Together they are what Chrome 111 (color-mix), Firefox 128 and Safari 16.4 (@property) have and older
// versions lack.
if (window.CSSPropertyRule && CSS.supports('color', 'color-mix(in lab,red,red)')) {
  startApp()
} else {
  loadStyles()
  for (const button of document.querySelectorAll('button')) button.hidden = true
  getMessage('old-browser').hidden = false
}

function append(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

/** Shows the tier of a link such as `?light=horizon` in the first paint. The app does the same later: see TierFader.tsx. */
function showLight() {
  const light = new URLSearchParams(location.search).get('light')
  const parts = [...document.querySelectorAll<HTMLElement>('[data-tier]')]
  const scene = parts.find(({ dataset }) => dataset.tier === light)
  if (!scene) return
  for (const part of parts) part.toggleAttribute('data-lit', part.dataset.tier === light)
  const frame = scene.closest<HTMLElement>('.fader-frame')
  // A package without a room has only the cards of its tiers.
  if (!frame) return
  frame.style.setProperty('--target', scene.style.getPropertyValue('--stop'))
  frame.style.removeProperty('--cap-level')
}

function loadStyles() {
  if (styles) append('link', { rel: 'stylesheet', href: styles })
}

/** Older browsers do not run this function and those below. */
function startApp() {
  const form = document.forms.namedItem('enquiry')
  const untilReady = new AbortController()
  const pressedButtons = new Set<HTMLElement>()
  let isLoading = false
  let hasFailed = false
  let missingFiles = files.length

  function load() {
    if (isLoading) return
    isLoading = true
    loadStyles()
    // Scripts, not preloads: the browser then evaluates each file in its own task, so that no task is long.
    for (const src of files)
      append('script', { type: 'module', src, crossOrigin: '', onload: handleLoad })
  }

  function handleLoad() {
    missingFiles--
    // Ten seconds for what a browser does not report. They start now, because files may be slow to arrive.
    if (missingFiles === 0) setTimeout(() => untilReady.signal.aborted || fail(), 10_000)
  }

  /** The app may still become ready. */
  function fail() {
    hasFailed = true
    for (const button of pressedButtons) button.ariaBusy = null
    pressedButtons.clear()
    getMessage('load-error').hidden = false
  }

  function on(type: string, listener: (event: Event) => void) {
    addEventListener(type, listener, { capture: true, signal: untilReady.signal })
  }

  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  // A tab in the background does not paint, and the office has nothing to paint before the app runs.
  setTimeout(load, styles ? 3000 : 0)

  // A file that cannot be loaded is reported at its element. One that does not parse or run is reported by its name.
  on('error', (event) => {
    const url = (event as ErrorEvent).filename || (event.target as HTMLScriptElement).src
    if (files.some((file) => url === location.origin + file)) fail()
  })
  on('app-error', fail)

  // A press on a button does nothing until the app is ready, so it is repeated then. Pressing Enter in a form also clicks
  // its submit button.
  on('click', (event) => {
    const button = (event.target as Element).closest('button')
    if (!button || hasFailed) return
    event.preventDefault()
    button.ariaBusy = 'true'
    pressedButtons.add(button)
  })

  // Only typed fields count as the visitor's: Firefox also fills in the other fields again after a reload.
  on('input', ({ target }) => {
    const field = target as HTMLElement
    field.dataset.typed = ''
    if (form) storeTypedFields(form)
  })

  on('app-ready', () => {
    untilReady.abort()
    getMessage('load-error').hidden = true
    // After React has finished rendering.
    setTimeout(() => {
      for (const button of pressedButtons) {
        button.ariaBusy = null
        button.click()
      }
    })
  })

  if (form) fillInStoredFields(form)
}

function storeTypedFields(form: HTMLFormElement) {
  // Without the field for bots, which has a tabindex.
  const isTyped = ([name]: [string, unknown]) =>
    form.querySelector(`[name=${name}][data-typed]:not([tabindex])`)
  try {
    sessionStorage[STORAGE_KEY] = JSON.stringify([...new FormData(form)].filter(isTyped))
  } catch {
    // Storage is blocked or full.
  }
}

function fillInStoredFields(form: HTMLFormElement) {
  try {
    for (const [name, value] of JSON.parse(sessionStorage[STORAGE_KEY] as string) as [
      string,
      string,
    ][]) {
      for (const field of form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
        if (field.type !== 'checkbox') field.value = value
        else if (field.value === value) field.checked = true
        field.dataset.typed = ''
      }
    }
  } catch {
    // Nothing is stored, or storage is blocked.
  }
}
