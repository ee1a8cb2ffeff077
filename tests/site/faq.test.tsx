import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerGroups } from '../../src/content/answers'
import { faq } from '../../src/content/faq'
import { renderSite } from '../support/render-site'

const getOpenQuestions = () =>
  [...document.querySelectorAll('main details[open] summary h3')].map((title) => title.textContent)

describe('faq', () => {
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

  it('folds the other answers into groups, and opens the one that a link leads to', async () => {
    const [, linked] = answerGroups
    await renderSite(`/faq#${linked.answers[0].id}`)
    for (const { id, title, answers } of answerGroups) {
      const group = screen.getByText(title).closest('details') as HTMLDetailsElement
      expect(group).toHaveAttribute('id', id)
      expect(group.open).toBe(id === linked.id)
      for (const { question } of answers) expect(within(group).getByText(question)).toBeInTheDocument()
    }
  })
})
