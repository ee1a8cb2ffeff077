import { company } from '../company'

/** Kept by `submit_enquiry` in `supabase/migrations/*_enquiries.sql`. The privacy policy, the office and the database have it. */
export const enquiryRetention =
  'The copies of enquiries in the database are deleted a year after their last change, closed ones after 180 days, and booked ones no sooner than a year after the event.'

/** The company's phone numbers, for use in a sentence. */
export const phoneNumbers = company.phones.map((phone) => phone.display).join(' or ')
