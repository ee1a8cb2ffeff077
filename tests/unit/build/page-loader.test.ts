import { expect, it } from 'vitest'
import { compilePageLoader } from '../../../vite/prerender/page-loader.ts'

it('has no syntax that older browsers cannot parse', async () => {
  const { code } = await compilePageLoader(process.cwd())
  expect(code).toContain('old-browser')
  expect(code).not.toMatch(
    /\?\.\D|\?\?|(?:\|\||&&)=|#\w+\s*[=(;]|static\{|\b(?:await|export)\b|\d_\d/,
  )
})
