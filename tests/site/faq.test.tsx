import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerGroups } from '../../src/content/answers'
import { renderSite } from '../support/render-site'

describe('faq', () => {
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
