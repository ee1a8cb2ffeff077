import type { Rating } from '../lib/text/reviews'

/** The city that people search for. Titles and guides name it. */
const city = 'Sydney'
/** The service radius, in the words that clients would use. Sample data. */
const area =
  `${city}, the Illawarra, the Blue Mountains, the Central Coast and the Southern Highlands` as const

/** The most business days until an enquiry is answered. The office counts it as overdue after that. */
const replyBusinessDays: number = 2

/**
 * When the office is closed, besides public holidays: no hire days, no business days. `from` and `to` are closed, too.
 * `why` follows "Closed for", as in { from: '2026-12-24', to: '2027-01-04', why: 'our summer break' }.
 */
const closed: readonly { from: string; to: string; why: string }[] = []

/**
 * The ratings that the pages with testimonials show, as in
 * { url: 'https://g.page/r/…', value: 4.9, count: 87, date: '2026-11-27' }. `date` is the day on which you read it there.
 */
const ratings: readonly Rating[] = []

/**
 * Where the certificate of currency of the public liability insurance can be downloaded: '/certificate.pdf' for a file of the
 * folder `public`, or an address that starts with https://. While it is empty, the site asks to ask for it.
 */
const certificateOfCurrency: string = ''

/**
 * All facts about the business. The name, numbers and addresses are samples, to be replaced by the real ones.
 * The phone numbers are from the ranges that ACMA reserves for fiction.
 */
export const company = {
  name: 'Southbeam Events',
  /** The site's public URL, for canonical links, share pictures and sitemap.xml. */
  url: 'https://southbeam.example',
  description: `DJs, sound, lights, stages and gear hire across ${area}.`,
  abn: '00 000 000 000 (sample)',
  /** Shown in this order. `tel` is for `tel:` links. `when` follows the number in a sentence and is sample data. */
  phones: [
    { label: 'Office', display: '(02) 5550 0142', tel: '+61255500142', when: 'in business hours' },
    {
      label: 'Mobile',
      display: '0491 570 156',
      tel: '+61491570156',
      when: 'at any hour during your event or hire',
    },
  ],
  email: 'info@southbeam.example',
  location: 'Sutherland NSW',
  suburb: 'Sutherland',
  city,
  /** The part of it where the company is, as locals call it. */
  region: 'the Shire',
  state: 'NSW',
  postcode: '2232',
  country: 'AU',
  serviceRadiusKm: 100,
  area,
  /** Opening hours in Sydney time, as HH:MM. Days are from 0 (Sunday) to 6. Null means by appointment. */
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '16:00' },
    { days: [0], opens: null, closes: null },
  ],
  closed,
  claims: { yearsOfExperience: '10+', teamMembers: '20+', eventsDelivered: '1000+' },
  replyBusinessDays,
  /** '1-2 business days'. */
  replyTime: replyBusinessDays === 1 ? '1 business day' : `1-${replyBusinessDays} business days`,
  social: [
    {
      name: 'Instagram',
      href: 'https://www.instagram.com/southbeam.example',
      ariaLabel: 'Southbeam Events on Instagram',
    },
    {
      name: 'Facebook',
      href: 'https://www.facebook.com/southbeam.example',
      ariaLabel: 'Southbeam Events on Facebook',
    },
  ],
  /** The URL of a social feed to embed. If empty, the site shows its own pictures instead. */
  socialFeedUrl: '',
  ratings,
  certificateOfCurrency,
  /** The schema.org property of the same name: mid-level. */
  priceRange: '$$',
  copyrightYear: 2025,
} as const
