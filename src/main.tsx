import './styles.css'
import './styles-later.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { findPage, publicPaths } from './sitemap'

// The prerendered page carries the rules that it needs itself; the rest of the stylesheet is for what comes after.
document.querySelector('link[data-full-styles]')?.setAttribute('media', 'all')

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

const path = window.location.pathname.replace(/(.)\/$/, '$1')
const page = findPage(path)
// For an unknown slug the host has only the not-found page's HTML, while the site has words of its own.
const hasOwnHtml = container.firstElementChild && (page.path === '*' || publicPaths.includes(path))

if (hasOwnHtml) {
  // With the page's chunk in memory hydration is one synchronous pass: no early click can meet a fallback. Where it
  // cannot be fetched, the published page stays as it is: it reads well, and its links work.
  page.Page.preload().then(
    () => hydrateRoot(container, site, { onRecoverableError: (error) => console.error('[hydration]', error) }),
    (error: unknown) => console.error(error),
  )
} else {
  createRoot(container).render(site)
}
