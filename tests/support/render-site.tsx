import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { App } from '../../src/App'
import { matchPage } from '../../src/sitemap'

/** Renders a page of the site with header and footer. `location` returns the current path and query. */
export async function renderSite(href: string) {
  const [path = '/'] = href.split(/[?#]/)
  await matchPage(path).page.Page.preload()
  let current = href
  const view = render(
    <MemoryRouter initialEntries={[href]}>
      <App />
      <LocationObserver
        onChange={(location) => {
          current = location
        }}
      />
    </MemoryRouter>,
  )
  return { ...view, user: userEvent.setup(), location: () => current }
}

function LocationObserver({ onChange }: { onChange: (location: string) => void }) {
  const { pathname, search } = useLocation()
  useEffect(() => onChange(pathname + search), [onChange, pathname, search])
  return null
}
