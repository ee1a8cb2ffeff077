import { company } from '../company'

export type LegalSection = {
  /** The section's `id` attribute. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** Shown after the paragraphs. */
  list?: readonly string[]
}

export type LegalDocument = {
  title: string
  /** For search engines. */
  description: string
  /** Month and year of the last change, as shown. */
  updated: string
  intro: string
  sections: readonly LegalSection[]
}

/** The company's phone numbers, for use in a sentence. */
export const phoneNumbers = company.phones.map((phone) => phone.display).join(' or ')
