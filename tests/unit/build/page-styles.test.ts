import { expect, it } from 'vitest'
import { removeUnusedRules } from '../../../vite/prerender/page-styles.ts'

const html = '<main class="card"><p>Text</p><a href="/">Link</a></main>'

it.each([
  ['an element that the page has', 'p,ul{margin:0}', 'p{margin:0}'],
  ['an element that it has not', 'ul{margin:0}.card ul{margin:0}:where(ol){margin:0}', ''],
  ['every page', '.card:not(ul)>p{margin:0}body::before{margin:0}', '.card:not(ul)>p,body:before{margin:0}'],
  [
    'what follows the first paint',
    'p:hover,p:disabled{margin:0}::placeholder{color:red}:-moz-ui-invalid{margin:0}',
    '',
  ],
  ['old browsers', '@layer properties{*{--a:0}}p{margin:0}', 'p{margin:0}'],
  ['a fallback', '@supports (color:color-mix(in lab,red,red)){p{color:var(--a)}}', 'p{color:var(--a)}'],
  ['a property that is read', '@property --a{syntax:"*";inherits:false}p{--a:0;margin:var(--a)}', '@property --a'],
  ['a property that is not', '@property --a{syntax:"*";inherits:false}', ''],
  [
    'a property that nothing sets',
    '@layer properties{*{--a:initial}}@property --a{syntax:"*";inherits:false}ul{margin:var(--a)}',
    '',
  ],
])('keeps a rule for %s only if the first paint of the page needs it', (_, css, expected) => {
  const result = removeUnusedRules(css, html)
  expect(result).toContain(expected)
  expect(result === '').toBe(expected === '')
})

it('keeps the style of a disabled button if the page has one', () => {
  const css = '.a:disabled,.a:hover{margin:0}'
  expect(removeUnusedRules(css, '<button class="a" disabled="">Previous</button>')).toBe('.a:disabled{margin:0}')
})
