import { describe, expect, it } from 'vitest'
import { guides } from '../../src/content/guides'
import { publicPaths, render } from '../../src/prerender'
import { addGst, bookings, parts, range, setups, toCents } from '../support/bookings'

const payable = [...bookings.values()].flat().concat(setups, parts).map(toCents)

/** The prices in the tables of a guide. Those of a single booking are tested with the other prices. */
const getRowPrices = (path: string): number[] =>
  guides
    .filter(({ slug }) => path === `/guides/${slug}`)
    .flatMap(({ prices, examples }) => [...prices.rows, ...(examples?.rows ?? [])])
    .flatMap(({ price }) => range(price).map(toCents))

const NUMBER = '\\$([\\d,]+(?:\\.\\d\\d)?)'
const FROM = new RegExp(`\\b(?:from|starts? at) ${NUMBER}(?:-${NUMBER})?(?: ?(\\+GST))?`, 'gi')

/** The texts of a page, with its title and its description. */
const getText = (html: string) =>
  html
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<meta [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')

describe.each(publicPaths)('%s', (path) => {
  it('names only starting prices that a booking costs', async () => {
    const { head, html } = await render(path)
    const allowed = [...payable, ...getRowPrices(path)]
    const wrong = [...getText(head + html).matchAll(FROM)].filter(([, from = '', to = from, gst]) =>
      [from, to].some((text) => {
        const cents = toCents(Number(text.replaceAll(',', '')))
        return !allowed.some((price) => (gst ? price : addGst(price)) === cents)
      }),
    )
    expect(wrong.map(([text]) => text)).toEqual([])
  })
})
