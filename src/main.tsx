import './styles.css'
import './styles-later.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { tidyAddress } from './lib/tidy-address'
import { matchPage } from './sitemap'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// The development server has no page-loader.ts, which has done this already.
if (import.meta.env.DEV) tidyAddress()

const { page, path } = matchPage(window.location.pathname)
// A host may respond to '/About' or to an unknown slug with the HTML of 404.html, which must not be hydrated as that page.
const isPrerendered = container.dataset.page === path

// One URL per page, so that links, canonical URLs and statistics agree.
if (path !== '*' && path !== window.location.pathname) {
  window.history.replaceState(
    window.history.state,
    '',
    path + window.location.search + window.location.hash,
  )
}

tolerateTranslation()

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

if (isPrerendered) {
  // Hydrate once the page's code is in memory: an early click would otherwise replace the content with a fallback.
  page.Page.preload()
    .then(hydrate)
    .catch((error: unknown) => {
      // The prerendered page stays readable, and its links work.
      console.error(error)
      window.dispatchEvent(new Event('app-error'))
    })
} else {
  render(container)
}

function hydrate() {
  if (!container) return
  // Back was pressed while the code loaded, so the HTML belongs to another page.
  if (matchPage(window.location.pathname).path !== path) return render(container)
  // A transition can be interrupted by input.
  startTransition(() => void hydrateRoot(container, site, { onRecoverableError, onCaughtError }))
}

/** Renders the page in place of the HTML, with its own metadata. */
function render(root: HTMLElement) {
  // These and the JSON-LD come from the component Seo of the page that was prerendered.
  const metadata =
    'title, meta[name]:not([name=viewport], [name=format-detection], [name=theme-color]), meta[property], link[rel=canonical]'
  for (const element of document.head.querySelectorAll(
    `${metadata}, script[type="application/ld+json"]`,
  )) {
    element.remove()
  }
  createRoot(root, { onCaughtError }).render(site)
}

function onRecoverableError(error: unknown) {
  console.error('[hydration]', error)
}

function onCaughtError(error: unknown) {
  console.error(error)
  // A page that fails while it is first rendered is replaced by an error message. The header and the footer work.
  window.dispatchEvent(new Event('app-ready'))
}

/**
 * Browsers translate a page by replacing its text nodes. React then removes, or inserts before, nodes that have left
 * their parent, which throws and replaces the page with an error. Such a change is left out instead: the translated
 * text stays. The lint rule `site/changing-text` prevents what this cannot: a text that no longer changes.
 */
function tolerateTranslation() {
  // Both are called with their node below.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode !== this) return child
    removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, reference: Node | null): T {
    insertBefore.call(this, node, reference?.parentNode === this ? reference : null)
    return node
  }
}
