import * as v from 'valibot'
import { amount, between, entry, filledList, flag, pastMonthInWords, slug, text } from './fields'

export const deliveryAreaSchema = entry({
  /** In the links of quotes. */
  id: slug,
  name: text,
  /** Follows 'to', if that is not the name. */
  phrase: v.optional(text),
  /** Some that clients know, nearest first. All of them are in `terms/suburbs.ts`. */
  suburbs: filledList(text),
  /** From the company to the farthest suburb, in a straight line. */
  farthestKm: between(0, 5000, ' km'),
  /** In AUD excluding GST. */
  price: amount(5000),
  /** Named as an example on pages without room for all areas. */
  isExample: flag,
  /** Our people travel there at no extra cost. Gear without them pays the price there, too. */
  isFreeForPeople: flag,
})
export type DeliveryArea = v.InferOutput<typeof deliveryAreaSchema>

const legalSectionSchema = entry({
  /** The section's `id` attribute. */
  id: slug,
  title: text,
  paragraphs: filledList(text),
  /** Shown after the paragraphs. */
  list: v.optional(filledList(text)),
})
export type LegalSection = v.InferOutput<typeof legalSectionSchema>

export const legalDocumentSchema = entry({
  title: text,
  /** For search engines. */
  description: text,
  /** The month of the last change, as shown. */
  updated: pastMonthInWords,
  intro: text,
  sections: filledList(legalSectionSchema, 'id'),
})
export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>
