import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { neighbours } from '../../../src/content/terms/neighbours'
import { otherNames, regions, suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas, packagesWithTravel } from '../../../src/content/terms/travel'
import { answerSuburb, describeUnknown, findArea, type Suburb } from '../../../src/hire/find-area'
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
  ['Cronulla, Sydney', 'sutherland-shire', 'Cronulla'],
  ['Bexley North, Sydney', 'st-george', 'Bexley North'],
  ['12 Smith Street, Bulli', 'wollongong', 'Bulli'],
  ['Stanton Library, North Sydney', 'north', 'North Sydney'],
  // A house number is no postcode, and a postcode decides.
  ['1186 Pacific Highway, Pymble NSW 2073', 'north', 'Pymble 2073'],
  ['2000 Pacific Highway, Pymble', 'north', 'Pymble'],
  ['Western Sydney 2150', 'parramatta', '2150 (Parramatta)'],
  ['Inner West 2040', 'inner-west', '2040 (Inner West)'],
  ['Cronula Surf Club 2230', 'sutherland-shire', '2230 (Sutherland Shire)'],
])('finds the area of "%s"', (text, area, label) => {
  expect(findArea(text)).toEqual({ status: 'found', area, label, isInRadius: true })
})

const getOptions = (text: string) => {
  const found = findArea(text)
  return found?.status === 'unclear' ? found.options : []
}

it.each([
  ['3 The Esplanade, Balmoral', ['camden-wollondilly', 'north']],
  ['2765', ['blacktown', 'hawkesbury', 'penrith', 'ryde-hills']],
  ['Crom', ['north']],
])('asks which suburb is meant by "%s"', (text, areas) => {
  const options = getOptions(text)
  expect([...new Set(options.map(({ area = 'elsewhere' }) => area))].toSorted()).toEqual(areas)
  for (const option of options)
    expect(findArea(format(option))).toMatchObject({ area: option.area })
})

it.each([
  // The city is not meant.
  ['Western Sydney', 'Penrith 2750'],
  ['Greater Sydney', 'Sydney 2000'],
  ['Paramatta, Sydney', 'Parramatta 2150'],
  ['12 Smith St, Penrth Sydney', 'Penrith 2750'],
  ['Nrth Sydney', 'North Sydney 2060'],
  ['Opera House, Sydney', 'Sydney 2000'],
  // Regions.
  ['the Illawarra', 'Wollongong 2500'],
  ['Blue Mountains', 'Katoomba 2780'],
  ['CBD', 'Sydney 2000'],
  ['Macarthur', 'Camden 2570'],
  ['South Coast', 'Nowra 2541'],
  // A suburb and more.
  ['Cronulla Beach', 'Cronulla 2230'],
  ['Balmoral Beach', 'Balmoral 2571'],
  ['Cronulla RSL', 'Cronulla 2230'],
  ['Bondi Junction Westfield', 'Bondi Junction 2022'],
  // A mistake.
  ['Wolongong', 'Wollongong 2500'],
  ['12 Windsor Rd, Kellyvile', 'Kellyville 2155'],
  ['Munt Riverview', 'Mount Riverview 2774'],
  ['Penrith 2000', 'Penrith 2750'],
])('suggests a suburb for "%s", and answers for none', (text, suburb) => {
  expect(getOptions(text).map(format)).toContain(suburb)
})

it.each(['Dubbo', 'Canberra', 'Wagga Wagga', '12 Penrith St, Dubbo'])(
  'suggests nothing for "%s"',
  (text) => {
    expect(findArea(text)).toEqual({ status: 'unclear', options: [], isInRadius: false })
  },
)

it('suggests a suburb with one letter left out, doubled or swapped', () => {
  const names = Object.values(suburbs).flatMap((postcodes) => Object.values(postcodes).flat())
  // A mistake in a shorter name may be the start of another one.
  const some = names.filter((name, index) => name.length > 5 && index % 4 === 0)
  const wrong = some.flatMap((name, index) => {
    // Another letter in each name.
    const at = index % (name.length - 1)
    const [a = '', b = ''] = name.slice(at)
    if (a === b || `${a}${b}`.includes(' ')) return []
    const [start, end] = [name.slice(0, at), name.slice(at + 2)]
    const mistakes = [start + b + end, start + a + a + b + end, start + b + a + end]
    return mistakes.filter((mistake) => !getOptions(mistake).some((option) => option.name === name))
  })
  expect(wrong).toEqual([])
})

