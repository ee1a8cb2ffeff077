import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { weeklyEvents } from '../../src/content/weekly-events'
import { renderSite } from '../support/render-site'
import { server } from '../support/server'

const table = 'https://backend.example/rest/v1/events'

// The data layer reads these once, when the first test loads the page.
beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key')
})

const row = {
  id: '1',
  title: 'Open evening at the warehouse',
  description: 'Walk the aisles.',
  image: 'https://pictures.example/warehouse.jpg',
  ticket_link: null as string | null,
  category: 'Event',
  event_date: '2026-11-30',
  is_active: true,
  created_at: '2026-11-01T00:00:00Z',
}

/** Answers the events calls, and notes them in the order in which they come. */
function storeHolds(rows: readonly (typeof row)[]) {
  const calls: string[] = []
  server.use(
    http.patch(table, ({ request }) => {
      calls.push(`PATCH ${new URL(request.url).search}`)
      return HttpResponse.json([])
    }),
    http.get(table, ({ request }) => {
      calls.push(`GET ${new URL(request.url).search}`)
      return HttpResponse.json(rows)
    }),
  )
  return calls
}

const whatsNew = () => within(screen.getByRole('region', { name: "What's New?" }))
const weekly = () => within(screen.getByRole('region', { name: 'Our Weekly Events' }))
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement)
const isSettled = () => waitFor(() => expect(screen.queryByText('Loading latest news...')).not.toBeInTheDocument())

describe('weekly events', () => {
  beforeEach(() => {
    storeHolds([])
    vi.useFakeTimers({ now: new Date('2026-11-23T12:00+11:00'), toFake: ['Date'] })
  })

  it('shows each of the three with its facts, badges and next date', async () => {
    await renderSite('/upcoming-events')
    const next = {
      5: 'Next: Friday, 27 November 2026',
      6: 'Next: Saturday, 28 November 2026',
      0: 'Next: Sunday, 29 November 2026',
    }
    expect(weekly().getAllByRole('article')).toHaveLength(3)
    for (const event of weeklyEvents) {
      const card = cardOf(event.title)
      expect(card.getByText(`${event.date}, ${event.time}`)).toBeInTheDocument()
      for (const text of [event.venue, event.description, 'Weekly Event', 'Free entry', next[event.weekday]]) {
        expect(card.getByText(text)).toBeInTheDocument()
      }
    }
    await isSettled()
  })

  it('brings the next date up to the day when the visitor comes back to the page', async () => {
    await renderSite('/upcoming-events')
    vi.setSystemTime(new Date('2026-11-28T09:00+11:00'))
    fireEvent(document, new Event('visibilitychange'))
    expect(cardOf('Friday Karaoke').getByText('Next: Friday, 4 December 2026')).toBeInTheDocument()
    await isSettled()
  })

  it('downloads a calendar entry', async () => {
    const saved: { name: string; file: Blob }[] = []
    let file = new Blob()
    URL.createObjectURL = (made) => {
      file = made as Blob
      return 'blob:entry'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      if (this.href === 'blob:entry') saved.push({ name: this.download, file })
    })
    const { user } = await renderSite('/upcoming-events')
    await user.click(weekly().getByRole('button', { name: 'Add to calendar (.ics) for Friday Karaoke' }))
    expect(saved.map(({ name }) => name)).toEqual(['friday-karaoke.ics'])
    expect(saved[0]?.file.type).toBe('text/calendar')
    const text = await textOf(saved[0]?.file as Blob)
    expect(text).toContain('DTSTART;TZID=Australia/Sydney:20261127T200000\r\n')
    expect(text).toContain('UID:friday-karaoke@')
    await isSettled()
  })

  it('leads to Google Calendar in a new tab', async () => {
    await renderSite('/upcoming-events')
    const link = weekly().getByRole('link', { name: 'Google Calendar for Sunday Acoustic (opens in a new tab)' })
    expect(link).toHaveAttribute('href', expect.stringContaining('dates=20261129T150000%2F20261129T180000'))
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await isSettled()
  })

  it('opens a poster enlarged, and closes it again', async () => {
    const { user } = await renderSite('/upcoming-events')
    await user.click(weekly().getByRole('button', { name: `${weeklyEvents[1].image.alt}, enlarge` }))
    const viewer = await screen.findByRole('dialog', { name: 'Saturday DJ Session poster' })
    await user.click(within(viewer).getByRole('button', { name: 'Close image' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await isSettled()
  })
})

describe('the strip of weekly events', () => {
  beforeEach(() => {
    storeHolds([])
    // jsdom lays nothing out: 1000 pixels in view of 1500.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1500)
  })

  const buttons = () => [
    screen.getByRole('button', { name: 'Previous weekly events' }),
    screen.getByRole('button', { name: 'Next weekly events' }),
  ]
  const scrollTo = (strip: HTMLElement, left: number) => {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
  }

  it('is a named region that takes the focus, so that the arrow keys scroll it', async () => {
    await renderSite('/upcoming-events')
    const strip = screen.getByRole('region', { name: 'Weekly events' })
    strip.focus()
    expect(strip).toHaveFocus()
    expect(within(strip).getAllByRole('article')).toHaveLength(3)
    await isSettled()
  })

  it('moves by 320 pixels at a press', async () => {
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy')
    const { user } = await renderSite('/upcoming-events')
    const strip = screen.getByRole('region', { name: 'Weekly events' })
    scrollTo(strip, 100)
    const [previous, next] = buttons()
    await user.click(next as HTMLElement)
    await user.click(previous as HTMLElement)
    expect(scrollBy.mock.contexts).toEqual([strip, strip])
    expect(scrollBy.mock.calls.flat()).toMatchObject([{ left: 320 }, { left: -320 }])
    await isSettled()
  })

  it('does not glide for those who prefer reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
    )
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy')
    const { user } = await renderSite('/upcoming-events')
    await user.click(screen.getByRole('button', { name: 'Next weekly events' }))
    expect(scrollBy.mock.calls.flat()).toMatchObject([{ behavior: 'auto' }])
    await isSettled()
  })

  it('disables the button that has nowhere to go', async () => {
    await renderSite('/upcoming-events')
    const strip = screen.getByRole('region', { name: 'Weekly events' })
    const disabled = () => buttons().map((button) => (button as HTMLButtonElement).disabled)
    expect(disabled()).toEqual([true, false])
    scrollTo(strip, 250)
    expect(disabled()).toEqual([false, false])
    scrollTo(strip, 500)
    expect(disabled()).toEqual([false, true])
    await isSettled()
  })

  it('needs no buttons where everything is in view', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000)
    await renderSite('/upcoming-events')
    expect(screen.queryByRole('button', { name: 'Next weekly events' })).not.toBeInTheDocument()
    await isSettled()
  })
})

