import { screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { calculateStory } from '../../../src/booking/story'
import { storyCards } from '../../../src/booking/story-cards.data'
import { testimonials } from '../../../src/content/about/testimonials'
import { company } from '../../../src/content/company'
import { stories } from '../../../src/content/stories'
import { formatAud, getLowestPrice, withGst } from '../../../src/lib/text/money'
import { getAskedName, getPrefill } from '../../../src/pages/contact/enquiry-draft'
import { renderSite } from '../../support/site/render-site'

// The pages of stories exist only for those of the site. The owner takes the sample out.
const sample = stories.filter((story) => story.sample).slice(0, 1)

describe.each(sample)('the sample $slug', (story) => {
  const { title, slug, items } = story
  const PATH = `/stories/${slug}`

  it('tells an event with its items, their prices and the sum of them', async () => {
    await renderSite(PATH)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const asked = main
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ search }) => getAskedName(getPrefill(search)))
    expect(asked).toContain(`“${title}”`)
    expect(main.getByText('Sample.')).toBeInTheDocument()
    for (const { id } of items)
      expect(
        main.getAllByRole('link').some((link) => link.getAttribute('href') === `/av-hire/${id}`),
      ).toBe(true)

    const {
      rows,
      price: { total },
    } = calculateStory(story)
    // The tier, its items and the sum.
    expect(rows.length).toBe(items.length + 2)
    expect(getLowestPrice(total)).toBe(
      rows
        .slice(0, -1)
        .reduce((sum, { price, crewFrom = 0 }) => sum + getLowestPrice(price) + crewFrom, 0),
    )
    const totalRow = main.getByRole('heading', { name: 'In all' }).closest('li')
    expect(totalRow).toHaveTextContent(
      `From ${formatAud(withGst(getLowestPrice(total)))} for 6 hours, incl. GST`,
    )
  })

  it('leads to the room of its tier, with its hours and its items as ticked add-ons', async () => {
    const { follow } = await renderSite(PATH)
    const href = screen.getByRole('link', { name: 'Light this room' }).getAttribute('href') ?? ''
    expect(href).toContain('light=diamond&hours=6')
    // The suburb of the story is not the visitor's.
    expect(href).not.toContain('to=')
    await follow(href)
    await screen.findByRole('heading', { level: 1, name: 'Wedding DJ Packages' })
    const ticked = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    expect(ticked.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([
      'second-battery-pa',
      'uplights',
    ])
  })

  it('has a card on the page of its package, and on no page without stories', async () => {
    const { follow } = await renderSite('/packages/weddings')
    expect(await screen.findByRole('link', { name: new RegExp(title) })).toHaveAttribute(
      'href',
      PATH,
    )
    const cards = [...storyCards]
    storyCards.splice(0)
    onTestFinished(() => void storyCards.push(...cards))
    await follow('/packages/functions')
    await follow('/packages/weddings')
    await screen.findByRole('heading', { level: 1, name: 'Wedding DJ Packages' })
    expect(screen.queryByRole('link', { name: new RegExp(title) })).toBeNull()
  })
})

it('says that a story does not exist', async () => {
  await renderSite('/stories/unknown')
  expect(screen.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeInTheDocument()
})

it('links a testimonial to its original, and shows the rating', async () => {
  const [testimonial] = testimonials
  const review = { url: 'https://maps.app.goo.gl/abc', month: '2026-03' }
  const rating = { url: 'https://g.page/r/southbeam', value: 4.9, count: 87, date: '2026-11-27' }
  Object.assign(testimonial, { review })
  Object.assign(company, { ratings: [rating] })
  onTestFinished(() => {
    Object.assign(testimonial, { review: undefined })
    Object.assign(company, { ratings: [] })
  })
  await renderSite('/')
  expect(
    screen.getByRole('link', { name: 'Google review, March 2026 (opens in a new tab)' }),
  ).toHaveAttribute('href', review.url)
  expect(
    screen.getByRole('link', {
      name: '4.9 out of 5 from 87 reviews at Google, November 2026 (opens in a new tab)',
    }),
  ).toHaveAttribute('href', rating.url)
})
