import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  answerSuburb,
  describeUnknown,
  findPlace,
  type Suburb,
} from '../../../../src/booking/place/find-place'
import { company } from '../../../../src/content/company'
import { neighbours } from '../../../../src/content/terms/neighbours'
import { otherNames, regions, suburbs } from '../../../../src/content/terms/suburbs'
import { deliveryAreas, packagesWithTravel } from '../../../../src/content/terms/travel'
import { formatBothPrices } from '../../../../src/lib/text/money'

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
  // Other suburbs in the name of a venue, and a neighbour with the same price.
  ['ICC Sydney, Darling Harbour', 'city', 'Darling Harbour'],
  ['Rydges Parramatta, Rosehill', 'parramatta', 'Rosehill'],
  ['Smith & Sons, Cronulla', 'sutherland-shire', 'Cronulla'],
  ['Mr & Mrs Gordon, 3/12 Smith St, Cronulla', 'sutherland-shire', 'Cronulla'],
  ['Bondi Pavilion 2026', 'city', '2026 (City and eastern suburbs)'],
  ['2026', 'city', '2026 (City and eastern suburbs)'],
  ['Kings Cross, Potts Point', 'city', 'Potts Point'],
  ['Stanton Library, North Sydney', 'north', 'North Sydney'],
  // A house number is no postcode, and a postcode decides.
  ['1186 Pacific Highway, Pymble NSW 2073', 'north', 'Pymble 2073'],
  ['2000 Pacific Highway, Pymble', 'north', 'Pymble'],
  ['Western Sydney 2150', 'parramatta', '2150 (Parramatta)'],
  ['Inner West 2040', 'inner-west', '2040 (Inner West)'],
  ['Cronula Surf Club 2230', 'sutherland-shire', '2230 (Sutherland Shire)'],
])('finds the area of "%s"', (text, area, label) => {
  expect(findPlace(text)?.place).toMatchObject({ area, label, isKnown: true, isInRadius: true })
})

it.each(['悉尼', 'Кронулла', 'سيدني', 'São Paulo'])(
  'keeps "%s", which it does not know',
  (text) => {
    expect(findPlace(text)).toEqual({
      place: { label: text, isKnown: false, isInRadius: false },
      options: [],
    })
  },
)

const getOptions = (text: string) => findPlace(text)?.options ?? []

