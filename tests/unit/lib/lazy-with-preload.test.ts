import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, type LazyModule, lazyWithPreload } from '../../../src/lib/browser/lazy-with-preload'

type Load = () => Promise<LazyModule<object>>

const chunk = { default: () => null }

describe('lazyWithPreload', () => {
  it('loads the code once, even if it is requested several times', async () => {
    const load = vi.fn<Load>().mockResolvedValue(chunk)
    const { preload } = lazyWithPreload(load)
    await Promise.all([preload(), preload()])
    await preload()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('renders without a fallback once the code is in memory', async () => {
    const Lazy = lazyWithPreload(() => Promise.resolve({ default: () => 'Loaded' }))
    await Lazy.preload()
    expect(renderToString(createElement(Lazy))).toBe('Loaded')
  })

  it('rejects with a ChunkLoadError, also after a prefetch, and loads again on the next call', async () => {
    const cause = new TypeError('Failed to fetch')
    const load = vi.fn<Load>().mockResolvedValue(chunk).mockRejectedValueOnce(cause)
    const { prefetch, preload } = lazyWithPreload(load)
    prefetch()
    expect(load).toHaveBeenCalledTimes(1)
    await expect(preload()).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('fetched'),
      cause,
    })
    await expect(preload()).resolves.toBeUndefined()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads again while rendering only after the error has allowed it', async () => {
    const cause = new TypeError('Failed to fetch')
    const load = vi
      .fn<Load>()
      .mockResolvedValue({ default: () => 'Loaded' })
      .mockRejectedValueOnce(cause)
    const Lazy = lazyWithPreload(load)
    /** The page, or the error that it throws. */
    const render = async () => {
      try {
        const { prelude } = await prerender(createElement(Lazy), { onError: () => undefined })
        return await new Response(prelude).text()
      } catch (error) {
        return error
      }
    }
    const error = await render()
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(await render()).toBe(error)
    expect(load).toHaveBeenCalledTimes(1)
    ;(error as ChunkLoadError).allowRetry()
    expect(await render()).toBe('Loaded')
  })
})
