import { HelmetProvider } from 'react-helmet-async'
import { Route, Routes, useLocation } from 'react-router-dom'
import { SiteLayout } from './layout/SiteLayout'
import { lazyWithPreload } from './lib/lazy-with-preload'
import { matchPage } from './sitemap'

// Only in development. Builds remove it.
const DesignSystemPage = import.meta.env.DEV && lazyWithPreload(() => import('./dev/DesignSystemPage'))

/** The whole site. Render it inside a router. */
export function App() {
  return (
    <HelmetProvider>
      <Routes>
        <Route element={<SiteLayout />}>
          <Route path="*" element={<CurrentPage />} />
          {DesignSystemPage && <Route path="/design-system" element={<DesignSystemPage />} />}
        </Route>
      </Routes>
    </HelmetProvider>
  )
}

function CurrentPage() {
  const { Page } = matchPage(useLocation().pathname).page
  return <Page />
}
