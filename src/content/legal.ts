import { company } from './company'

/** One numbered section of a legal text. `list` is read after the last paragraph, which leads into it. */
export type LegalSection = {
  /** Anchor on the page, in kebab case. */
  id: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

export type LegalDocument = {
  title: string
  /** Month and year of the last change, as shown. */
  updated: string
  intro: string
  sections: readonly LegalSection[]
}

/** Every number of the company, for a sentence. */
export const phoneNumbers = company.phones.map((phone) => phone.display).join(' or ')
