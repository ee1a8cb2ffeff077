import { expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { getHirePhone } from '../../../src/hire/hire-phone'

const [office, onCall] = company.phones

// Sydney is 11 hours ahead in November and December.
it.each([
  ['on a Friday at noon', '2026-11-27T01:00:00Z', office],
  ['as the office closes', '2026-11-27T07:00:00Z', onCall],
  ['on a Saturday night', '2026-11-28T09:40:00Z', onCall],
  ['on a public holiday at noon', '2026-12-25T01:00:00Z', onCall],
])('rings where somebody answers %s', (_, time, phone) => {
  expect(getHirePhone(new Date(time))).toBe(phone)
})
