import { expect, it } from 'vitest'
import { getEquipment } from '../../../src/content/equipment'
import { addPrices } from '../../../src/lib/text/money'
import { getSetupKit } from '../../../src/suitability/setups'

it('is the cheapest set that suits the guests', () => {
  const towers = getEquipment('pa-tower-28').price24h
  const subwoofer = getEquipment('subwoofer-18').price24h
  // The towers alone suit fewer than with a subwoofer.
  expect(getSetupKit({ purpose: 'dancing' }, 150)).toMatchObject({
    kit: [{ id: 'pa-tower-28' }],
    price: towers,
  })
  expect(getSetupKit({ purpose: 'dancing' }, 151)).toMatchObject({
    guests: 200,
    price: addPrices([towers, subwoofer]),
  })
})

it('shows text if it is for slides', () => {
  expect(getSetupKit({ purpose: 'slides' }, 1)?.kit).toEqual([{ id: 'projector-screen', count: 1 }])
})

it('is larger outdoors for dancing only', () => {
  expect(getSetupKit({ purpose: 'dancing' }, 100, 'outdoors')?.kit).toEqual(
    getSetupKit({ purpose: 'dancing' }, 200)?.kit,
  )
  expect(getSetupKit({ purpose: 'speeches' }, 100, 'outdoors')).toEqual(
    getSetupKit({ purpose: 'speeches' }, 100),
  )
  expect(getSetupKit({ purpose: 'dancing' }, 200, 'outdoors')).toBeUndefined()
})
