import { formatTime } from '../lib/dates'
import { company } from './company'
import { hireRules } from './hire-terms'
import { leadTimes } from './lead-times'
import { depositDaysBeforeStart, paymentRules, refundPaymentDays, refundRequestDays } from './payment-terms'
import { travelArea, travelExamples } from './travel'

export type AnswerGroup = { id: string; title: string; answers: readonly Answer[] }

export type Answer = {
  id: string
  question: string
  answer: readonly string[]
  link?: { text: string; to: '/packages' | '/contact' | `/terms#${string}` | `tel:${string}` }
  /** Not confirmed by the client yet. */
  sample?: true
}

const [, mobile] = company.phones
const officeHours = company.hours
  .flatMap(({ label, opens, closes }) => (opens ? [`${label} ${formatTime(opens)} to ${formatTime(closes)}`] : []))
  .join(' and ')

/** Also shown below the enquiry form. */
export const bookingAnswers = {
  id: 'booking-and-paying',
  title: 'Booking and paying',
  answers: [
    {
      id: 'next-steps',
      question: 'What happens after I send an enquiry?',
      answer: [
        `We reply within ${company.replyTime}, talk through your event in a free consultation and email you a quote. Nothing is booked until you sign the quote and email it back. That's the only document you sign: if you hire equipment, the hire agreement is part of it.`,
      ],
    },
    {
      id: 'lead-times',
      question: 'How far ahead should I book?',
      answer: [
        `For a wedding, ${leadTimes.wedding}. For most other events, three to four weeks, and Friday and Saturday nights fill first. If a service needs longer, its page says how long.`,
        `For equipment hire, ${leadTimes.hire}. ${leadTimes.busyHire}`,
        'If your event is sooner, call us. We can often still help when the people and the equipment are free.',
      ],
      sample: true,
    },
    {
      id: 'deposit-and-balance',
      question: 'When do I pay?',
      answer: [
        `You pay a deposit when you sign the quote or, if the quote allows it, up to ${depositDaysBeforeStart} days before your event. ${paymentRules.deposit} The rest is due when the work is done, before we hand over any photos or video. Your quote states both amounts.`,
        paymentRules.hire,
      ],
      link: { text: 'Fees and payments', to: '/terms#fees-and-payments' },
      sample: true,
    },
    {
      id: 'ways-to-pay',
      question: 'How can I pay?',
      answer: [
        'By bank transfer, in Australian dollars. The account details and the GST are on your invoice. You cannot pay on this website.',
      ],
      sample: true,
    },
    {
      id: 'cancelling',
      question: 'What if I have to cancel?',
      answer: [
        `Up to ${refundRequestDays} days after you book, email us and we refund you within ${refundPaymentDays} days, less the cost of anything that you have asked us to do by then. Later, we keep a reasonable amount for our work and costs, and return the rest. If only the date changes, tell us early and we will try to move your booking.`,
      ],
      link: { text: 'Cancellations', to: '/terms#cancellations' },
    },
  ],
} as const satisfies AnswerGroup

