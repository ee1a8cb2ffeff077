import './styles.css'
import './styles-later.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { matchPage } from './sitemap'

// Prerendered pages inline the CSS that they use. Now load the rest for the pages after them.
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

const { page, path } = matchPage(window.location.pathname)

// A host may answer '/About' or an unknown slug with the HTML of 404.html, which must not be hydrated as another page.
if (container.dataset.page === path) {
  // Hydrate once the page's code is in memory: an early click would otherwise replace the content with a fallback.
  // If the code cannot be loaded, the prerendered page stays readable and its links work.
  page.Page.preload().then(
    () => hydrateRoot(container, site, { onRecoverableError: (error) => console.error('[hydration]', error) }),
    (error: unknown) => console.error(error),
  )
} else {
  createRoot(container).render(site)
}
