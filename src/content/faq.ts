import { company } from './company'

export type FaqItem = {
  id: string
  question: string
  answer: readonly string[]
  link?: { text: string; to: '/packages' | '/contact' | '/av-hire' | '/terms' }
}

export const faq: readonly FaqItem[] = [
  {
    id: 'delivery-and-pickup',
    question: 'Do you deliver and pick up hire equipment?',
    answer: [
      `Yes, for all hires, within about ${company.serviceRadiusKm} km of ${company.suburb} as a matter of course.`,
      'Send us the address, the stairs or lift on the way in and the hours when the venue lets people load. The quote then says what delivery and pickup cost.',
    ],
    link: { text: 'Ask about delivery', to: '/contact' },
  },
  {
    id: 'cables',
    question: 'Are cables included?',
    answer: [
      'Yes. Every hire comes with the cables that it needs and basic spares, so one bad lead does not stop a show. Tell us how far the power is from the stage and we pack the right lengths.',
    ],
  },
  {
    id: 'damage',
    question: 'What happens if something is damaged while we have it?',
    answer: [
      'The hire agreement makes the client responsible for the equipment during the hire. If it comes back damaged, the client pays for the repair, or for a replacement where it cannot be repaired.',
      'Please tell us as soon as it happens and leave it unplugged.',
    ],
    link: { text: 'Read the terms', to: '/terms' },
  },
  {
    id: 'not-working',
    question: 'What if the equipment does not work on the day?',
    answer: [
      'Call us. Everything is tested before it leaves, so it is often a cable, a mute or a setting that we can find with you over the phone.',
      'If that does not fix it and the matter is urgent, we can send a technician.',
    ],
    link: { text: 'Our phone numbers', to: '/contact' },
  },
  {
    id: 'company-booking',
    question: 'Can I book under a company name?',
    answer: [
      'Yes. Give us the ABN with your enquiry and we make out the quote and the invoice to the company. The form has a field for it.',
    ],
    link: { text: 'Send an enquiry', to: '/contact' },
  },
  {
    id: 'hire-period',
    question: 'How long is a hire?',
    answer: [
      'The standard hire is 24 hours, and the prices in the catalogue are for that.',
      'If you need it for a weekend, a season or a run of shows, ask: an extended hire may be discounted.',
    ],
    link: { text: 'See the hire catalogue', to: '/av-hire' },
  },
  {
    id: 'public-liability',
    question: 'Do you have public liability insurance?',
    answer: [
      'Yes, we hold public liability insurance. If your venue wants to see the details before it lets a crew in, tell us when you book.',
    ],
  },
  {
    id: 'testing',
    question: 'When is the equipment tested?',
    answer: [
      'Before each hire, and again when it comes back. If we set it up for you, we also test it in place before our crew departs.',
    ],
  },
  {
    id: 'package-deals',
    question: 'Do you have package deals?',
    answer: [
      'Yes. The packages page has four tiers each for functions, weddings and corporate events, and for equipment on its own.',
      'If none of them fits, tell us the room, the date and the numbers and we write a custom quote.',
    ],
    link: { text: 'Compare the packages', to: '/packages' },
  },
]
