import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { describe, expect, it } from 'vitest'
import { Seo } from '../../src/seo/Seo'
import { hostileTexts } from '../support/attacks'

const SCRIPT = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

/** Renders a text as title, description and structured data. Returns that data and the other elements of the head. */
function renderHead(text: string) {
  const seo = createElement(Seo, { title: text, description: text, path: '/services/dj-hire', jsonLd: { name: text } })
  const head = renderToStaticMarkup(createElement(HelmetProvider, null, seo))
  return {
    jsonLd: [...head.matchAll(SCRIPT)].map(([, json = '']) => JSON.parse(json) as unknown),
    // "<" with a letter, "/" or "!" after it starts a tag.
    tags: new Set([...head.replace(SCRIPT, '').matchAll(/<([/!\w]\w*)/g)].map(([, name]) => name)),
  }
}

const asText = (text: string) => ({ jsonLd: [{ name: text }], tags: new Set(['title', '/title', 'meta', 'link']) })

describe('the head of a page', () => {
  it.each(Object.entries(hostileTexts))('contains %s as text', (_, text) => {
    expect(renderHead(text)).toEqual(asText(text))
  })

  it('contains any text as text', () => {
    const pieces = ['<', '</script>', '</title>', '<!--', '<script', '>', '"', "'", '&', '\\', '\u2028', '/', ' ']
    const parts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 10 })
    fc.assert(
      fc.property(parts, (strings) => {
        const text = strings.join('')
        expect(renderHead(text)).toEqual(asText(text))
      }),
    )
  })
})
