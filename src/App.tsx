import { HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { SiteLayout } from './layout/SiteLayout'
import { lazyWithPreload } from './lib/lazy-with-preload'
import { matchPage } from './sitemap'

// Only in development. Builds remove it.
const DesignSystemPage = import.meta.env.DEV && lazyWithPreload(() => import('./dev/DesignSystemPage'))

/** The whole site. Render it inside a router. */
export function App() {
  const { pathname } = useLocation()
  const Page = (pathname === '/design-system' && DesignSystemPage) || matchPage(pathname).page.Page
  return (
    <HelmetProvider>
      <SiteLayout>
        <Page />
      </SiteLayout>
    </HelmetProvider>
  )
}
