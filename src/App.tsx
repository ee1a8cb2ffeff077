import { HelmetProvider } from 'react-helmet-async'
import { Route, Routes } from 'react-router-dom'
import { SiteLayout } from './layout/SiteLayout'
import { lazyWithPreload } from './lib/lazy-with-preload'
import { sitemap } from './sitemap'

// Only in development. Builds remove it.
const DesignSystemPage = import.meta.env.DEV && lazyWithPreload(() => import('./dev/DesignSystemPage'))

/** The whole site. Render it inside a router. */
export function App() {
  return (
    <HelmetProvider>
      <Routes>
        <Route element={<SiteLayout />}>
          {sitemap.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {DesignSystemPage && <Route path="/design-system" element={<DesignSystemPage />} />}
        </Route>
      </Routes>
    </HelmetProvider>
  )
}
