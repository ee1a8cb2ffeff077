import { describe, expect, it } from 'vitest'
import { guides } from '../../src/content/guides'
import { deliveryAreas } from '../../src/content/terms/travel'
import { publicPaths, render } from '../../src/prerender'
import { addGst, bookings, parts, range, setups, toCents } from '../support/bookings'

const single = new Set([...[...bookings.values()].flat(), ...setups, ...parts].map(toCents))

const trips = deliveryAreas.map(({ price }) => toCents(price))
const added = [...[...bookings.values()].flatMap(([start = 0]) => toCents(start)), ...trips]

/** The totals of a guide's tables that are those of the booking that they link to, with up to two others. */
const getSums = (path: string): number[] =>
  guides
    .filter(({ slug }) => path === `/guides/${slug}`)
    .flatMap(({ prices, examples }) => [...prices.rows, ...(examples?.rows ?? [])])
    .flatMap(({ price, to = '' }) => {
      const cents = toCents(range(price)[0])
      const rests = (bookings.get(to.replace('#tiers', '')) ?? []).map((booking) => cents - toCents(booking))
      const isAdded = (rest: number) => added.some((first) => first === rest || added.includes(rest - first))
      return rests.some((rest) => rest === 0 || isAdded(rest)) ? cents : []
    })

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
    const payable = [...single, ...getSums(path)]
    const wrong = [...getText(head + html).matchAll(FROM)].filter(([, from = '', to = from, gst]) =>
      [from, to].some((text) => {
        const cents = toCents(Number(text.replaceAll(',', '')))
        return !payable.some((price) => (gst ? price : addGst(price)) === cents)
      }),
    )
    expect(wrong.map(([text]) => text)).toEqual([])
  })
})
