import { company } from './company'

// A line does not break inside '1-2 business days': no-break spaces, and a word joiner after the hyphen.
const replyTime = company.replyTime.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

/** The last section of a page. Pages of one kind share a text. */
export const closingCalls = {
  event: {
    title: 'Tell us about your event',
    text: `Send us your date, your venue and how many guests. We reply within ${replyTime}, and the quote is free.`,
  },
  package: {
    title: 'Not sure which tier you need?',
    text: "Send the date, the venue and how many guests. We'll suggest the smallest tier that does the job.",
  },
  category: {
    title: 'Not sure what to take?',
    text: `Send the date, the venue and how many guests. We reply within ${replyTime}.`,
  },
  team: {
    title: 'Not sure who to book?',
    text: "What's the date, and what do your guests dance to? We'll suggest someone who's free.",
  },
  hire: {
    title: 'Is it available on your date?',
    text: `Send us the date and the suburb. Within ${replyTime} you'll know if we've got it that day, what delivery costs and the total.`,
  },
} as const
