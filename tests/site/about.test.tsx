import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { story } from '../../src/content/about'
import { team } from '../../src/content/team'
import { testimonials } from '../../src/content/testimonials'
import { renderSite } from '../support/render-site'

const main = () => within(screen.getByRole('main'))
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

describe('about', () => {
  it('leads to the company and to the team', async () => {
    await renderSite('/about')
    const cards = within(screen.getByRole('region', { name: 'The company and the team' }))
    expect(hrefs(cards.getAllByRole('link'))).toEqual(['/about/company', '/team'])
  })

  it('gives a quick overview: three figures, each with what it counts', async () => {
    await renderSite('/about')
    const overview = within(screen.getByRole('region', { name: 'Quick Overview' }))
    expect(overview.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['10+', '20+', '1000+'])
    expect(overview.getAllByRole('term').map((label) => label.textContent)).toEqual([
      'years of experience',
      'team members',
      'events delivered',
    ])
  })

  it('ends with a call to action', async () => {
    await renderSite('/about')
    expect(main().getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/contact')
  })
})

describe('about the company', () => {
  it('tells the story in order', async () => {
    await renderSite('/about/company')
    const region = screen.getByRole('region', { name: 'Our story' })
    const [opening, ...steps] = story
    expect(within(region).getByText(opening)).toBeInTheDocument()
    const listed = within(region).getAllByRole('listitem')
    expect(listed).toHaveLength(steps.length)
    for (const [index, step] of steps.entries()) expect(listed[index]).toHaveTextContent(step)
  })

  it('shows the two founders with portrait, role and line, and leads to the team', async () => {
    await renderSite('/about/company')
    for (const founder of team.slice(0, 2)) {
      const card = screen.getByRole('heading', { level: 3, name: founder.name }).closest('li') as HTMLElement
      expect(within(card).getByRole('img', { name: founder.photo?.alt })).toBeInTheDocument()
      expect(card).toHaveTextContent(founder.role)
      expect(card).toHaveTextContent(founder.oneLine)
    }
    expect(main().queryByText(team[2]?.name ?? '')).not.toBeInTheDocument()
    expect(hrefs(main().getAllByRole('link'))).toContain('/team')
  })

  it('leads to the hire catalogue and to the contact page', async () => {
    await renderSite('/about/company')
    expect(hrefs(main().getAllByRole('link'))).toContain('/av-hire')
    expect(main().getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/contact')
  })
})

describe.each(['/about', '/about/company'])('testimonials on %s', (path) => {
  /** Only intervals are faked: what user-event waits for stays real. */
  async function open() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { user } = await renderSite(path)
    const region = screen.getByRole('region', { name: 'What hosts said afterwards' })
    const carousel = within(region)
    const dot = (number: number) => carousel.getByRole('button', { name: new RegExp(`^Testimonial ${number}:`) })
    return { user, carousel, dot, live: () => region.querySelector('[aria-live]') }
  }

  const wait = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  /** Hidden voices have no role, so that there is one at a time. */
  const shown = () => screen.getByRole('group', { name: /^\d of 4$/ }).textContent
  const voices = testimonials.map(({ quote, author, company }) => `“${quote}”${author}, ${company}`)

  it('rotates every 5 seconds and wraps, without a word to screen readers', async () => {
    const { live, dot } = await open()
    expect(shown()).toBe(voices[0])
    wait(4999)
    expect(shown()).toBe(voices[0])
    wait(1)
    expect(shown()).toBe(voices[1])
    expect(dot(2)).toHaveAttribute('aria-current', 'true')
    expect(dot(1)).toHaveAttribute('aria-current', 'false')
    wait(5000)
    expect(shown()).toBe(voices[2])
    wait(5000)
    expect(shown()).toBe(voices[3])
    wait(5000)
    expect(shown()).toBe(voices[0])
    expect(live()).toHaveAttribute('aria-live', 'off')
  })

  it('stops at the pause button, and goes on at the play button', async () => {
    const { user, carousel, live } = await open()
    await user.click(carousel.getByRole('button', { name: 'Pause testimonials' }))
    await user.unhover(carousel.getByRole('button', { name: 'Play testimonials' }))
    wait(12_000)
    expect(shown()).toBe(voices[0])
    expect(live()).toHaveAttribute('aria-live', 'polite')
    await user.click(carousel.getByRole('button', { name: 'Play testimonials' }))
    await user.unhover(carousel.getByRole('button', { name: 'Pause testimonials' }))
    wait(5000)
    expect(shown()).toBe(voices[1])
    expect(live()).toHaveAttribute('aria-live', 'off')
  })

  it('waits while the pointer is on it', async () => {
    const { user } = await open()
    const words = screen.getByRole('group', { name: '1 of 4' })
    await user.hover(words)
    wait(12_000)
    expect(shown()).toBe(voices[0])
    await user.unhover(words)
    wait(5000)
    expect(shown()).toBe(voices[1])
  })

  it('waits while the focus is in it', async () => {
    const { dot } = await open()
    act(() => dot(1).focus())
    wait(12_000)
    expect(shown()).toBe(voices[0])
    act(() => dot(1).blur())
    wait(5000)
    expect(shown()).toBe(voices[1])
  })

  it('shows the one whose dot is pressed', async () => {
    const { user, dot } = await open()
    await user.click(dot(3))
    expect(shown()).toBe(voices[2])
    expect(dot(3)).toHaveAttribute('aria-current', 'true')
  })
})
