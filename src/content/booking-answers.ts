import type { AnswerGroup } from './answers'
import { company } from './company'
import { depositDaysBeforeStart, refundPaymentDays, refundRequestDays } from './payment-terms'

/** One group of `answers.ts`. It has a separate file, so that the contact page does not load the other groups. */
export const bookingAnswers = {
  id: 'booking-and-paying',
  title: 'Booking and paying',
  answers: [
    {
      id: 'next-steps',
      question: 'What happens after I send an enquiry?',
      answer: [
        `We reply within ${company.replyTime}, talk through your event in a free consultation and email you a quote. Nothing is booked until you sign the quote and send it back.`,
      ],
    },
    {
      id: 'lead-times',
      question: 'How far ahead should I book?',
      answer: [
        'For a wedding, three to six months. For most other events, three to four weeks, and Friday and Saturday nights fill first. For equipment hire, one week. If a service needs longer, its page says how long.',
        'If your event is sooner, call us. We can often still help when the people and the equipment are free.',
      ],
      sample: true,
    },
    {
      id: 'deposit-and-balance',
      question: 'When do I pay?',
      answer: [
        `You pay a deposit when you sign the quote or, if the quote allows it, up to ${depositDaysBeforeStart} days before your event. The rest is due when the work is done, before we hand over any photos or video. Your quote states both amounts.`,
      ],
      link: { text: 'Fees and payments', to: '/terms#fees-and-payments' },
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
