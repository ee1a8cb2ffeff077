import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbours, otherNames, suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { describeOutside, describeTrip, describeUnknown, findArea, type Suburb } from '../../../src/hire/find-area'
import { formatBothPrices } from '../../../src/lib/text/money'

const find = findArea
const format = ({ name, postcode }: Suburb) => `${name} ${postcode}`

describe('the area of a suburb or a postcode', () => {
  it.each([
    ['Penrith', 'penrith', 'Penrith'],
    ['2750', 'penrith', '2750 (Penrith and the lower Blue Mountains)'],
    ['sydney CBD', 'city', 'Sydney'],
    ['  penrith NSW 2750 ', 'penrith', 'Penrith 2750'],
    ['saint ives', 'north', 'St Ives'],
    ["Brighton le sands'", 'st-george', 'Brighton-Le-Sands'],
    ['MT ANNAN', 'camden-wollondilly', 'Mount Annan'],
    ['nth sydney', 'north', 'North Sydney'],
    // Names of areas and their parts.
    ['Sutherland Shire', 'sutherland-shire', 'Sutherland Shire'],
    ['the inner west', 'inner-west', 'Inner West'],
    ['Eastern Suburbs', 'city', 'City and eastern suburbs'],
    // Addresses.
    ['Shop 3, 12 Smith St, Cronulla NSW 2230', 'sutherland-shire', 'Cronulla 2230'],
    ['Cronulla, Sydney', 'sutherland-shire', 'Cronulla'],
    ['5 Ann St, St Marys', 'penrith', 'St Marys'],
    ['1 George St Sydney', 'city', 'Sydney'],
    // Other names and spellings.
    ['Surrey Hills', 'city', 'Surry Hills'],
  ])('is found for "%s"', (text, area, label) => {
    expect(find(text)).toEqual({ status: 'found', area, label })
  })

  it.each([
    ['yellow rock', ['penrith', 'shellharbour-kiama']],
    ['3 The Esplanade, Balmoral', ['camden-wollondilly', 'north']],
    ['2765', ['blacktown', 'hawkesbury', 'penrith', 'ryde-hills']],
  ])('is asked for if several areas have %s', (text, areas) => {
    const found = find(text)
    const options = found?.status === 'several' ? found.options : []
    expect([...new Set(options.map(({ area }) => area))].toSorted()).toEqual(areas)
    for (const option of options) expect(find(format(option))).toMatchObject({ area: option.area })
  })

  it('is suggested for the start of a name, and nothing for less than three letters', () => {
    expect(find('Crom')).toMatchObject({ status: 'several', options: [{ name: 'Cromer' }] })
    for (const text of ['', 'Pe', '27', '   ']) expect(find(text)).toBeNull()
  })

  it.each([' leura', 'Katoomba NSW'])('is none for %s, to which we go all the same', (text) => {
    const found = find(text)
    expect(found?.status).toBe('outside')
    expect(found?.status === 'outside' && describeOutside(found.label)).toMatch(/ is outside our areas\. We come/)
  })

  it('is none for each neighbour, and found or asked for by each other name', () => {
    for (const label of neighbours) expect(find(label)).toEqual({ status: 'outside', label })
    for (const name of Object.keys(otherNames)) expect(find(name)).toMatchObject({ status: 'found' })
  })

  it.each(['Dubbo', '2300', 'Penrith 2000', '12 Smith St Dubbo'])('is unknown for %s', (text) => {
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

describe('the price of a trip', () => {
  const penrith = { area: 'penrith', name: 'Penrith and the lower Blue Mountains' } as const
  const { price } = deliveryAreas.find(({ id }) => id === penrith.area) ?? { price: NaN }

  it('is the same for people and for gear in most areas', () => {
    for (const load of [undefined, 'people', 'gear'] as const) {
      expect(describeTrip('Emu Plains', penrith.area, load)).toBe(
        `Emu Plains (${penrith.name}): ${formatBothPrices(price)} there and back.`,
      )
    }
  })

  it('is for gear alone where people travel free', () => {
    const area = deliveryAreas.find(({ isFreeForPeople }) => isFreeForPeople)
    if (!area) throw new Error('People travel free to no area')
    const free = `Here (${area.name}): our people travel there at no extra cost.`
    const gear = formatBothPrices(area.price)
    expect(describeTrip('Here', area.id, 'people')).toBe(free)
    expect(describeTrip('Here', area.id)).toBe(`${free} Delivery and pickup of gear alone is ${gear}.`)
    expect(describeTrip('Here', area.id, 'gear')).toBe(`Here (${area.name}): ${gear} there and back.`)
  })
})

it.each([
  [' 2300  ', "2300 isn't in our areas"],
  ['23000', "We can't find “23000” in our areas."],
  [' Dubbo ', "We can't find “Dubbo” in our areas."],
])('says of "%s" that it is not known', (text, sentence) => {
  expect(describeUnknown(text)).toContain(sentence)
})
