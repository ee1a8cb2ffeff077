import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type LazyModule, lazyWithPreload } from '../../../src/lib/browser/lazy-with-preload'

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
})
