import type { StorageKey } from '../../lib/browser/store'
import { capitalize } from '../../lib/text/capitalize'
import { formatList } from '../../lib/text/quantities'
import { company } from '../company'
import type { LegalDocument, LegalSection } from '../schemas/terms'
import { enquiryRetention, phoneNumbers } from './legal'

/** How long the workflow of `docs/n8n/enquiries.json` remembers an enquiry, and n8n a failed run: see `docs/go-live.md`. */
const automationDays = 30

/** What a browser stores. Each key has its sentence. */
const storedInBrowser: Record<StorageKey | 'session', string> = {
  enquiry:
    "In each tab, the enquiry you're writing there, so you don't lose it when you reload the page or lose the connection. It stays until you send or clear it, or close the tab. Once it has been sent, it stays there with its reference and the link you came by, so you can change it on the thank-you page, until you choose to submit another enquiry or close the tab.",
  enquiries:
    "The drafts of all tabs, so you can go on with one later. Once you try to send a draft, a copy of what was sent is stored with its reference, so a second try is recognised. A draft stays until it has been sent or you clear it. After that, its reference stays until you clear this site's data in your browser or there are 20 newer ones, so another tab with the same enquiry can tell you.",
  'early-enquiry':
    'What you type into the enquiry form while the page is still loading, until the form has taken it over.',
  quote:
    'Your quote cart, so the equipment, the dates and the delivery area you chose are still there when you come back. The button Remove all deletes them. The cart becomes part of an enquiry only if you request a quote and send the form.',
  suburb:
    'The suburb or postcode you typed for the price of a trip, so you only type it once. It becomes part of an enquiry only if you enquire with that price and send the form.',
  'linked-suburb':
    'The suburb of a link you opened, so you see the price that was sent to you. It stays in that tab until you type your own or close it.',
  room: 'The room you entered to check if something suits it: its size, the number of guests and where it is. It becomes part of an enquiry only if you enquire with it and send the form.',
  'scroll-positions':
    'How far you had scrolled on each page, so Back returns you there. It is removed when you close the tab.',
  // supabase-js chooses its key.
  session:
    'For admin accounts only: the sign-in session, until you sign out or it can no longer be renewed.',
  'event-drafts':
    'For admin accounts only: unsaved changes to events, until they are saved or discarded.',
  'enquiry-drafts':
    'For admin accounts only: unsaved changes to enquiries, with their references, until they are saved or discarded, you sign out in that tab or it is closed.',
}

/** What the enquiry form asks for. The form has a field for each: see `src/enquiry/fields.ts`. */
export const enquiryDetails = {
  fullName: 'name',
  email: 'email address',
  message: 'message',
  phone: 'phone number',
  company: 'company or ABN',
  eventDate: 'event date',
  eventType: 'event type',
  venue: 'venue',
  budget: 'budget',
  servicesInterested: 'the services that interest you',
} as const

const { fullName, email, message, ...optionalDetails } = enquiryDetails

