import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LazyBoundary } from '../../src/components/LazyBoundary'
import { type LazyModule, lazyWithPreload } from '../../src/lib/lazy-with-preload'
import { silenceErrors } from '../support/console'
import { defer } from '../support/defer'

const chunk: LazyModule<object> = { default: () => <p>Loaded</p> }
const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  silenceErrors() // React logs what an error boundary catches.
})
afterEach(() => {
  vi.unstubAllGlobals()
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
const findError = () => screen.findByRole('heading', { name: 'The map could not be loaded' })

describe('LazyBoundary', () => {
  it('shows a label while the code loads', async () => {
    renderLazy(() => new Promise(() => undefined))
    expect(await screen.findByRole('status')).toHaveTextContent('Loading map...')
  })

  it('loads the code once if that fails slowly', async () => {
    const response = defer<never>()
    const load = vi.fn<() => Promise<never>>(() => response.promise)
    renderLazy(load)
    await screen.findByRole('status')
    response.reject(new TypeError('Failed to fetch'))
    await findError()
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads again on Try again without a network, and does not reload the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let isAvailable = false
    renderLazy(() => (isAvailable ? Promise.resolve(chunk) : failingLoad()))
    await findError()
    isAvailable = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Loaded')).toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['reloads the page', 'navigate', 5_000, 1],
    ['does not reload the page a second time', 'reload', 59_000, 0],
    ['reloads the page a minute after a reload', 'reload', 61_000, 1],
  ] as const)('%s if code is missing', async (_, type, pageAgeMs, reloads) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => pageAgeMs })
    renderLazy(failingLoad)
    await findError()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads))
  })

  it('does not reload the page for an error in a component', async () => {
    renderLazy(() =>
      Promise.resolve({
        default: () => {
          throw new Error('Broken component')
        },
      }),
    )
    await findError()
    expect(reload).not.toHaveBeenCalled()
  })
})