/** What clients ask beyond the questions of `faq.ts`. The ids are anchors on /faq. */
export const answerGroups = [
  bookingAnswers,
  {
    id: 'delivery-and-travel',
    title: 'Delivery and travel',
    answers: [
      {
        id: 'delivery-cost',
        question: 'What does delivery cost?',
        answer: [
          `It depends on the distance from ${company.suburb}, the size of the load, any stairs and the time of day. Send us the address and the hours when we can unload, and your quote shows the cost of delivery and pickup. For a load that one van carries to the ground floor, both together cost ${travelExamples}.`,
        ],
        sample: true,
      },
      {
        id: 'travel',
        question: 'Is travel included?',
        answer: [
          `Function, wedding and corporate packages include it ${travelArea}. Each service says on its page whether its starting price does. If it doesn't, the travel of one vehicle costs ${travelExamples}. For places further away, your quote shows the cost before you agree to it.`,
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'pickup-and-return',
    title: 'Collecting and returning equipment',
    answers: [
      {
        id: 'pickup-times',
        question: 'When can I collect and return it?',
        answer: [
          `During office hours: ${officeHours}. Sundays are by appointment. The street address in ${company.suburb} is on your quote.`,
        ],
        sample: true,
      },
      {
        id: 'weekend-return',
        question: 'When does a Saturday hire come back?',
        answer: [
          `${hireRules.weekend} The office is closed on Sunday. If Sunday suits you better, ask us for an appointment.`,
        ],
        sample: true,
      },
      {
        id: 'vehicle',
        question: 'What vehicle do I need?',
        answer: [
          'Microphones, a DJ controller or a mixing desk fit in a car. Two speakers with stands need a station wagon. Subwoofers, speaker towers and moving lights need a van. We bring everything that our crew builds, such as a stage or an LED screen.',
        ],
        sample: true,
      },
      {
        id: 'id-and-bond',
        question: 'Do you ask for ID or a bond?',
        answer: [
          'Please bring photo ID when you collect, or have it ready when we deliver. Most hires need no bond. If yours does, your quote states the amount.',
        ],
        sample: true,
      },
      {
        id: 'faults-after-hours',
        question: 'Who do I call if something fails after hours?',
        answer: [hireRules.faults],
        link: { text: `Call ${mobile.display}`, to: `tel:${mobile.tel}` },
        sample: true,
      },
    ],
  },
  {
    id: 'on-the-day',
    title: 'On the day',
    answers: [
      {
        id: 'arrival',
        question: 'When does the crew arrive?',
        answer: [
          "It depends on what there is to build. A DJ who plays through your venue's speakers arrives an hour before your guests, a DJ with our speakers and lights two hours before.",
          'A stage, a dance floor, a draped ceiling, a truss or an LED screen takes half a day, and sometimes we build it the day before. Ask your venue when we can get in. Pack-down starts when the event ends.',
        ],
        sample: true,
      },
      {
        id: 'crew-contact',
        question: 'Who do I talk to on the day?',
        answer: [
          'One person: your crew contact, who plans the event with you and is there on the day. While you plan, you reach them through the office. A few days before, they send you their own mobile number with the order of events.',
        ],
        sample: true,
      },
      {
        id: 'overtime',
        question: 'Can we go on longer than booked?',
        answer: [
          'Often, if the venue agrees and the crew is free. Ask your crew contact an hour before the finish. The price of an extra hour is in your quote.',
          'Wedding and corporate packages have a fixed length. If your reception will run longer, or your conference takes a full day, ask us for a custom quote before you book.',
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'weather-power-and-space',
    title: 'Weather, power and space',
    answers: [
      {
        id: 'bad-weather',
        question: 'What if it rains?',
        answer: [
          'Our equipment has to stay dry. Outdoors, plan a marquee or a verandah for it, or choose an indoor place when you book, and we decide with you two days before. In strong wind or lightning, the crew stops until it is safe again.',
          'If the event cannot go ahead at all, we first look for a new date with you.',
        ],
        link: { text: 'Events beyond our control', to: '/terms#force-majeure' },
        sample: true,
      },
      {
        id: 'power',
        question: 'How much power do you need?',
        answer: [
          'A DJ with two speakers and a few lights needs one ordinary 10 A power point that nothing else uses. Larger set-ups need several, on separate circuits: each package states how many. The largest need three-phase power. Where there is no power, we can quote a generator.',
        ],
        link: { text: 'Compare the packages', to: '/packages' },
        sample: true,
      },
      {
        id: 'ceiling',
        question: 'How high does the ceiling have to be?',
        answer: [
          'An ordinary ceiling of 2.4 m is enough for a DJ with speakers and lights on stands. A mirror ball, a projector screen, a stage, a truss and cold sparks need more: each package and each hire item states the height. We hang things only where the venue allows it.',
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'councils-schools-companies',
    title: 'Councils, schools and companies',
    answers: [
      {
        id: 'comparing-quotes',
        question: 'We have to compare several quotes. What does yours show?',
        answer: [
          'It lists the services, the date and the place, the total including GST, the deposit and when each payment is due. A quote is free, and you may show it to everyone who shares in the decision. Tell us your closing date, and send the list of services that you give to the others, so that the quotes can be compared line by line.',
        ],
        link: { text: 'What you may do with a quote', to: '/terms#pricing-confidentiality' },
        sample: true,
      },
      {
        id: 'purchase-orders',
        question: 'Do you accept purchase orders?',
        answer: ['Yes. Send the purchase order with the signed quote, and its number appears on our invoice.'],
        sample: true,
      },
      {
        id: 'invoices',
        question: 'Can you invoice our organisation?',
        answer: [
          'Yes. Give us its name and ABN, and the tax invoice goes to your accounts office. If you pay only on certain days of the month, tell us before you sign, so that the dates in the quote suit you.',
        ],
        sample: true,
      },
      {
        id: 'documents',
        question: 'Our venue asks for documents. Which ones do you have?',
        answer: [
          'Venues often ask for a certificate of currency (the proof of public liability insurance), a risk assessment, a safe work method statement and test-and-tag records for electrical equipment. Schools also ask for Working With Children Check numbers. Send us their list with your enquiry, and we will tell you what we can supply and by when.',
        ],
        link: { text: 'Send an enquiry', to: '/contact' },
        sample: true,
      },
    ],
  },
] as const satisfies readonly AnswerGroup[]

export type AnswerGroupId = (typeof answerGroups)[number]['id']
