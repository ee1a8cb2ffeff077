import { expect, it } from 'vitest'
import { describeDelivery, getDeliveryName, toHireBooking } from '../../../src/booking/hire-lines'
import { findPlace } from '../../../src/booking/place/find-place'
import { priceBooking } from '../../../src/booking/price'
import type { Kit } from '../../../src/content/equipment/kit'
import { parseDelivery } from '../../../src/hire/quote'
import type { Delivery } from '../../../src/hire/quote-path'

const speaker: Kit = [{ id: 'powered-speaker-12', count: 2 }]
const stage: Kit = [{ id: 'stage-deck', count: 1 }]

it.each<[Kit, Delivery, string, string]>([
  [speaker, '', '', ''],
  [speaker, 'collect', 'Collected', "I'll collect it and bring it back"],
  [
    speaker,
    'parramatta',
    'Parramatta',
    'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)',
  ],
  [speaker, 'elsewhere', 'Delivered', 'Delivery and pickup to Leura: quoted'],
  [stage, 'parramatta', 'Parramatta', 'Delivery with crew, Parramatta: $132 incl. GST ($120+GST)'],
  [
    stage,
    'sutherland-shire',
    'Sutherland Shire',
    'Delivery with crew, Sutherland Shire: no extra cost',
  ],
  // Our crew comes anyway, so it brings everything.
  [[...speaker, ...stage], 'collect', '', ''],
])('names and describes the delivery of %o: %s', (kit, delivery, name, text) => {
  const booking = toHireBooking({ kit, delivery }, null, findPlace('Leura')?.place)
  const described = describeDelivery(booking, priceBooking(booking))
  expect([getDeliveryName(delivery, kit), described]).toEqual([name, text])
})

it.each<[unknown, Delivery]>([
  ['parramatta', 'parramatta'],
  ['collect', 'collect'],
  ['constructor', 'elsewhere'],
  ['', ''],
  [['collect'], ''],
])('reads the stored delivery %j as "%s"', (stored, delivery) =>
  expect(parseDelivery(stored)).toBe(delivery),
)
