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
        `${company.enquiriesTo} replies within ${company.replyTime}, talks through your event with you for free and emails you a quote. Nothing's booked until you sign it and email it back. It's the only thing you sign. If you hire gear, the hire agreement is part of it.`,
      ],
    },
    {
      id: 'lead-times',
      question: 'How far ahead should I book?',
      answer: [
        `For a wedding, ${leadTimes.wedding}. For most other events, three to four weeks. Friday and Saturday nights go first. If a service needs longer, its page says so.`,
        `For gear hire, ${leadTimes.hire}. ${leadTimes.busyHire}`,
        "Sooner than that? Call us. If the people and the gear are free, we'll do it.",
      ],
      sample: true,
    },
    {
      id: 'deposit-and-balance',
      question: 'When do I pay?',
      answer: [
        `You pay a deposit when you sign the quote or, if the quote allows it, no later than ${depositDaysBeforeStart} days before your event. ${paymentRules.deposit} You pay the rest when the work's done, before we hand over any photos or video. Your quote shows both amounts.`,
        paymentRules.hire,
      ],
      link: { text: 'Fees and payments', to: '/terms#fees-and-payments' },
      sample: true,
    },
    {
      id: 'ways-to-pay',
      question: 'How can I pay?',
      answer: [
        "By bank transfer, in Australian dollars. The account details and the GST are on your invoice. You can't pay on this website.",
      ],
      sample: true,
    },
    {
      id: 'cancelling',
      question: 'What if I have to cancel?',
      answer: [
        `Email us within ${refundRequestDays} days of booking and we'll refund you within ${refundPaymentDays} days, less the cost of any work we've done. After that we keep a reasonable amount for our work and costs, and refund the rest. Just changing the date? Tell us early and we'll try to move your booking.`,
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
          `That depends on how far you are from ${company.suburb}, the size of the load, any stairs and the time of day. If one van can carry it to your ground floor, delivery and pickup together cost ${travelExamples}. Send us the address and your bump-in time (when we can unload), and we'll put the price in your quote.`,
        ],
        sample: true,
      },
      {
        id: 'travel',
        question: 'Is travel included?',
        answer: [
          `Function, wedding and corporate packages include it ${travelArea}. Each service's page says if its price does too. If not, travel for one vehicle costs ${travelExamples}. Further away? You'll see the cost in your quote before you agree to it.`,
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'pickup-and-return',
    title: 'Collecting and returning gear',
    answers: [
      {
        id: 'pickup-times',
        question: 'Where and when do I collect and return gear?',
        answer: [
          `In ${company.suburb}, in office hours: ${officeHours}. Sundays are by appointment. The street address is on your quote.`,
        ],
        sample: true,
      },
      {
        id: 'weekend-return',
        question: 'When do I bring a Saturday hire back?',
        answer: [
          `${hireRules.weekend} ${hireRules.closedDays} If a Sunday suits you better, ask for an appointment.`,
        ],
        sample: true,
      },
      {
        id: 'late-return',
        question: 'What if I bring it back late?',
        answer: [
          "Call us before it's due. If nobody else is waiting for it, we can often extend your hire. Each day it's late costs another day's hire.",
        ],
        sample: true,
      },
      {
        id: 'vehicle',
        question: 'What vehicle do I need?',
        answer: [
          "Microphones, a DJ controller or a mixing desk fit in a car. Two speakers with stands need a station wagon. Subwoofers, speaker towers and moving lights need a van. If our crew builds it, like a stage or an LED screen, we'll bring it.",
        ],
        sample: true,
      },
      {
        id: 'id-and-bond',
        question: 'Do you ask for ID or a bond?',
        answer: [
          "Please bring photo ID when you collect, or have it ready when we deliver. Most hires don't need a bond. If yours does, your quote says how much.",
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
    id: 'djs-and-photos',
    title: 'DJs, MCs and photos',
    answers: [
      {
        id: 'does-the-dj-mc',
        question: 'Does the DJ MC?',
        answer: [
          "At a wedding, yes. Your DJ makes the introductions and announcements. For anything else, ask for a DJ who MCs when you book. Our team page says who does. Got your own MC? We'll hand them a microphone.",
        ],
        sample: true,
      },
      {
        id: 'choosing-a-dj',
        question: 'Can I choose my DJ?',
        answer: [
          "Yes. Pick one on our team page and we'll tell you if they're free. The price doesn't change. You'll talk to your DJ before the day.",
        ],
        sample: true,
      },
      {
        id: 'sick-dj',
        question: 'What if my DJ is sick?',
        answer: [
          "Another DJ from our team takes over, with your songs and your run sheet (what happens when). If nobody's free, you get your money back.",
        ],
        sample: true,
      },
      {
        id: 'photo-rights',
        question: 'Who owns the photos?',
        answer: ["They're yours to share, print and post. We'll ask you before we publish any of them."],
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
          "That depends on what we're building. A DJ playing through your venue's speakers arrives an hour before your guests. A DJ with our speakers and lights arrives two hours before.",
          'A stage, a dance floor, a draped ceiling, a truss or an LED screen takes half a day, and sometimes we build it the day before. Ask your venue about bump-in (when we can get in to set up). Pack-down starts when your event ends.',
        ],
        sample: true,
      },
      {
        id: 'crew-contact',
        question: 'Who do I talk to on the day?',
        answer: [
          "One person, your crew contact. They plan your event with you and they're there on the day. While you're planning, you'll reach them through the office. A few days before, they'll send you their own mobile number with your run sheet.",
        ],
        sample: true,
      },
      {
        id: 'overtime',
        question: 'Can we go on longer than booked?',
        answer: [
          "Often, yes, if the venue agrees and the crew's free. Ask your crew contact an hour before the finish. The price of an extra hour is in your quote.",
          'Wedding and corporate packages have a fixed length. Need longer? Ask us for a custom quote before you book.',
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
          "Our gear has to stay dry. If you're outdoors, have a marquee, a verandah or an indoor back-up. We'll make the call with you two days before. In strong wind or lightning, the crew stops until it is safe again.",
          "If your event can't go ahead at all, we'll look for a new date with you first.",
        ],
        link: { text: 'Events beyond our control', to: '/terms#force-majeure' },
        sample: true,
      },
      {
        id: 'power',
        question: 'How much power do you need?',
        answer: [
          'A DJ with two speakers and a few lights needs one ordinary 10 A power point that nothing else uses. Bigger set-ups need a few, on separate circuits, and each package says how many. The biggest need three-phase power (a heavy-duty outlet), so ask your venue. No power there? We can quote a generator.',
        ],
        link: { text: 'Compare the packages', to: '/packages' },
        sample: true,
      },
      {
        id: 'ceiling',
        question: 'How high does the ceiling have to be?',
        answer: [
          'An ordinary 2.4 m ceiling is fine for a DJ with speakers and lights on stands. A mirror ball, a projector screen, a stage, a truss and cold sparks need more. Each package and hire item gives the height. We only hang things where your venue allows it.',
        ],
        sample: true,
      },
    ],
  },
  {
    id: 'councils-schools-companies',
    title: 'Councils, schools, P&Cs and companies',
    answers: [
      {
        id: 'comparing-quotes',
        question: 'We have to compare several quotes. What does yours show?',
        answer: [
          "The services, the date and the place, the total including GST, the deposit and when each payment's due. It's free, and you can show it to anyone helping you decide. Send us the same brief and closing date as everyone else, and we'll quote line by line.",
        ],
        link: { text: 'What you may do with a quote', to: '/terms#pricing-confidentiality' },
        sample: true,
      },
      {
        id: 'purchase-orders',
        question: 'Do you accept purchase orders?',
        answer: ["Yes. Send yours with the signed quote, and we'll put its number on our invoice."],
        sample: true,
      },
      {
        id: 'invoices',
        question: 'Can you invoice our organisation?',
        answer: [
          "Yes. Give us its name and ABN, and the tax invoice goes to your accounts office. Only pay on certain days of the month? Tell us before you sign, and we'll match them.",
        ],
        sample: true,
      },
      {
        id: 'documents',
        question: 'Our venue asks for documents. Which ones do you have?',
        answer: [
          "Venues often ask for a certificate of currency (the proof of public liability insurance), a risk assessment, a safe work method statement and test-and-tag records. Schools and P&Cs also ask for Working With Children Check numbers. Send us the list with your enquiry, and we'll tell you what we can supply and by when.",
        ],
        link: { text: 'Send an enquiry', to: '/contact' },
        sample: true,
      },
    ],
  },
] as const satisfies readonly AnswerGroup[]

export type AnswerGroupId = (typeof answerGroups)[number]['id']
type AnswerId = (typeof answerGroups)[number]['answers'][number]['id']

/** The answers with some ids, in their order. */
export const getAnswers = (ids: readonly AnswerId[]): readonly Answer[] => {
  const answers: readonly Answer[] = answerGroups.flatMap((group): readonly Answer[] => group.answers)
  return ids.flatMap((id) => answers.find((answer) => answer.id === id) ?? [])
}
