import { beforeEach, describe, expect, it } from 'vitest'
import { sortNews } from '../../../src/data/events'
import { silenceErrors } from '../../support/console'
import { makeRow } from '../../support/site/fake-backend'
import { answerFetch, loadBuild } from '../../support/site/stub-fetch'

const row = makeRow({})
const event = {
  id: row.id,
  title: row.title,
  description: row.description,
  image: row.image,
  imageAlt: '',
  ticketLink: null,
  category: 'Event' as const,
  eventDate: row.event_date,
  isActive: true,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
}

let logged: ReturnType<typeof silenceErrors>
beforeEach(() => {
  logged = silenceErrors()
})

describe('reading events', () => {
  it.each([
    ['category', { category: 'Circus' }, { category: 'Announcement' }],
    ['ticket link', { ticket_link: 7 }, { ticketLink: null }],
    // As from a database without the column.
    ['picture description', { image_alt: undefined }, { imageAlt: '' }],
  ])('replaces an unknown %s', async (_, stored, expected) => {
    const data = await loadBuild()
    answerFetch(() => Response.json([{ ...row, ...stored }]))
    expect(await data.getActiveEvents()).toEqual([{ ...event, ...expected }])
  })

  it.each(['title', 'updated_at'])('skips and logs a row without %s', async (column) => {
    const data = await loadBuild()
    answerFetch(() => Response.json([{ ...row, id: 'broken', [column]: null }, row]))
    expect(await data.getActiveEvents()).toEqual([event])
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Skipped an invalid event row',
      expect.stringContaining(column),
      expect.objectContaining({ [column]: null }),
    )
  })
})

it('takes a row as changed or deleted even if it is not a valid event', async () => {
  const { softDeleteEvent, deleteEvent } = await loadBuild()
  answerFetch(() => Response.json([{ id: row.id, title: null }]))
  expect([await softDeleteEvent(row.id), await deleteEvent(row.id)]).toEqual([true, true])
  answerFetch(() => Response.json([]))
  expect([await softDeleteEvent(row.id), await deleteEvent(row.id)]).toEqual([false, false])
})

it('fails to save an event if the database changes nothing although nobody else did', async () => {
  const data = await loadBuild()
  answerFetch(({ method, url }) =>
    Response.json(url.pathname.includes('rpc') || (method === 'PATCH' ? [] : [row])),
  )
  const error = new Error('The database refused the change')
  expect(await data.saveEvent(event, { ...event, title: 'Mine' })).toEqual({ kind: 'failed' })
  expect(logged).toHaveBeenCalledExactlyOnceWith('Could not save the event', error)
})

it('puts notices first, and both notices and events in the order of their dates', () => {
  const news = (
    [
      ['Partnership', '2026-12-20'],
      ['Announcement', '2027-02-01'],
      ['Event', '2026-12-02'],
      ['Wedding', '2026-12-16'],
      ['Festival', '2027-01-13'],
    ] as const
  ).map(([category, eventDate]) => ({ category, eventDate }))
  expect(sortNews(news.toReversed())).toEqual(news)
})