describe("What's New?", () => {
  it('retires what is past before it reads what is active', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:30+11:00'), toFake: ['Date'] })
    const calls = storeHolds([row])
    await renderSite('/upcoming-events')
    await whatsNew().findByRole('article')
    expect(calls).toHaveLength(2)
    expect(calls[0]).toMatch(/^PATCH /)
    // The day in Sydney, where it is later than in UTC.
    expect(calls[0]).toContain('event_date=lt.2026-11-22')
    expect(calls[1]).toMatch(/^GET /)
    expect(calls[1]).toContain('is_active=eq.true')
  })

  it('does not read before the retiring is done', async () => {
    const calls = storeHolds([row])
    let finish = () => {}
    server.use(
      http.patch(table, async () => {
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return HttpResponse.json([])
      }),
    )
    await renderSite('/upcoming-events')
    await delay(50)
    expect(calls).toEqual([])
    finish()
    await whatsNew().findByRole('article')
    expect(calls).toHaveLength(1)
  })

  it('says that it is loading until the events are there', async () => {
    storeHolds([row])
    await renderSite('/upcoming-events')
    expect(whatsNew().getByRole('status')).toHaveTextContent('Loading latest news...')
    await whatsNew().findByRole('article')
    expect(whatsNew().queryByRole('status')).not.toBeInTheDocument()
  })

  it('says that more is coming where there is nothing', async () => {
    storeHolds([])
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByText('More Events Coming Soon!')).toBeInTheDocument()
    expect(whatsNew().queryByRole('status')).not.toBeInTheDocument()
  })

  it('says the same where the backend fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(http.all(table, () => HttpResponse.json({ message: 'down' }, { status: 500 })))
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByText('More Events Coming Soon!')).toBeInTheDocument()
  })

  it('still reads the events where nothing could be retired', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    storeHolds([row])
    server.use(http.patch(table, () => HttpResponse.json({ message: 'no' }, { status: 400 })))
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByRole('article')).toBeInTheDocument()
  })

  it('shows category, title, day and description of each event, in the order in which they come', async () => {
    storeHolds([row, { ...row, id: '2', title: 'Dusk by the water', category: 'Festival', event_date: '2026-11-20' }])
    await renderSite('/upcoming-events')
    const cards = await whatsNew().findAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Open evening at the warehouse',
      'Dusk by the water',
    ])
    const second = within(cards[1] as HTMLElement)
    expect(second.getByText('Festival')).toBeInTheDocument()
    expect(second.getByText('Friday, 20 November 2026')).toHaveAttribute('datetime', '2026-11-20')
    expect(second.getByText('Walk the aisles.')).toBeInTheDocument()
    expect(second.getByRole('img')).toHaveAttribute('src', row.image)
  })

  it('cuts a long description until the rest is asked for', async () => {
    const description = 'We build the stage, hang the lights and run the sound. '.repeat(6).trim()
    storeHolds([
      { ...row, description },
      { ...row, id: '2', title: 'Short' },
    ])
    const { user } = await renderSite('/upcoming-events')
    await whatsNew().findAllByRole('article')
    expect(cardOf('Short').queryByRole('button')).not.toBeInTheDocument()
    const card = cardOf(row.title)
    const button = card.getByRole('button', { name: `Read more about ${row.title}` })
    expect(card.getByText(description)).toHaveClass('line-clamp-3')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(card.getByText(description)).not.toHaveClass('line-clamp-3')
    expect(card.getByRole('button', { name: `Show less about ${row.title}` })).toHaveAttribute('aria-expanded', 'true')
  })

  it('links to tickets and pages, the ones elsewhere in a new tab', async () => {
    const links = [
      { title: 'Sold elsewhere', ticket_link: 'https://tickets.example/1', category: 'Festival' },
      { title: 'News elsewhere', ticket_link: 'https://tickets.example/2', category: 'Announcement' },
      { title: 'A page of ours', ticket_link: '/packages/weddings', category: 'Event' },
    ]
    storeHolds(links.map((link, index) => ({ ...row, ...link, id: String(index) })))
    await renderSite('/upcoming-events')
    await whatsNew().findAllByRole('article')
    const shown = whatsNew().getAllByRole('link')
    expect(shown.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Get tickets for Sold elsewhere (opens in a new tab)', 'https://tickets.example/1', '_blank'],
      ['More details for News elsewhere (opens in a new tab)', 'https://tickets.example/2', '_blank'],
      ['More details for A page of ours', '/packages/weddings', null],
    ])
  })

  it('never makes a link of anything else', async () => {
    const typed = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'at the door', null]
    storeHolds(typed.map((ticket_link, index) => ({ ...row, ticket_link, id: String(index) })))
    await renderSite('/upcoming-events')
    expect(await whatsNew().findAllByRole('article')).toHaveLength(typed.length)
    expect(whatsNew().queryByRole('link')).not.toBeInTheDocument()
  })

  it('puts a plate with the title where the picture fails or is missing', async () => {
    storeHolds([row, { ...row, id: '2', title: 'No picture', image: ' ' }])
    await renderSite('/upcoming-events')
    await whatsNew().findAllByRole('article')
    expect(cardOf('No picture').getByRole('img', { name: 'No picture' }).tagName).not.toBe('IMG')
    const picture = cardOf(row.title).getByRole('img', { name: row.title })
    expect(picture.tagName).toBe('IMG')
    fireEvent.error(picture)
    const plate = cardOf(row.title).getByRole('img', { name: row.title })
    expect(plate.tagName).not.toBe('IMG')
    expect(plate).toHaveTextContent(row.title)
  })

  it('asks for nothing more once the visitor has left', async () => {
    const calls = storeHolds([row])
    const { unmount } = await renderSite('/upcoming-events')
    unmount()
    await waitFor(() => expect(calls).toHaveLength(1))
    await delay(100)
    expect(calls).toEqual([expect.stringMatching(/^PATCH /)])
  })
})

it('leads from the events page to an enquiry', async () => {
  storeHolds([])
  const { user, location } = await renderSite('/upcoming-events')
  await user.click(screen.getByRole('link', { name: 'Start Planning' }))
  await waitFor(() => expect(location()).toBe('/contact'))
})

/** jsdom's Blob has no text(). */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsText(file)
  })
}
