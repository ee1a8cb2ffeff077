import * as v from 'valibot'
import type { CategorySlug, EquipmentId } from '../equipment'
import type { ServiceSlug } from '../services'
import { entry, list, slug, text } from './fields'
import { type AnswerLink, reference } from './references'

/** Something that people look for in the hire catalogue and that is not in it. */
export const notHiredSchema = entry({
  id: slug,
  /** In the plural, for sentences: 'photo booths'. */
  name: text,
  /** Other names that people search for. They are not shown. */
  alsoKnownAs: v.optional(list(text)),
  /** Our answer, if it is more than that we don't have it. */
  text: v.optional(text),
  link: v.optional(
    entry({
      text,
      to: reference<
        | '/contact'
        | '/guides/sound-for-churches-halls-pubs'
        | `/services/${ServiceSlug}`
        | AnswerLink
        | `/av-hire/${EquipmentId | CategorySlug}`
      >(),
    }),
  ),
})
export type NotHiredEntry = v.InferOutput<typeof notHiredSchema>
