import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createJsMeter, getErrors, getWarnings, measurePage } from '../../../vite/prerender/budgets.ts'

it('names a page that is over a limit, by how much, and what is largest', () => {
  const measure = { page: '/faq', name: 'JavaScript', bytes: 105_400, limit: 105_000, largestPart: 'src/App.tsx' }
  expect(getErrors([{ ...measure, bytes: 105_000 }])).toEqual([])
  expect(getErrors([measure, { ...measure, largestPart: undefined }])).toEqual([
    '/faq: JavaScript: 105.4 KB, over the limit of 105.0 KB. Largest part: src/App.tsx.',
    '/faq: JavaScript: 105.4 KB, over the limit of 105.0 KB.',
  ])
})

it('warns, but does not fail, when a text makes a page slower', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => (index ** 3).toString(36)).join(' ')
  const html = `<head><style>a{}</style></head><main><h1>Short</h1><p>Text</p><h2 id="x">Sound &amp; Light</h2>${words}</main>`
  const measures = await measurePage('', '/faq', html)
  const [warning, ...others] = getWarnings(measures)
  const bytes = brotliCompressSync(html).length
  expect(getErrors(measures)).toEqual([])
  expect(others).toEqual([])
  expect(warning).toContain(`/faq: HTML with its CSS: ${bytes} bytes, ${bytes - 14_350} more than`)
  expect(warning).toContain('Largest part: the text below "Sound & Light".')
})

it('counts the code of a page, and its content apart', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'site-budgets-'))
  try {
    writeFileSync(join(outDir, 'page.js'), 'console.log("code and content")')
    const size = brotliCompressSync('console.log("code and content")').length
    const modules = {
      '/site/src/pages/Page.tsx': { renderedLength: 30 },
      '/site/node_modules/a/node_modules/@b/c/index.js': { renderedLength: 10 },
      '/site/src/content/items.ts': { renderedLength: 50 },
      '/site/pictures/item.webp?picture': { renderedLength: 10 },
    }
    const measureJs = await createJsMeter('/site', outDir, new Map([['page.js', { imports: [], modules }]]))
    const files = new Set(['page.js'])
    expect(measureJs('/', 'JavaScript', 1, files)).toMatchObject({
      bytes: expect.closeTo(size * 0.4),
      contentBytes: expect.closeTo(size * 0.6),
      largestPart: 'src/pages/Page.tsx',
    })
    expect(measureJs('/', 'JavaScript', 1, files, new Set()).largestPart).toBeUndefined()
  } finally {
    rmSync(outDir, { recursive: true })
  }
})
