import { HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { SiteLayout } from './layout/SiteLayout'
import { matchPage } from './sitemap'

/** The whole site. Render it inside a router. */
export function App() {
  const { pathname } = useLocation()
  const { Page } = matchPage(pathname).page
  return (
    <HelmetProvider>
      <SiteLayout>
        {/* The key resets the state of a page. */}
        <Page key={pathname} />
      </SiteLayout>
    </HelmetProvider>
  )
}