it('finds every suburb with its postcode, inside and outside the areas, and each other name, whatever is typed', () => {
  for (const [area, postcodes] of Object.entries(suburbs)) {
    for (const [postcode, names] of Object.entries(postcodes)) {
      for (const name of names)
        expect(findArea(`${name} ${postcode}`)).toMatchObject({ status: 'found', area })
    }
  }
  const isKnown = (name: string) =>
    findArea(name)?.status === 'found' || getOptions(name).length > 0
  expect(Object.keys(otherNames).filter((name) => !isKnown(name))).toEqual([])
  for (const [region, names] of Object.entries(regions)) {
    expect(getOptions(region).map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
  }
  for (const [postcode, distances] of Object.entries(neighbours)) {
    for (const [name, km] of Object.entries(distances)) {
      const label = `${name} ${postcode}`
      expect(findArea(label)).toEqual({
        status: 'found',
        label,
        isInRadius: km <= company.serviceRadiusKm,
      })
    }
  }
  fc.assert(fc.property(fc.string(), (text) => void findArea(text)))
  // Less than three letters.
  for (const text of ['', 'Pe', '27', '   ']) expect(findArea(text)).toBeNull()
})

it('reads the end of a text that is longer than the field allows', () => {
  expect(findArea(`${'Level 12, '.repeat(400)}Cronulla`)).toMatchObject({ label: 'Cronulla' })
  const slow = `x${' sydney'.repeat(600)}`
  // Takes a minute if all of its letters are read.
  expect(findArea(slow)).toBe(findArea(slow.slice(-80)))
})

it.each([
  [' 2400  ', "2400 isn't in our areas"],
  [' Dubbo ', "We can't find “Dubbo” in our areas."],
])('does not know "%s", and says so', (text, sentence) => {
  expect(getOptions(text)).toEqual([])
  expect(describeUnknown(text)).toContain(sentence)
})

it.each([
  ['Gosford', 'Gosford', true],
  ['12 Mann St, Gosford NSW', 'Gosford', true],
  ['2251', '2251', true],
  ['Gerringong', 'Gerringong', true],
  ['Nowra 2541', 'Nowra 2541', false],
])(
  'knows whether "%s" is within the radius in which packages include travel',
  (text, label, isInRadius) => {
    expect(findArea(text)).toMatchObject({ status: 'found', label, isInRadius })
  },
)

it.each([
  ['a postcode on both sides', '2541', false],
  ['a postcode within it', '2765', true],
  ['a region within it', 'Illawarra', true],
  ['a region on both sides', 'South Coast', false],
  // It is not certain that a guess is right.
  ['a mistake', 'Paramatta', false],
])('asks, and knows whether all that is meant is within the radius: %s', (_, text, isInRadius) => {
  expect(findArea(text)).toMatchObject({ status: 'unclear', isInRadius })
})

it('says of a place outside all areas that we come, and which packages include the trip unless its purpose is known', () => {
  expect(answerSuburb({ status: 'found', label: 'Nowra', isInRadius: false })).toBe(
    "Nowra is outside our areas. We still come, and we'll quote the trip.",
  )
  expect(answerSuburb({ status: 'found', label: 'Gosford', isInRadius: true })).toContain(
    `quote the trip. ${packagesWithTravel} include it.`,
  )
  expect(answerSuburb({ status: 'found', label: 'Gosford', isInRadius: true }, 'gear')).toMatch(
    /quote the trip\.$/,
  )
})

it('describes a trip for gear alone and for people, who travel free to some areas', () => {
  const [free, other] = [true, false].map((isFree) =>
    deliveryAreas.find(({ isFreeForPeople = false }) => isFreeForPeople === isFree),
  )
  if (!free || !other) throw new Error('No such area')
  expect(answerSuburb({ status: 'found', label: 'There', area: other.id, isInRadius: true })).toBe(
    `There (${other.name}): ${formatBothPrices(other.price)} there and back.`,
  )
  const people = `Here (${free.name}): our people travel there at no extra cost.`
  const gear = formatBothPrices(free.price)
  expect(
    answerSuburb({ status: 'found', label: 'Here', area: free.id, isInRadius: true }, 'people'),
  ).toBe(people)
  expect(answerSuburb({ status: 'found', label: 'Here', area: free.id, isInRadius: true })).toBe(
    `${people} Delivery and pickup of gear alone is ${gear}.`,
  )
  expect(
    answerSuburb({ status: 'found', label: 'Here', area: free.id, isInRadius: true }, 'gear'),
  ).toBe(`Here (${free.name}): ${gear} there and back.`)
})
