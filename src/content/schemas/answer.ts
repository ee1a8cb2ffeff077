import * as v from 'valibot'
import type { EquipmentId } from '../equipment'
import type { TermsSectionId } from '../terms/terms'
import { entry, filledList, flag, list, slug, text } from './fields'
import { type AnswerLink, reference } from './references'

/** Visitors read '7.30 pm', never '19:30'. */
const paragraph = v.pipe(
  text,
  v.check(
    (value) => !/\b\d{1,2}:\d{2}\b/.test(value),
    'has a time on a 24-hour clock. Write 7.30 pm.',
  ),
)

export const answerSchema = entry({
  /** The end of its link. */
  id: slug,
  question: text,
  /** Paragraphs. */
  answer: filledList(paragraph),
  links: v.optional(
    list(
      entry({
        text,
        to: reference<
          | '/packages'
          | '/contact'
          | AnswerLink
          | `/av-hire/${EquipmentId}`
          | `/terms#${TermsSectionId}`
        >(),
      }),
    ),
  ),
  /** A link to our certificate of currency follows, once company.ts has its address. */
  hasCertificate: flag,
  /** Not confirmed by the client yet. */
  sample: flag,
})
export type Answer = v.InferOutput<typeof answerSchema>

export const answerGroupSchema = entry({
  id: slug,
  title: text,
  answers: filledList(answerSchema, 'id'),
})
export type AnswerGroup = v.InferOutput<typeof answerGroupSchema>

/** Links from other pages to the answers of the FAQ, and to the page of an item that its visitors look for. */
export const answerLinksSchema = list(
  entry({
    text,
    to: reference<AnswerLink | `/av-hire/${EquipmentId}`>(),
  }),
)

/** One of the nine questions of the client. */
export const faqItemSchema = entry({
  id: slug,
  question: text,
  answer: filledList(paragraph),
  /** The field "Your suburb or postcode" follows. */
  asksForSuburb: flag,
  /** A link to our certificate of currency follows, once company.ts has its address. */
  hasCertificate: flag,
  links: v.optional(
    list(
      entry({
        text,
        to: reference<
          | '/packages'
          | '/contact'
          | AnswerLink
          | `/av-hire/${EquipmentId}`
          | '/av-hire'
          | '/terms'
          | '/guides/delivery-areas'
        >(),
      }),
    ),
  ),
})
export type FaqItem = v.InferOutput<typeof faqItemSchema>
