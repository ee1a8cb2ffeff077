import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createJsMeter, getErrors } from '../../../vite/prerender/budgets.ts'

it('names a page that is over a limit, and by how much', () => {
  const measure = { page: '/faq', name: 'JavaScript', bytes: 105_400, limit: 105_000 }
  expect(getErrors([{ ...measure, bytes: 105_000 }])).toEqual([])
  expect(getErrors([measure])).toEqual(['/faq: JavaScript: 105.4 KB, over the limit of 105.0 KB.'])
})

it('does not count the share of content, of pictures and of what the build makes of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'))
  writeFileSync(join(folder, 'page.js'), 'export const sum = (a, b) => a + b')
  const modules = Object.fromEntries(
    ['src/pages/Page.tsx', 'src/content/faq.ts', 'pictures/a.webp', 'src/pages/page.data.ts?x'].map(
      (id) => [`/site/${id}`, { renderedLength: 10 }],
    ),
  )
  const bundle = new Map([['page.js', { imports: [], dynamicImports: [], modules }]])
  const measureJs = await createJsMeter('/site', folder, bundle)
  rmSync(folder, { recursive: true })
  const { bytes, contentBytes = 0 } = measureJs('/', 'JavaScript', 1, new Set(['page.js']))
  expect(bytes).toBe((bytes + contentBytes) / 4)
})
