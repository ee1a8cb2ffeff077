import { company } from '../company'

/** The company's phone numbers, for use in a sentence. */
export const phoneNumbers = company.phones.map((phone) => phone.display).join(' or ')
