import { act, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useEffect } from 'react'
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { App } from '../../../src/App'
import { matchPage } from '../../../src/sitemap'

type Router = { location: string; navigate: NavigateFunction }

/**
 * Renders a page of the site with header and footer. `history` has the URLs that the visitor came from. `location`
 * returns the current path and query. `follow` navigates like a link to that URL, and `goBack` like the browser's Back
 * button.
 */
export async function renderSite(
  href: string,
  { history = [] }: { history?: readonly string[] } = {},
) {
  const [path = '/'] = href.split(/[?#]/)
  await matchPage(path).page.Page.preload()
  const router: Router = { location: href, navigate: () => undefined }
  for (const url of [...history, href]) window.history.pushState(null, '', url)
  const view = render(
    <BrowserRouter>
      <App />
      <RouterObserver onChange={(current) => void Object.assign(router, current)} />
    </BrowserRouter>,
  )
  return {
    ...view,
    // Without a pause after each letter, and without looking for a style that lets no pointer through: jsdom loads none.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    location: () => router.location,
    follow: (url: string) => act(async () => router.navigate(url)),
    goBack: () =>
      act(async () => {
        const popped = new Promise((resolve) =>
          window.addEventListener('popstate', resolve, { once: true }),
        )
        window.history.back()
        await popped
      }),
  }
}

function RouterObserver({ onChange }: { onChange: (router: Router) => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    onChange({ location: pathname + search, navigate })
  })
  return null
}
