import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LazyBoundary } from '../../../src/components/fallbacks/LazyBoundary'
import { Dialog } from '../../../src/components/ui/Dialog'
import { type LazyModule, lazyWithPreload } from '../../../src/lib/browser/lazy-with-preload'
import { silenceErrors } from '../../support/console'
import { defer } from '../../support/site/defer'

const chunk: LazyModule<object> = { default: () => <p>Loaded</p> }
const failure = new TypeError('Failed to fetch')

// React logs what an error boundary catches.
beforeEach(() => void silenceErrors())

const findError = () => screen.findByRole('heading', { name: "The map didn't load" })

describe('LazyBoundary', () => {
  it('shows a label while the code loads, and loads it once if that fails slowly', async () => {
    const response = defer<never>()
    const load = vi.fn<() => Promise<never>>(() => response.promise)
    const Content = lazyWithPreload(load)
    render(
      <LazyBoundary name="The map" loadingLabel="Loading map...">
        <Content />
      </LazyBoundary>,
    )
    expect(await screen.findByRole('status')).toHaveTextContent('Loading map...')
    response.reject(failure)
    await findError()
    expect(load).toHaveBeenCalledOnce()
  })

  it('offers to reload the page first, because it may have been updated', async () => {
    const Content = lazyWithPreload(() => Promise.reject(failure))
    render(
      <LazyBoundary name="The map" loadingLabel="Loading map...">
        <Content />
      </LazyBoundary>,
    )
    await findError()
    expect(screen.getByRole('alert')).toHaveTextContent('updated')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Reload the page',
      'Try again',
    ])
  })

  it('moves the focus to the title of its dialog on Try again', async () => {
    let isAvailable = false
    const Content = lazyWithPreload(() =>
      isAvailable ? Promise.resolve(chunk) : Promise.reject(failure),
    )
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
})
