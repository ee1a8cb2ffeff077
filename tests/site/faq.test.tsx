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

  it('shows more answers in groups, each of which a link leads to', async () => {
    await renderSite('/faq')
    const links = within(screen.getByRole('navigation', { name: 'Groups of answers' }))
    for (const { id, title, answers } of answerGroups) {
      expect(links.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`)
      const group = screen.getByRole('region', { name: title })
      expect(group).toHaveAttribute('id', id)
      expect(within(group).getAllByRole('heading', { level: 4 })).toHaveLength(answers.length)
    }
  })
})
