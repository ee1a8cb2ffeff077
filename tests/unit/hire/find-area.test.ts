import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { describeTrip, describeUnknown, findArea, type Suburb } from '../../../src/hire/find-area'
import { formatBothPrices } from '../../../src/lib/text/money'

const find = findArea
const format = ({ name, postcode }: Suburb) => `${name} ${postcode}`

describe('the area of a suburb or a postcode', () => {
  it.each([
    ['Penrith', 'penrith', 'Penrith'],
    ['2750', 'penrith', '2750 (Penrith and the lower Blue Mountains)'],
    ['sydney CBD', 'city', 'Sydney'],
    ['  penrith NSW 2750 ', 'penrith', 'Penrith 2750'],
    ['Penrith, New South Wales', 'penrith', 'Penrith'],
    ['saint ives', 'north', 'St Ives'],
    ["Brighton le sands'", 'st-george', 'Brighton-Le-Sands'],
    ['MT ANNAN', 'camden-wollondilly', 'Mount Annan'],
    ['Helensburgh', 'helensburgh', 'Helensburgh'],
    // Two postcodes of one area.
    ['North Sydney', 'north', 'North Sydney'],
  ])('is found for "%s"', (text, area, label) => {
    expect(find(text)).toEqual({ status: 'found', area, label })
  })

  it('is asked for if two areas have a suburb of that name', () => {
    const found = find('yellow rock')
    const options = found?.status === 'several' ? found.options.map(format) : []
    expect(options.toSorted()).toEqual(['Yellow Rock 2527', 'Yellow Rock 2777'])
    expect(options.map(find)).toMatchObject([{ area: 'penrith' }, { area: 'shellharbour-kiama' }])
  })

  it('is asked for if areas share a postcode', () => {
    const found = find('2765')
    const options = found?.status === 'several' ? found.options : []
    expect(new Set(options.map(({ area }) => area)).size).toBeGreaterThan(1)
    for (const option of options) expect(find(format(option))).toMatchObject({ area: option.area })
  })

  it('is suggested for the start of a name, and nothing for less than three letters', () => {
    expect(find('Crom')).toMatchObject({ status: 'several', options: [{ name: 'Cromer' }] })
    for (const text of ['', 'Pe', '27', '   ']) expect(find(text)).toBeNull()
  })

  it.each(['Newcastle', '2300', 'Katoomba', '2780', 'Penrith 2000', 'xyz'])('is unknown for %s', (text) => {
    expect(find(text)).toEqual({ status: 'unknown' })
    expect(describeUnknown(text)).toContain(text)
  })

  it('never throws, and finds every suburb with its postcode', () => {
    fc.assert(fc.property(fc.string(), (text) => void find(text)))
    for (const [area, postcodes] of Object.entries(suburbs)) {
      for (const [postcode, names] of Object.entries(postcodes)) {
        for (const name of names) expect(find(`${name} ${postcode}`)).toMatchObject({ status: 'found', area })
      }
    }
  })
})

it('answers with the price for people and for gear, which differ where people travel free', () => {
  for (const { id, price, isFreeForPeople } of deliveryAreas) {
    expect(describeTrip('Here', id, 'gear')).toContain(formatBothPrices(price))
    expect(describeTrip('Here', id, 'people').includes(formatBothPrices(price))).toBe(!isFreeForPeople)
    expect(describeTrip('Here', id)).toContain(formatBothPrices(price))
  }
})
