import { Fragment } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { useLocation, useRoutes } from 'react-router-dom'
import { SiteLayout } from './layout/SiteLayout'
import { sitemap } from './sitemap'

const routes = sitemap.map(({ path, Page }) => ({ path, element: <Page /> }))

/** The whole site. Render it inside a router. */
export function App() {
  const { pathname } = useLocation()
  const page = useRoutes(routes)
  return (
    <HelmetProvider>
      <SiteLayout>
        {/* The key resets the state of a page when only the slug changes. */}
        <Fragment key={pathname}>{page}</Fragment>
      </SiteLayout>
    </HelmetProvider>
  )
}
