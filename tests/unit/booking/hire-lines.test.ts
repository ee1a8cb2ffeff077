import { expect, it } from 'vitest'
import {
  describeDelivery,
  getDeliveryName,
  listCrewDays,
  toHireBooking,
} from '../../../src/booking/hire-lines'
import { findPlace } from '../../../src/booking/place/find-place'
import { priceBooking } from '../../../src/booking/price'
import type { Kit } from '../../../src/content/equipment/kit'
import { getDeliveryArea } from '../../../src/content/terms/travel'
import { parseDelivery } from '../../../src/hire/quote'
import type { Delivery } from '../../../src/hire/quote-path'
import { formatBothPrices } from '../../../src/lib/text/money'

const speaker: Kit = [{ id: 'powered-speaker-12', count: 2 }]
const stage: Kit = [{ id: 'stage-deck', count: 1 }]
const parramatta = getDeliveryArea('parramatta')
const shire = getDeliveryArea('sutherland-shire')
const tripPrice = formatBothPrices(parramatta.price)

it.each<[Kit, Delivery, string, string]>([
  [speaker, '', '', ''],
  [speaker, 'collect', 'Collected', "I'll collect it and bring it back"],
  [speaker, 'parramatta', parramatta.name, `Delivery and pickup, ${parramatta.name}: ${tripPrice}`],
  [speaker, 'elsewhere', 'Delivered', 'Delivery and pickup to Leura: quoted'],
  [stage, 'parramatta', parramatta.name, `Delivery with crew, ${parramatta.name}: ${tripPrice}`],
  [stage, 'sutherland-shire', shire.name, `Delivery with crew, ${shire.name}: no extra cost`],
  // Our crew comes anyway, so it brings everything.
  [[...speaker, ...stage], 'collect', '', ''],
])('names and describes the delivery of %o: %s', (kit, delivery, name, text) => {
  const booking = toHireBooking({ kit, delivery }, null, findPlace('Leura')?.place)
  const described = describeDelivery(booking, priceBooking(booking))
  expect([getDeliveryName(delivery, kit), described]).toEqual([name, text])
})

it('says that the trip to a place that is not clear is not in the total', () => {
  const quote = { kit: speaker, delivery: 'elsewhere' } as const
  const booking = toHireBooking(quote, null, findPlace('Paramatta')?.place)
  expect(describeDelivery(booking, priceBooking(booking))).toBe(
    'Delivery and pickup to “Paramatta”: not in the total',
  )
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

it('has the crew on each day of a hire with crewed items, and on none of gear alone', () => {
  const period = { from: '2026-12-30', to: '2027-01-02', days: 1 }
  const list = (kit: Kit, dates: typeof period | null = period) =>
    listCrewDays(toHireBooking({ kit, delivery: 'parramatta' }, dates))
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
  expect(list([...speaker, ...stage])).toEqual(days)
  expect(list(stage, { ...period, to: period.from })).toEqual(['2026-12-30'])
  expect(list(speaker)).toEqual([])
  expect(list(stage, null)).toEqual([])
})
