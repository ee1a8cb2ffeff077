import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { App } from '../../src/App'
import { matchPage } from '../../src/sitemap'

/**
 * Opens a page of the site as the visitor gets it: whole, with header and footer, its code loaded.
 * `location()` tells where the visitor is by now, as path and query.
 */
export async function renderSite(href: string) {
  const [path = '/'] = href.split(/[?#]/)
  await matchPage(path).page.Page.preload()
  let current = href
  const view = render(
    <MemoryRouter initialEntries={[href]}>
      <App />
      <Address
        onChange={(address) => {
          current = address
        }}
      />
    </MemoryRouter>,
  )
  return { ...view, user: userEvent.setup(), location: () => current }
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation()
  useEffect(() => onChange(pathname + search), [onChange, pathname, search])
  return null
}
