import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerGroups } from '../../../src/content/answers'
import type { Answer } from '../../../src/content/schemas/answer'
import { faq } from '../../../src/content/faq'
import { hireTerms } from '../../../src/content/terms/hire-terms'
import { terms } from '../../../src/content/terms/terms'

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

it('writes times as on a 12-hour clock, also in the sample events', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  expect(JSON.stringify([answerGroups, faq, hireTerms]) + seed).not.toMatch(/\b\d{1,2}:\d{2}\b/)
})
