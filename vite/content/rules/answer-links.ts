import { answerGroups } from '../../../src/content/answers'
import { faq } from '../../../src/content/faq'
import type { Contents } from '../entries'
import type { Mistake } from '../mistake'
import { listTexts } from '../texts'

const PATH = '/faq#'

const ids: readonly string[] = [
  ...faq.map(({ id }) => id),
  ...answerGroups.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]),
]

/** Links to an answer of the FAQ, or to a group of them, which does not exist. */
export const checkAnswerLinks = (contents: Contents, existing = ids): Mistake[] =>
  listTexts(contents)
    .filter(({ text }) => text.startsWith(PATH) && !existing.includes(text.slice(PATH.length)))
    .map(({ file, text }) => ({
      file: `src/content/${file}`,
      message: `a link leads to ${text}, but no answer or group of answers has the id '${text.slice(PATH.length)}'.`,
    }))
