import { expect, it } from 'vitest'
import { getProblems, measurePage } from '../../../vite/prerender/budgets.ts'

it('warns about a page past the first limit, and refuses it past the second', () => {
  const measure = { page: '/faq', name: 'JavaScript' } as const
  expect(getProblems([{ ...measure, bytes: 120_000 }], 'warning')).toEqual([])
  expect(getProblems([{ ...measure, bytes: 120_400 }], 'warning')).toEqual([
    '/faq: JavaScript: 120,400 bytes, over 120,000 bytes.',
  ])
  expect(getProblems([{ ...measure, bytes: 150_000 }], 'error')).toEqual([])
  expect(getProblems([{ ...measure, bytes: 150_400 }], 'error')).toEqual([
    '/faq: JavaScript: 150,400 bytes, over 150,000 bytes.',
  ])
})

it('allows more HTML to a page with a room only', async () => {
  // Every page has the loader of the app, which names the class of a room.
  const loader = "<script>scene.closest('.fader-frame')</script>"
  const getName = async (body: string) => {
    const page = { url: '/faq', html: body + loader, pictureUrl: undefined }
    const [html] = await measurePage('.', page)
    return html?.name
  }
  expect(await getName('<div class="card">Questions</div>')).toBe('HTML')
  expect(await getName('<div class="gel fader-frame lit">Weddings</div>')).toBe('HTML with a room')
})
