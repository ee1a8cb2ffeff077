import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LazyBoundary } from '../../../src/components/fallbacks/LazyBoundary'
import { Dialog } from '../../../src/components/ui/Dialog'
import { type LazyModule, lazyWithPreload } from '../../../src/lib/browser/lazy-with-preload'
import { silenceErrors } from '../../support/console'
import { defer } from '../../support/site/defer'
import { server } from '../../support/site/server'

const chunk: LazyModule<object> = { default: () => <p>Loaded</p> }

/** The server sends a page with this entry script, or no page. */
const serveBuild = (entry?: string) =>
  server.use(
    http.get('/', () =>
      entry ? HttpResponse.html(`<div id="root"></div><script data-entry="${entry}">`) : HttpResponse.error(),
    ),
  )

beforeEach(() => {
  silenceErrors() // React logs what an error boundary catches.
  serveBuild()
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>'
})

function renderLazy(load: () => Promise<LazyModule<object>>) {
  const Content = lazyWithPreload(load)
  return render(
    <LazyBoundary name="The map" loadingLabel="Loading map...">
      <Content />
    </LazyBoundary>,
  )
}

const failingLoad = () => Promise.reject(new TypeError('Failed to fetch'))
const findError = () => screen.findByRole('heading', { name: "The map didn't load" })

describe('LazyBoundary', () => {
  it('shows a label while the code loads, and loads it once if that fails slowly', async () => {
    const response = defer<never>()
    const load = vi.fn<() => Promise<never>>(() => response.promise)
    renderLazy(load)
    expect(await screen.findByRole('status')).toHaveTextContent('Loading map...')
    response.reject(new TypeError('Failed to fetch'))
    await findError()
    expect(load).toHaveBeenCalledOnce()
  })

  it('moves the focus to the title of its dialog on Try again', async () => {
    let isAvailable = false
    const Content = lazyWithPreload(() => (isAvailable ? Promise.resolve(chunk) : failingLoad()))
    render(
      <Dialog title="Map" onClose={() => undefined}>
        <LazyBoundary name="The map" loadingLabel="Loading map...">
          <Content />
        </LazyBoundary>
      </Dialog>,
    )
    await findError()
    isAvailable = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Loaded')).toBeInTheDocument()
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it.each([
    ['nothing', undefined, ['Try again']],
    ['the running build', '/assets/index-1.js', ['Try again', 'Reload the page']],
    ['another build', '/assets/index-2.js', ['Reload the page']],
  ])('offers what can help when the server sends %s', async (_, entry, buttons) => {
    serveBuild(entry)
    renderLazy(failingLoad)
    await findError()
    for (const name of buttons) expect(await screen.findByRole('button', { name })).toBeInTheDocument()
    expect(screen.getAllByRole('button')).toHaveLength(buttons.length)
  })
})
