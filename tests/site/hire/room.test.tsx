import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RoomSketch } from '../../../src/components/room/RoomSketch'
import { equipment, getEquipment, type EquipmentId } from '../../../src/content/equipment'
import { packages } from '../../../src/content/packages'
import { getSiteNeeds } from '../../../src/hire/needs'
import { checkRoom, type Gear, type RoomQuestion } from '../../../src/hire/room/room'
import { toGear } from '../../../src/packages/tier-gear'
import { getTierFacts } from '../../../src/packages/tiers'
import { renderSite } from '../../support/site/render-site'

const inHall = (gear: Gear, change: Partial<RoomQuestion> = {}): RoomQuestion => ({
  room: { length: 40, width: 30, height: 8, kind: 'indoors' },
  guests: 60,
  seating: 'tables-dancing',
  gear,
  ...change,
})

function draw(question: RoomQuestion, isWide: boolean) {
  const answer = checkRoom(question)
  const { container, unmount } = render(<RoomSketch question={question} answer={answer} isWide={isWide} />)
  const getRects = (selector: string) =>
    [...container.querySelectorAll(`rect${selector}`)].map((rect) => ({
      item: rect.getAttribute('data-item'),
      width: Math.round(Number(rect.getAttribute('width')) * 1000),
      depth: Math.round(Number(rect.getAttribute('height')) * 1000),
    }))
  return { answer, getRects, unmount }
}

describe('the drawing', () => {
  it.each([true, false])('has every piece in the millimetres of the content (in a wide window: %s)', (isWide) => {
    for (const { id } of equipment) {
      const { pieces = 1, sizeMm, placement = sizeMm } = getEquipment(id)
      const kit = [{ id, count: 2 }]
      const { getRects, unmount } = draw(inHall({ kit, outlets: getSiteNeeds(kit).outlets }), isWide)
      const expected = Array.from({ length: typeof placement === 'string' ? 0 : 2 * pieces }, () => ({
        item: id,
        ...(typeof placement === 'object' && { width: placement.width, depth: placement.depth }),
      }))
      expect(getRects('[data-part="piece"]').filter(({ item }) => item !== 'table')).toEqual(expected)
      expect(getRects('[data-part="room"]')).toMatchObject([{ width: 30_000, depth: 40_000 }])
      unmount()
    }
  })

  it('has the floor of every tier, and its dance floor', () => {
    for (const facts of packages.flatMap(getTierFacts)) {
      const { floorM, danceFloorM, clearSpaceM } = facts.tier
      const { getRects, unmount } = draw(inHall(toGear(facts), { seating: 'rows' }), true)
      const depth = floorM.depth - (danceFloorM?.depth ?? 0) - (clearSpaceM?.depth ?? 0)
      const toMm = (floor: { width: number; depth: number } | undefined) =>
        floor ? [{ width: floor.width * 1000, depth: floor.depth * 1000 }] : []
      expect(getRects('[data-part="gear"]')).toMatchObject(toMm({ width: floorM.width, depth }))
      expect(getRects('[data-part="dance floor"]')).toMatchObject(toMm(danceFloorM))
      expect(getRects('[data-part="clear space"]')).toMatchObject(toMm(clearSpaceM))
      unmount()
    }
  })

  it('has everything at its own size if it is too large, with what is outside the room', () => {
    const kit = [{ id: 'truss-goalpost' satisfies EquipmentId, count: 1 }] as const
    const { getRects } = draw(inHall({ kit, outlets: 0 }, { room: { length: 3, width: 3, kind: 'open' } }), true)
    expect(getRects('[data-part="piece"]')).toMatchObject([{ width: 4000, depth: 800 }])
    expect(getRects('[data-part="room"]')).toMatchObject([{ width: 3000, depth: 3000 }])
    expect(getRects('[data-part="too large"]')).toMatchObject([
      { width: 500, depth: 800 },
      { width: 500, depth: 800 },
    ])
    expect(screen.getByText('Larger than your space')).toBeInTheDocument()
  })

  it('has a name that says what it shows', () => {
    const kit = [{ id: 'led-dj-booth' satisfies EquipmentId, count: 1 }] as const
    const { answer } = draw(inHall({ kit, outlets: 1 }), true)
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Floor plan, 40 × 30 m, 8 m high, indoors\. It fits\./)
    expect(answer.verdict).toBe('fits')
  })
})

describe('the check of the room', () => {
  async function openNeeds(query = '') {
    localStorage.setItem('site.quote', JSON.stringify({ kit: [{ id: 'powered-speaker-12', count: 2 }] }))
    const site = await renderSite(`/av-hire${query}`)
    await site.user.click(screen.getByText(/^Quote cart ·/))
    const quote = within(screen.getByRole('dialog', { name: 'Quote cart' }))
    await site.user.click(await quote.findByRole('button', { name: /^What it needs on site/ }, { timeout: 10_000 }))
    const needs = within(screen.getByRole('dialog', { name: 'What it needs on site' }))
    await needs.findByRole('heading', { name: 'Does it fit my room?' }, { timeout: 10_000 })
    return { ...site, quote, needs }
  }

  it('answers as soon as length and width are known, and keeps them in the URL, the enquiry, the print and the copied text', async () => {
    const { user, needs, quote, location } = await openNeeds()
    await user.type(needs.getByLabelText('Length'), '40ft')
    expect(needs.queryByRole('img')).not.toBeInTheDocument()
    await user.type(needs.getByLabelText('Width'), '8,5')
    expect(needs.getByText('It fits.')).toBeInTheDocument()
    await user.type(needs.getByLabelText(/^Guests/), '300')
    expect(needs.getByText("It doesn't fit.")).toBeInTheDocument()
    expect(needs.getByText('What would fit')).toBeInTheDocument()
    await user.clear(needs.getByLabelText(/^Guests/))
    await user.type(needs.getByLabelText(/^Guests/), '40')
    expect(needs.getByRole('img')).toHaveAccessibleName(/Floor plan, 12\.2 × 8\.5 m/)
    await user.tab()
    await waitFor(() => expect(location()).toContain('room-length=40ft&room-width=8%2C5&room-guests=40'))
    await user.click(needs.getByRole('button', { name: 'Copy for the venue' }))
    expect(await navigator.clipboard.readText()).toContain(
      '\nRoom or area: 12.2 × 8.5 m, indoors, for 40 guests at tables. It fits.',
    )
    const href = quote.getByText('Request Quote').closest('a')?.href ?? ''
    expect(new URL(href).searchParams.get('message')).toContain(
      'Our space: 12.2 × 8.5 m, indoors, for 40 guests at tables. It fits.',
    )
    expect(
      within(document.querySelector<HTMLElement>('.print-only') ?? document.body).getByText(/^12\.2 × 8\.5 m/),
    ).toBeInTheDocument()
  })

  it('is opened with the room of a link, and says what is wrong with a field', async () => {
    const { user, needs } = await openNeeds('?room-length=16&room-width=0&room-seating=rows&room-kind=marquee')
    expect(needs.getByLabelText('Width')).toHaveAccessibleDescription('Write a number from 1 to 200 metres')
    expect(needs.getByLabelText('Width')).toBeInvalid()
    expect(needs.queryByRole('img')).not.toBeInTheDocument()
    await user.clear(needs.getByLabelText('Width'))
    await user.type(needs.getByLabelText('Width'), '8')
    expect(needs.getByRole('img')).toHaveAccessibleName(/^Floor plan, 16 × 8 m, in a marquee/)
    expect(needs.getByLabelText('How guests sit or stand')).toHaveValue('rows')
  })
})
