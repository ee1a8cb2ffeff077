import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { findPage } from './sitemap'

// The prerendered page carries the rules that it needs itself; the rest of the stylesheet is for what comes after.
document.querySelector('link[data-full-styles]')?.setAttribute('media', 'all')

// After a deployment the chunks of the old build are gone: one reload fetches the new one.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded-for-new-build'
  if (sessionStorage.getItem(key)) return
  sessionStorage.setItem(key, 'yes')
  event.preventDefault()
  window.location.reload()
})

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

if (container.firstElementChild) {
  // With the page's chunk in memory hydration is one synchronous pass: no early click can meet a fallback.
  await findPage(window.location.pathname)
    .Page.preload()
    .catch(() => undefined)
  hydrateRoot(container, site, { onRecoverableError: (error) => console.error('[hydration]', error) })
} else {
  createRoot(container).render(site)
}
