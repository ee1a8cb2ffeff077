import { company } from './company'
import { hireRules } from './hire-terms'
import { paymentRules } from './payment-terms'
import { travelExamples } from './travel'

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
      `Yes, for all hires, within about ${company.serviceRadiusKm} km of ${company.suburb} and further by arrangement.`,
      hireRules.delivery,
      `For a load that one van carries, delivery and pickup cost ${travelExamples}.`,
    ],
    link: { text: 'Ask about delivery', to: '/contact' },
  },
  {
    id: 'cables',
    question: 'Are cables included?',
    answer: [`Yes. ${hireRules.cables} Tell us how far away the power points are, and we pack the right lengths.`],
  },
  {
    id: 'damage',
    question: 'What happens if something is damaged while we have it?',
    answer: [hireRules.damage, 'If something breaks, unplug it and call us.'],
    link: { text: 'Read the terms', to: '/terms' },
  },
  {
    id: 'not-working',
    question: 'What if the equipment does not work on the day?',
    answer: [
      `${hireRules.faults} We test everything before it leaves, so it is often a cable or a setting that we can find with you over the phone.`,
      'If that does not help and it is urgent, we can send a technician.',
    ],
    link: { text: 'Our phone numbers', to: '/contact' },
  },
  {
    id: 'company-booking',
    question: 'Can I book under a company name?',
    answer: [`Yes. ${hireRules.company} The enquiry form has a field for the company or its ABN.`],
    link: { text: 'Send an enquiry', to: '/contact' },
  },
  {
    id: 'hire-period',
    question: 'How long is a hire?',
    answer: [
      `${hireRules.period} The prices in the catalogue are for that time.`,
      paymentRules.hire,
      'If you need the equipment for longer, ask us: a longer hire may be discounted.',
    ],
    link: { text: 'See the hire catalogue', to: '/av-hire' },
  },
  {
    id: 'public-liability',
    question: 'Do you have public liability insurance?',
    answer: [
      'Yes, we hold public liability insurance. If your venue asks for a certificate of currency, the document that shows it, tell us when you book.',
    ],
  },
  {
    id: 'testing',
    question: 'When is the equipment tested?',
    answer: [`${hireRules.testing} If we set it up for you, we also test it at your venue before our crew leaves.`],
  },
  {
    id: 'package-deals',
    question: 'Do you have package deals?',
    answer: [
      'Yes. There are packages for functions, weddings and corporate events, and packages of equipment that you run yourself. Each comes in four tiers.',
      'If none of them fits, tell us the date, the venue and the number of guests, and we write a custom quote.',
    ],
    link: { text: 'Compare the packages', to: '/packages' },
  },
]
