import { describe, expect, it } from 'vitest'
import { type Answer, answerGroups } from '../../src/content/answers'
import { faq } from '../../src/content/faq'
import { terms } from '../../src/content/terms'

const answers = answerGroups.flatMap((group): readonly Answer[] => group.answers)

describe('answers', () => {
  it('have different ids, which are anchors on one page', () => {
    const ids = [...answerGroups, ...answers].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('ask no question twice on the page', () => {
    const questions = [...faq, ...answers].map(({ question }) => question)
    expect(new Set(questions).size).toBe(questions.length)
  })

  it('link to sections of the terms that exist', () => {
    const links = answers.flatMap(({ link }) => link?.to ?? [])
    const anchors = links.filter((to) => to.startsWith('/terms#')).map((to) => to.slice('/terms#'.length))
    expect(terms.sections.map(({ id }): string => id)).toEqual(expect.arrayContaining(anchors))
  })
})
