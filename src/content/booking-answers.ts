import { company } from './company'
import type { AnswerGroup } from './schemas/answer'
import { holidayRule, newYearsEveRule, nightRule } from './terms/crew-terms'
import { leadTimes } from './terms/lead-times'
import {
  depositDaysBeforeStart,
  HOLD_DAYS,
  paymentRules,
  refundPaymentDays,
  refundRequestDays,
} from './terms/payment-terms'

/** On the FAQ page and below the enquiry form. */
export const bookingAnswers = {
  id: 'booking-and-paying',
  title: 'Booking and paying',
  answers: [
    {
      id: 'next-steps',
      question: 'What happens after I send an enquiry?',
      answer: [
        `We reply within ${company.replyTime}, talk through your event with you for free and email you a quote. We usually keep your date free for ${HOLD_DAYS} days after that, and it's booked once you sign the quote and email it back. If you hire gear, the hire agreement is part of the quote, and you only sign once.`,
      ],
    },
    {
      id: 'lead-times',
      question: 'How far ahead should I book?',
      answer: [
        `For a wedding, ${leadTimes.wedding}. For most other events, three to four weeks is fine, but Friday and Saturday nights go first. A few services need longer: see their pages.`,
        `For gear hire, allow ${leadTimes.hire}. ${leadTimes.busyHire} ${leadTimes.christmas}`,
        "If it's sooner, call us. Gear on our shelf can go out the same day.",
      ],
      sample: true,
    },
    {
      id: 'deposit-and-balance',
      question: 'When and how do I pay?',
      answer: [
        `You pay a deposit when you sign the quote or, if the quote allows it, no later than ${depositDaysBeforeStart} days before your event. ${paymentRules.deposit} You pay the rest when the work's done, before we hand over any photos or video. Pay both by bank transfer, in Australian dollars.`,
        `${paymentRules.hire} ${paymentRules.hireWithCrew}`,
      ],
      links: [{ text: 'Fees and payments', to: '/terms#fees-and-payments' }],
      sample: true,
    },
    {
      id: 'sundays-and-holidays',
      question: 'Do Sundays, public holidays and night work cost more?',
      answer: [
        `A Sunday costs the same as a Saturday. ${holidayRule} ${newYearsEveRule} ${nightRule}`,
      ],
      sample: true,
    },
    {
      id: 'cancelling',
      question: 'What if I have to cancel?',
      answer: [
        `Email us within ${refundRequestDays} days of booking and we'll refund you within ${refundPaymentDays} days. If you asked us to start work in that time, we may keep a reasonable amount for what we've already done. After that we keep a reasonable amount for our work, costs and loss, and refund the rest. If you only want to change the date, tell us early: if we're free then, what you've paid moves to it, at the new date's prices.`,
      ],
      links: [{ text: 'Cancellations', to: '/terms#cancellations' }],
    },
  ],
} as const satisfies AnswerGroup
