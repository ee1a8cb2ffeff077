import { describe, expect, it } from 'vitest'
import { packagesWithItem } from '../../../../src/booking/tiers/packages-with-item.data'
import { getTierDetails } from '../../../../src/booking/tiers/tier'
import { getTierOutlets, getTierSummary } from '../../../../src/booking/tiers/tier-suitability'
import type { EventPlace } from '../../../../src/content/advice/event-places'
import { type EquipmentId, getEquipment } from '../../../../src/content/equipment'
import { getPackage } from '../../../../src/content/packages'
import { addPrices, multiplyPrice } from '../../../../src/lib/text/money'
import { createPackage } from '../../../support/packages'

const nameOf = (id: EquipmentId) => getEquipment(id).name
const priceOf = (id: EquipmentId) => getEquipment(id).price24h

describe('the tiers of a package without a crew', () => {
  const pkg = createPackage({ crewed: false }, [
    {
      items: [
        { id: 'powered-speaker-12', count: 2 },
        { id: 'vocal-mic', count: 1 },
      ],
      features: ['Cables'],
    },
    {
      items: [
        { id: 'powered-speaker-15', count: 1, replaces: 'powered-speaker-12' },
        { id: 'vocal-mic', count: 2 },
        { id: 'stage-deck', count: 1 },
      ],
      features: [{ text: 'Screen', note: 'On its own stand.' }],
      guests: 120,
      ceiling: { metres: 4, for: 'the screen' },
    },
    { items: [{ id: 'cold-spark', count: 1, outdoorsOnly: true }] },
  ])
  const facts = getTierDetails(pkg)
  const [, premium] = facts

  it('have what the smaller ones have, with the numbers and replacements of their own', () => {
    expect(
      facts
        .slice(0, 2)
        .map(({ kit }) => Object.fromEntries(kit.map(({ id, count }) => [id, count]))),
    ).toEqual([
      { 'powered-speaker-12': 2, 'vocal-mic': 1 },
      { 'powered-speaker-15': 1, 'vocal-mic': 2, 'stage-deck': 1 },
    ])
    expect(facts.map(({ kit }) => kit.filter(({ outdoorsOnly }) => outdoorsOnly).length)).toEqual([
      0, 0, 1, 1,
    ])
    expect(premium?.additions).toEqual([
      {
        item: 'powered-speaker-15',
        text: nameOf('powered-speaker-15'),
        suffix: ` instead of 2 × ${nameOf('powered-speaker-12')}`,
      },
      { item: 'vocal-mic', text: `2 × ${nameOf('vocal-mic')}`, suffix: ' instead of 1' },
      { item: 'stage-deck', text: nameOf('stage-deck'), suffix: ', built by our crew' },
      { text: 'Screen', suffix: '', note: 'On its own stand.' },
    ])
  })

  it('need the floor and the ceiling of the tier, and cost less than their items and crew', () => {
    expect(premium?.withAddOns.siteNeeds).toMatchObject({
      floor: { width: 3, depth: 2 },
      ceilingM: 4,
    })
    const { crewFrom = NaN } = getEquipment('stage-deck')
    const singlePrice = addPrices([
      priceOf('powered-speaker-15'),
      multiplyPrice(priceOf('vocal-mic'), 2),
      priceOf('stage-deck'),
      crewFrom,
    ])
    expect(premium).toMatchObject({ crewFrom, singlePrice })
  })

  it('say what needs the ceiling, and how high it has to be without that', () => {
    const ceiling = premium && getTierSummary(premium).at(-1)?.value
    const stage = getEquipment('stage-deck').ceilingM
    expect(ceiling).toBe(`At least 4 m for the screen, ${stage} m without`)
  })
})

it('lets the crew of a package bring everything, and lists its features with those of the smaller tiers', () => {
  const pkg = createPackage({ crewed: true, hours: 3, extraHour: 100 }, [
    {
      items: [{ id: 'subwoofer-18', count: 1 }],
      features: ['DJ', 'Draped table'],
      totals: { watts: 2000, weightKg: 150.5 },
    },
    {
      items: [{ id: 'led-screen', count: 1 }],
      features: [{ text: 'LED booth', replaces: 'the table' }],
      totals: { watts: 2000, weightKg: 300, heaviest: { name: 'Rack', weightKg: 60 } },
    },
  ])
  const [basic, premium] = getTierDetails(pkg)
  expect(basic).toMatchObject({ crewFrom: 0, singlePrice: undefined })
  expect(basic.withAddOns.siteNeeds).toMatchObject({
    contents: ['DJ', 'Draped table'],
    weightKg: 150.5,
    heaviest: { name: nameOf('subwoofer-18') },
  })
  expect(premium?.withAddOns.siteNeeds).toMatchObject({
    crewed: true,
    contents: ['DJ', 'Draped table', 'LED booth instead of the table'],
    watts: 2000,
    outlets: 2,
    heaviest: { name: 'Rack', weightKg: 60 },
    crewWork: new Map(),
  })
})

it('finds the packages with an item, from their first tier with it to their last', () => {
  const found = packagesWithItem['powered-speaker-12']
  const [basic] = getPackage('functions').tiers
  expect(found).toContainEqual({ slug: 'functions', text: `${basic.name} to Premium` })
  expect(found).toContainEqual({ slug: 'speakers', text: getPackage('speakers').tiers[0].name })
})

it('a tier needs less power outdoors, where a mirror ball and haze stay home', () => {
  const diamond = getTierDetails(getPackage('functions')).find(
    ({ tier }) => tier.level === 'diamond',
  )
  const getOutlets = (place: EventPlace) => diamond && getTierOutlets(diamond, place)
  expect([getOutlets('indoors'), getOutlets('marquee'), getOutlets('outdoors')]).toEqual([4, 4, 3])
})