it.each([
  ['3 The Esplanade, Balmoral', ['camden-wollondilly', 'north']],
  ['2765', ['blacktown', 'hawkesbury', 'penrith', 'ryde-hills']],
  ['Crom', ['north']],
])('asks which suburb is meant by "%s"', (text, areas) => {
  const options = getOptions(text)
  expect([...new Set(options.map(({ area = 'elsewhere' }) => area))].toSorted()).toEqual(areas)
  for (const option of options)
    expect(findPlace(format(option))?.place).toMatchObject({ area: option.area })
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

it.each(['Dubbo', 'Canberra', 'Wagga Wagga', '12 Penrith St, Dubbo', 'Dubbo. '])(
  'suggests nothing for "%s"',
  (text) => {
    const label = text.replace('. ', '')
    expect(findPlace(text)).toEqual({
      place: { label, isKnown: false, isInRadius: false },
      options: [],
    })
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
        expect(findPlace(`${name} ${postcode}`)?.place).toMatchObject({ isKnown: true, area })
    }
  }
  const isKnown = (name: string) => findPlace(name)?.place.isKnown || getOptions(name).length > 0
  expect(Object.keys(otherNames).filter((name) => !isKnown(name))).toEqual([])
  for (const [region, names] of Object.entries(regions)) {
    expect(getOptions(region).map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
  }
  for (const [postcode, distances] of Object.entries(neighbours)) {
    for (const [name, km] of Object.entries(distances)) {
      const label = `${name} ${postcode}`
      expect(findPlace(label)?.place).toEqual({
        isKnown: true,
        label,
        isInRadius: km <= company.serviceRadiusKm,
      })
    }
  }
  fc.assert(fc.property(fc.string(), (text) => void findPlace(text)))
  // Less than three letters.
  for (const text of ['', 'Pe', '27', '   ']) expect(findPlace(text)).toBeUndefined()
})

it.each([
  ['Ceremony in Bowral, reception in Cronulla', ['Bowral', 'Cronulla']],
  ['Kiama or Nowra', ['Kiama', 'Nowra']],
  ['Sydney and Parramatta', ['Sydney', 'Parramatta']],
  ['Katoomba + Penrith NSW 2750', ['Katoomba', 'Penrith']],
  ['Either Newcastle or Cronulla', ['Newcastle', 'Cronulla']],
  ['Ceremony: Bowral; reception: Cronulla', ['Bowral', 'Cronulla']],
  ['Bowral - Cronulla', ['Bowral', 'Cronulla']],
  ['Mirranda or Wollongong', ['Miranda', 'Wollongong']],
  ['Paramatta, Wollongong', ['Parramatta', 'Wollongong']],
])('keeps "%s", which are several places, and offers each', (text, names) => {
  expect(findPlace(text)?.place).toMatchObject({ label: text, isKnown: false })
  expect(getOptions(text).map(({ name }) => name)).toEqual(names)
})

it('asks which of several postcodes is meant, in any order', () => {
  for (const text of ['2500 or 2010', '2010 or 2500']) {
    expect(findPlace(text)?.place).toMatchObject({ label: text, isKnown: false })
    expect(getOptions(text).map(({ postcode }) => postcode)).toEqual(text.split(' or '))
  }
})

it.each(['Garden at home, March 2027', 'Backyard, 12/12/2026', 'TBC 2027'])(
  'takes the year of "%s" for no postcode',
  (text) => {
    expect(findPlace(text)?.place).toMatchObject({ label: text, isKnown: false })
  },
)

it('promises nothing for a place that is not meant', () => {
  expect(findPlace('Not Parramatta')?.place.isKnown).toBe(false)
  expect(getOptions('Not Parramatta').map(({ name }) => name)).toEqual(['Parramatta'])
})

it.each(['TBC', 'N/A', 'Not sure yet', 'our backyard'])('takes "%s" as no place yet', (text) => {
  expect(findPlace(text)).toBeUndefined()
})

it('reads the end of a text that is longer than the field allows', () => {
  expect(findPlace(`${'Level 12, '.repeat(400)}Cronulla`)?.place.label).toBe('Cronulla')
  // In whole characters: half an emoji cannot be written into a link.
  const emojis = findPlace(`${'😀'.repeat(50)}Nowhere`)?.place.label ?? ''
  expect(() => encodeURIComponent(emojis)).not.toThrow()
  const slow = `x${' sydney'.repeat(600)}`
  // Takes a minute if all of its letters are read.
  expect(findPlace(slow)).toBe(findPlace(slow.slice(-80)))
})

it.each([
  [' 2400  ', '2400 is further than our fixed prices reach'],
  [' Dubbo ', "We can't find “Dubbo” in our areas."],
])('does not know "%s", and says so', (text, sentence) => {
  expect(getOptions(text)).toEqual([])
  const { place } = findPlace(text) ?? {}
  expect(place && describeUnknown(place)).toContain(sentence)
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
    expect(findPlace(text)?.place).toMatchObject({ label, isKnown: true, isInRadius })
  },
)

it.each([
  ['a postcode on both sides', '2541', undefined, undefined],
  ['a postcode within it', '2765', true, true],
  ['a region within it', 'Illawarra', true, true],
  ['a region on both sides', 'South Coast', undefined, true],
  // It is not certain that a guess is right.
  ['a mistake', 'Paramatta', undefined, true],
])(
  'asks, and knows whether what is meant is within the radius, and may be in an area: %s',
  (_, text, isInRadius, mayHaveArea) => {
    expect(findPlace(text)?.place).toEqual({ label: text, isKnown: false, isInRadius, mayHaveArea })
  },
)

it('keeps the words of several lines on one, after it has read which suburbs the lines name', () => {
  expect(findPlace('Bowral\n\nCronulla')?.place).toMatchObject({
    label: 'Bowral Cronulla',
    isKnown: false,
    isInRadius: undefined,
  })
})

it('says of a place outside all areas that we come, and which packages include the trip unless its purpose is known', () => {
  const gosford = { label: 'Gosford', isKnown: true, isInRadius: true }
  expect(answerSuburb({ ...gosford, label: 'Nowra', isInRadius: false })).toMatch(
    /^Nowra is further/,
  )
  expect(answerSuburb(gosford)).toContain(
    `${packagesWithTravel} include the trip to Gosford, and so do the services`,
  )
  expect(answerSuburb(gosford, 'gear')).toMatch(/^Gosford is further/)
})

it('describes a trip for gear alone and for people, who travel free to some areas', () => {
  const [free, other] = [true, false].map((isFree) =>
    deliveryAreas.find(({ isFreeForPeople = false }) => isFreeForPeople === isFree),
  )
  if (!free || !other) throw new Error('No such area')
  expect(answerSuburb({ isKnown: true, label: 'There', area: other.id, isInRadius: true })).toBe(
    `There (${other.name}): ${formatBothPrices(other.price)} there and back. ${packagesWithTravel} include it, and so do the services whose pages say so.`,
  )
  const people = `Here (${free.name}): our people travel there at no extra cost.`
  const gear = formatBothPrices(free.price)
  expect(
    answerSuburb({ isKnown: true, label: 'Here', area: free.id, isInRadius: true }, 'people'),
  ).toBe(people)
  expect(answerSuburb({ isKnown: true, label: 'Here', area: free.id, isInRadius: true })).toBe(
    `${people} Delivery and pickup of gear alone is ${gear}.`,
  )
  expect(
    answerSuburb({ isKnown: true, label: 'Here', area: free.id, isInRadius: true }, 'gear'),
  ).toBe(`Here (${free.name}): ${gear} there and back.`)
})
