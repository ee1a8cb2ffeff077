import { company } from './company'
import type { FaqItem } from './schemas/answer'
import { certificateRule, insuranceRule } from './terms/crew-terms'
import { hireRules } from './terms/hire-terms'
import { deliveryExamples } from './terms/travel'

export const faq: readonly FaqItem[] = [
  {
    id: 'delivery-and-pickup',
    question: 'Do you deliver and pick up hire equipment?',
    answer: [
      `Yes, for all hires, within about ${company.serviceRadiusKm} km of ${company.suburb} and further by arrangement. You can also collect it from us.`,
      `If one van can carry it, it's ${deliveryExamples}, there and back.`,
    ],
    links: [{ text: 'The price of each area', to: '/guides/delivery-areas' }],
    asksForSuburb: true,
  },
  {
    id: 'cables',
    question: 'Are cables included?',
    answer: [
      `Yes. ${hireRules.cables} If the power points are far away, say how far, and we'll pack the right lengths.`,
    ],
  },
  {
    id: 'damage',
    question: 'What happens if something is damaged while we have it?',
    answer: [hireRules.damage, 'If something breaks, unplug it and call us.'],
    links: [{ text: 'Read the terms', to: '/terms' }],
  },
  {
    id: 'not-working',
    question: "What if the equipment doesn't work on the day?",
    answer: [
      `${hireRules.faults} We test everything before it leaves, so it's often a cable or a setting, and we can usually fix it over the phone.`,
      "If that doesn't fix it and it's urgent, we can send a technician, at no cost if the fault is ours. You don't pay for gear that we couldn't get to work.",
    ],
    links: [{ text: 'Our phone numbers', to: '/contact' }],
  },
  {
    id: 'company-booking',
    question: 'Can I book under a company name?',
    answer: ["Yes. Give us its ABN and we'll invoice the company."],
    links: [{ text: 'Send an enquiry', to: '/contact' }],
  },
  {
    id: 'hire-period',
    question: 'How long is a hire?',
    answer: [`${hireRules.period} ${hireRules.days} ${hireRules.longer}`],
    links: [{ text: 'See the hire catalogue', to: '/av-hire' }],
  },
  {
    id: 'public-liability',
    question: 'Do you have public liability insurance?',
    answer: [`Yes, we do. ${certificateRule} ${insuranceRule}`],
    hasCertificate: true,
  },
  {
    id: 'testing',
    question: 'When is the equipment tested?',
    answer: [
      `${hireRules.testing} If we set it up for you, we also test it at your venue before our crew leaves.`,
    ],
  },
  {
    id: 'package-deals',
    question: 'Do you have package deals?',
    answer: [
      'Yes, for functions, weddings and corporate events with our crew, and for gear you run yourself. If none of them fits, ask us for a custom quote.',
    ],
    links: [{ text: 'Compare the packages', to: '/packages' }],
  },
]