export const privacy = {
  title: 'Privacy Policy',
  description:
    'What this website keeps about you and why: your enquiries, your draft and quote cart, cookies, security, and how to ask us about it.',
  updated: 'January 2025',
  intro: `This policy explains what ${company.name} learns about you through this site and when you deal with us, what we do with it, and what stays in your own browser. We aim to follow the Australian Privacy Principles in the Privacy Act 1988 (Cth). This isn't a certification.`,
  sections: [
    {
      id: 'information-collection',
      title: 'Information collection',
      paragraphs: [
        'You can read every public page without telling us who you are. There are no visitor accounts and no payments on this site. You can also phone us with a general question without giving your name.',
        `When you send the enquiry form, what you typed goes to the automation service that receives enquiries for us, together with the date and time of sending and a reference for your enquiry. The service emails your enquiry to us and your reference to you. A copy goes to our own database, with links to the quote, package, service or advice that you came from and what you chose there, so that we can see your enquiry even if that service fails. Our staff add notes to it there. We need your ${formatList([fullName, email, message])} so we can answer. ${capitalize(formatList(Object.values(optionalDetails)))} are optional. A hidden field helps us to stop automated spam, and isn't part of what is sent.`,
        'We also receive what you tell us by phone or email and, if you become a client, the details in your signed quote, invoices and payments.',
        'As with any website, the providers that serve our pages, our list of events and our database of enquiries receive the technical details that a browser sends, such as its IP address and the page asked for. They may keep these in logs to run and protect their service.',
        'An admin account is for our staff. To create one, you give an email address and a password to our sign-in service.',
      ],
    },
    {
      id: 'use-of-personal-information',
      title: 'Use of personal information',
      paragraphs: [
        "We don't sell personal information. We send marketing messages only with consent, and you can withdraw it at any time.",
        'We share what is needed, and no more, with the providers that work for us (automation, website, database, email and phone alerts), with the people who deliver your event, and with anyone to whom the law requires us to give it. Some providers may store information on servers outside Australia: ask us if you would like to know where yours is held.',
        `We keep personal information for as long as its purpose or the law requires, and then delete it or remove what identifies you. ${enquiryRetention} That happens when the next enquiry arrives, or at once if you ask us.`,
        `The IP address that an enquiry came from is stored apart from it, so that one sender cannot fill the database, and is deleted when the first enquiry after a day arrives. The automation service remembers your email address and your reference until the first enquiry after ${automationDays} days, so that a second try reaches us once and nobody can use the form to flood an address with emails. If it can't email us your enquiry, it keeps it for up to ${automationDays} days, so that we can find out why.`,
        'We use personal information to:',
      ],
      list: [
        'answer your enquiry, advise you and prepare a quote;',
        'plan, deliver and invoice the services that you book;',
        'handle questions, complaints and damage to hired equipment;',
        'keep the records that the law asks of us, and keep this site safe.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      paragraphs: [
        "This site uses no advertising or analytics cookies, and we don't follow you from site to site.",
        "Our pages come from the provider that hosts this site. What's New? on the events page also asks the provider of our list of events, and its pictures may come from other sites. Once you choose a date for your event or hire, the page asks the same provider for all days on which we're full. It doesn't say which day you chose. The admin page uses the same provider and, if we have switched it on, Cloudflare's Turnstile, which checks that a person is signing in. Each of them learns your IP address.",
        "The social feed on the home page comes from another company only if we have switched on an embedded feed, and it isn't loaded before you scroll to it. That company receives technical details such as your IP address, and may set its own cookies under its own policy. Otherwise you see our own pictures there. Links to Instagram and Facebook open those sites only when you choose them.",
        'This site also stores the following in your browser:',
      ],
      list: Object.values(storedInBrowser),
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'We take reasonable steps to protect personal information from misuse, loss and access by people who should not have it. Only staff and providers who need it for their work may use it, and an admin account can read enquiries and change our events only after we have approved it.',
        "No way of sending or storing information is free of risk, so please don't put bank card numbers or passwords into the enquiry form. On a shared computer, close all tabs of this site before you leave, and then clear its data in your browser settings. If a data breach is likely to cause you serious harm, we tell you and the regulator as the law requires.",
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'We update this policy when the site or the way we handle information changes, and show the month of the last update at the top. If we want to use information that we already hold for a new and unrelated purpose, we ask you first, unless the law requires or permits that use.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        `To see or correct the personal information that we hold about you, to ask us to delete it, or to make a privacy complaint, write to ${company.email} or call ${phoneNumbers}. We may need to check that it's you. We answer within a reasonable time, and if we say no we give the reason.`,
        `If our answer doesn't satisfy you, you can contact the Office of the Australian Information Commissioner (OAIC), which handles complaints under the Privacy Act 1988 (Cth). ${company.name} is based in ${company.location}.`,
      ],
    },
  ],
} as const satisfies LegalDocument

const visitorCount: LegalSection = {
  id: 'visitor-count',
  title: 'Visitor count',
  paragraphs: [
    "We count how often each public page is read, how often an enquiry is sent or a quote is requested, and how often our package adviser answers. The service that counts for us loads a script with each visit. It sets no cookies, keeps nothing in your browser and doesn't follow you from site to site.",
    "It receives the address of the page without what you searched, chose or typed, the site that you came from, and the technical details that a browser sends, such as its IP address. It doesn't receive your name or what is in an enquiry.",
  ],
}

/** The policy of a site that counts its page views. See VITE_ANALYTICS_SCRIPT_URL in .env.example. */
export const privacyWithVisitorCount: LegalDocument = {
  ...privacy,
  sections: privacy.sections.flatMap((section) =>
    section.id === 'cookies' ? [visitorCount, section] : section,
  ),
}
