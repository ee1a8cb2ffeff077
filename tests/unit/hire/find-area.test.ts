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
    ['Penrith, New South Wales', 'penrith', 'Penrith'],
    ['saint ives', 'north', 'St Ives'],
    ["Brighton le sands'", 'st-george', 'Brighton-Le-Sands'],
    ['MT ANNAN', 'camden-wollondilly', 'Mount Annan'],
    ['Helensburgh', 'helensburgh', 'Helensburgh'],
    ['nth sydney', 'north', 'North Sydney'],
    ['Sth  Hurstville', 'st-george', 'South Hurstville'],
    [' cronulla ', 'sutherland-shire', 'Cronulla'],
    // Two postcodes of one area.
    ['North Sydney', 'north', 'North Sydney'],
    // Names of areas and their parts.
    ['Sutherland Shire', 'sutherland-shire', 'Sutherland Shire'],
    ['the inner west', 'inner-west', 'Inner West'],
    ['Eastern Suburbs', 'city', 'City and eastern suburbs'],
    ['northern beaches nsw', 'north', 'North Shore and northern beaches'],
    ['the hills', 'ryde-hills', 'Ryde, Hornsby and the Hills'],
    // Addresses.
    ['12 Smith St Cronulla', 'sutherland-shire', 'Cronulla'],
    ['Shop 3, 12 Smith St, Cronulla NSW 2230', 'sutherland-shire', 'Cronulla 2230'],
    ['Cronulla, Sydney', 'sutherland-shire', 'Cronulla'],
    ['5 Ann St, St Marys', 'penrith', 'St Marys'],
    ['1 George St Sydney', 'city', 'Sydney'],
    // Other names and spellings.
    ['Surrey Hills', 'city', 'Surry Hills'],
    ['olympic park', 'parramatta', 'Sydney Olympic Park'],
    ['Circular Quay', 'city', 'Circular Quay'],
  ])('is found for "%s"', (text, area, label) => {
    expect(find(text)).toEqual({ status: 'found', area, label })
  })

  it('is asked for if two areas have a suburb of that name', () => {
    const found = find('yellow rock')
    const options = found?.status === 'several' ? found.options.map(format) : []
    expect(options.toSorted()).toEqual(['Yellow Rock 2527', 'Yellow Rock 2777'])
    expect(options.map(find)).toMatchObject([{ area: 'penrith' }, { area: 'shellharbour-kiama' }])
  })

  it('is asked for if a beach and a village have the same name', () => {
    for (const text of ['Balmoral', '3 The Esplanade, Balmoral']) {
      expect(find(text)).toMatchObject({ options: [{ area: 'north' }, { area: 'camden-wollondilly' }] })
    }
  })

  it('is asked for if areas share a postcode', () => {
    const found = find('2765')
    const options = found?.status === 'several' ? found.options : []
    expect(new Set(options.map(({ area }) => area)).size).toBeGreaterThan(1)
    for (const option of options) expect(find(format(option))).toMatchObject({ area: option.area })
  })

  it('is suggested for the start of a name, and nothing for less than three letters', () => {
    expect(find('Crom')).toMatchObject({ status: 'several', options: [{ name: 'Cromer' }] })
    expect(find('Cro')).toMatchObject({ status: 'several' })
    expect(find('Nor')).toMatchObject({ options: { length: 6 } })
    for (const text of ['', 'Pe', '27', '   ']) expect(find(text)).toBeNull()
  })

  it.each([' leura', 'Katoomba NSW', 'Wentworth Falls', 'Bowral', 'Gosford', 'newcastle'])(
    'is none for %s, to which we go all the same',
    (text) => {
      const found = find(text)
      expect(found?.status).toBe('outside')
      expect(found?.status === 'outside' && describeOutside(found.label)).toMatch(/ is outside our areas\. We come/)
    },
  )

  it('is none for each neighbour, and found or asked for by each other name', () => {
    for (const label of neighbours) expect(find(label)).toEqual({ status: 'outside', label })
    for (const name of Object.keys(otherNames)) expect(find(name)).toMatchObject({ status: 'found' })
  })

  it.each(['Dubbo', '2300', '2780', 'Penrith 2000', 'xyz', '12 Smith St Dubbo'])('is unknown for %s', (text) => {
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

  it('does not name the area twice', () => {
    for (const label of [`2750 (${penrith.name})`, 'Penrith', 'Penrith 2750']) {
      expect(describeTrip(label, penrith.area)).toBe(`${label}: ${formatBothPrices(price)} there and back.`)
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
  ['12300 ', "We can't find “12300” in our areas."],
  ['a2300', "We can't find “a2300” in our areas."],
  [' Dubbo ', "We can't find “Dubbo” in our areas."],
])('says of "%s" that it is not known', (text, sentence) => {
  expect(describeUnknown(text)).toContain(sentence)
})
