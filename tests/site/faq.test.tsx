import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerGroups } from '../../src/content/answers'
import { faq } from '../../src/content/faq'
import { renderSite } from '../support/render-site'

const getOpenQuestions = () =>
  [...document.querySelectorAll('main details[open] summary h3')].map((title) => title.textContent)

describe('faq', () => {
  it('groups the questions by name, so that browsers open one at a time', async () => {
    await renderSite('/faq')
    const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'))
    expect(names).toEqual(faq.map(() => 'faq'))
  })

  it('opens one question at a time and closes it on a second click in browsers without that support', async () => {
    const { user } = await renderSite('/faq')
    expect(getOpenQuestions()).toEqual([])
    const [first, second] = faq.map((item) => item.question)
    await user.click(screen.getByText(first as string))
    await waitFor(() => expect(getOpenQuestions()).toEqual([first]))
    await user.click(screen.getByText(second as string))
    await waitFor(() => expect(getOpenQuestions()).toEqual([second]))
    await user.click(screen.getByText(second as string))
    await waitFor(() => expect(getOpenQuestions()).toEqual([]))
  })

  it('shows every answer with its link', async () => {
    await renderSite('/faq')
    for (const item of faq) {
      const details = screen.getByRole('heading', { level: 3, name: item.question }).closest('details') as HTMLElement
      for (const paragraph of item.answer) expect(details).toHaveTextContent(paragraph)
      const links = [...details.querySelectorAll('a')]
      expect(links.map((link) => link.getAttribute('href'))).toEqual(item.link ? [item.link.to] : [])
    }
  })

  it('shows more answers in groups, each of which a link leads to', async () => {
    await renderSite('/faq')
    const links = within(screen.getByRole('navigation', { name: 'Groups of answers' }))
    for (const { id, title, answers } of answerGroups) {
      expect(links.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`)
      const group = screen.getByRole('region', { name: title })
      expect(group).toHaveAttribute('id', id)
      for (const { question, answer, ...rest } of answers) {
        const heading = within(group).getByRole('heading', { level: 4, name: question })
        const entry = heading.parentElement as HTMLElement
        for (const paragraph of answer) expect(entry).toHaveTextContent(paragraph)
        const hrefs = [...entry.querySelectorAll('a')].map((link) => link.getAttribute('href'))
        expect(hrefs).toEqual('link' in rest ? [rest.link.to] : [])
      }
    }
  })
})
