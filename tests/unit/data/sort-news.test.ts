import { expect, it } from 'vitest'
import { sortNews } from '../../../src/data/events'

it('puts notices first, and both notices and events in the order of their dates', () => {
  const festival = { category: 'Festival', eventDate: '2027-01-13' } as const
  const evening = { category: 'Event', eventDate: '2026-12-02' } as const
  const wedding = { category: 'Wedding', eventDate: '2026-12-16' } as const
  const dinner = { category: 'Corporate', eventDate: '2026-12-17' } as const
  const notice = { category: 'Announcement', eventDate: '2027-02-01' } as const
  const partnership = { category: 'Partnership', eventDate: '2026-12-20' } as const
  expect(sortNews([festival, notice, dinner, wedding, partnership, evening])).toEqual([
    partnership,
    notice,
    evening,
    wedding,
    dinner,
    festival,
  ])
})
