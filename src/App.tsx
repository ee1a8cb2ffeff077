import { lazy } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { Route, Routes } from 'react-router-dom'
import { SiteLayout } from './layout/SiteLayout'
import { sitemap } from './sitemap'

// Not part of the site: a build leaves it out.
const DesignSystemPage = import.meta.env.DEV && lazy(() => import('./dev/DesignSystemPage'))

/** The whole site. The router around it differs: the browser's, the prerenderer's or a test's. */
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
