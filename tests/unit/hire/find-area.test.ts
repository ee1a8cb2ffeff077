import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { neighbours } from '../../../src/content/terms/neighbours'
import { otherNames, suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas, packagesWithTravel } from '../../../src/content/terms/travel'
import { describeOutside, describeTrip, describeUnknown, findArea, type Suburb } from '../../../src/hire/find-area'
import { formatBothPrices } from '../../../src/lib/text/money'

const format = ({ name, postcode }: Suburb) => `${name} ${postcode}`

it.each([
  ['2750', 'penrith', '2750 (Penrith and the lower Blue Mountains)'],
  ['sydney CBD', 'city', 'Sydney'],
  ['  penrith NSW 2750 ', 'penrith', 'Penrith 2750'],
  // Other spellings.
  ["Brighton le sands'", 'st-george', 'Brighton-Le-Sands'],
  ['MT ANNAN', 'camden-wollondilly', 'Mount Annan'],
  ['Surrey Hills', 'city', 'Surry Hills'],
  // An area and a part of one.
  ['the inner west', 'inner-west', 'Inner West'],
  ['Eastern Suburbs', 'city', 'City and eastern suburbs'],
  // Addresses.
  ['Shop 3, 12 Smith St, Cronulla NSW 2230', 'sutherland-shire', 'Cronulla 2230'],
  ['5 Ann St, St Marys', 'penrith', 'St Marys'],
  ['1 George St Sydney', 'city', 'Sydney'],
])('finds the area of "%s"', (text, area, label) => {
  expect(findArea(text)).toEqual({ status: 'found', area, label, isInRadius: true })
})

it.each([
  ['3 The Esplanade, Balmoral', ['camden-wollondilly', 'north']],
  ['2765', ['blacktown', 'hawkesbury', 'penrith', 'ryde-hills']],
  ['Crom', ['north']],
])('asks which suburb is meant by "%s"', (text, areas) => {
  const found = findArea(text)
  const options = found?.status === 'several' ? found.options : []
  expect([...new Set(options.map(({ area = 'elsewhere' }) => area))].toSorted()).toEqual(areas)
  for (const option of options) expect(findArea(format(option))).toMatchObject({ area: option.area })
})

it('finds every suburb with its postcode, inside and outside the areas, and each other name, whatever is typed', () => {
  for (const [area, postcodes] of Object.entries(suburbs)) {
    for (const [postcode, names] of Object.entries(postcodes)) {
      for (const name of names) expect(findArea(`${name} ${postcode}`)).toMatchObject({ status: 'found', area })
    }
  }
  for (const name of Object.keys(otherNames)) expect(findArea(name)).toMatchObject({ status: 'found' })
  for (const [postcode, distances] of Object.entries(neighbours)) {
    for (const [name, km] of Object.entries(distances)) {
      const label = `${name} ${postcode}`
      expect(findArea(label)).toEqual({ status: 'found', label, isInRadius: km <= company.serviceRadiusKm })
    }
  }
  fc.assert(fc.property(fc.string(), (text) => void findArea(text)))
  // Less than three letters.
  for (const text of ['', 'Pe', '27', '   ']) expect(findArea(text)).toBeNull()
})

it.each([
  ['Penrith 2000', "We can't find “Penrith 2000” in our areas."],
  [' 2400  ', "2400 isn't in our areas"],
  [' Dubbo ', "We can't find “Dubbo” in our areas."],
])('does not know "%s", and says so', (text, sentence) => {
  expect(findArea(text)).toEqual({ status: 'unknown' })
  expect(describeUnknown(text)).toContain(sentence)
})

it.each([
  ['Gosford', 'Gosford', true],
  ['12 Mann St, Gosford NSW', 'Gosford', true],
  ['2251', '2251', true],
  ['Gerringong', 'Gerringong', true],
  ['Nowra 2541', 'Nowra 2541', false],
])('knows whether "%s" is within the radius in which packages include travel', (text, label, isInRadius) => {
  expect(findArea(text)).toMatchObject({ status: 'found', label, isInRadius })
})

it('asks which suburb is meant by a postcode on both sides of the radius', () => {
  expect(findArea('2541')).toMatchObject({ status: 'several' })
})

it('says of a place outside all areas that we come, and which packages include the trip unless its purpose is known', () => {
  expect(describeOutside('Nowra', false)).toBe("Nowra is outside our areas. We still come, and we'll quote the trip.")
  expect(describeOutside('Gosford', true)).toContain(`quote the trip. ${packagesWithTravel} include it.`)
  expect(describeOutside('Gosford', true, 'gear')).toMatch(/quote the trip\.$/)
})

it('describes a trip for gear alone and for people, who travel free to some areas', () => {
  const [free, other] = [true, false].map((isFree) =>
    deliveryAreas.find(({ isFreeForPeople = false }) => isFreeForPeople === isFree),
  )
  if (!free || !other) throw new Error('No such area')
  expect(describeTrip('There', other.id)).toBe(
    `There (${other.name}): ${formatBothPrices(other.price)} there and back.`,
  )
  const people = `Here (${free.name}): our people travel there at no extra cost.`
  const gear = formatBothPrices(free.price)
  expect(describeTrip('Here', free.id, 'people')).toBe(people)
  expect(describeTrip('Here', free.id)).toBe(`${people} Delivery and pickup of gear alone is ${gear}.`)
  expect(describeTrip('Here', free.id, 'gear')).toBe(`Here (${free.name}): ${gear} there and back.`)
})
