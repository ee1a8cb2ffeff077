import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { faq } from '../../src/content/faq'
import { renderSite } from '../support/render-site'

const openItems = () =>
  [...document.querySelectorAll('main details[open] summary h3')].map((title) => title.textContent)

describe('faq', () => {
  it('asks 9 questions, all of them closed', async () => {
    await renderSite('/faq')
    const questions = within(screen.getByRole('main')).getAllByRole('group')
    expect(questions).toHaveLength(9)
    expect(openItems()).toEqual([])
  })

  it('shares one name among them, which browsers take to mean one open at a time', async () => {
    await renderSite('/faq')
    const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'))
    expect(new Set(names)).toEqual(new Set(['faq']))
  })

  it('has one open at a time where the browser does not know the name, and closes it on a second click', async () => {
    const { user } = await renderSite('/faq')
    // jsdom is such a browser: the shared name alone would leave both open here.
    const [first, second] = faq.map((item) => item.question)
    await user.click(screen.getByText(first as string))
    await waitFor(() => expect(openItems()).toEqual([first]))
    await user.click(screen.getByText(second as string))
    await waitFor(() => expect(openItems()).toEqual([second]))
    await user.click(screen.getByText(second as string))
    await waitFor(() => expect(openItems()).toEqual([]))
  })

  it('gives every answer in full, with its link', async () => {
    await renderSite('/faq')
    for (const item of faq) {
      const box = screen.getByRole('heading', { level: 3, name: item.question }).closest('details') as HTMLElement
      for (const paragraph of item.answer) expect(box).toHaveTextContent(paragraph)
      const links = [...box.querySelectorAll('a')]
      expect(links.map((link) => link.getAttribute('href'))).toEqual(item.link ? [item.link.to] : [])
    }
  })

  it('tells search engines the same questions and answers', async () => {
    await renderSite('/faq')
    const script = await waitFor(() => {
      const element = document.querySelector('script[type="application/ld+json"]')
      expect(element).not.toBeNull()
      return element as HTMLElement
    })
    const data = JSON.parse(script.textContent)
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' })
    expect(data.mainEntity).toEqual(
      faq.map((item) => ({
        '@type': 'Question',
        name: item.question,
        acceptedAnswer: { '@type': 'Answer', text: item.answer.join(' ') },
      })),
    )
  })
})
