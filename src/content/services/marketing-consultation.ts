import marketingConsultationPicture from '../../../pictures/services/marketing-consultation.webp?picture'
import { fridayKaraokePicture, saturdayDjPicture, sundayAcousticPicture } from '../pictures'
import type { ServiceEntry } from '../services'

export const marketingConsultation = {
  slug: 'marketing-consultation',
  name: 'Marketing Consultation',
  shortName: 'Marketing',
  teaser: 'Posters, social posts and a plan to sell your tickets.',
  gel: 'amber',
  image: {
    ...marketingConsultationPicture,
    alt: 'Phone showing an event post, in front of a wall of matching posters',
  },
  startingFrom: 800,
  title: 'Event Marketing Consultation',
  slogan: 'Sell your tickets before the last week',
  summary:
    'A plan to sell tickets for your concert, fundraiser or club event: dates, posters, social posts, local listings and a budget for each. Our marketing manager writes it and our designer makes the artwork.',
  benefits: [
    {
      title: 'A date for every step',
      text: 'Announcement, early tickets, line-up, reminder, last call: each has a date and a person who does it.',
    },
    {
      title: 'One design everywhere',
      text: 'Poster, post, ticket page and the screen on stage share one design, so people recognise your event the second time they see it.',
    },
    {
      title: 'Local first',
      text: 'Shop windows, club noticeboards, school newsletters and community groups often cost less than ads. We list those near your venue first.',
    },
    {
      title: 'Spending you can follow',
      text: 'Each channel has its own budget and its own link. You see which of them sold tickets, and we move the money to what works.',
    },
  ],
  included: [
    'Planning session on audience and ticket price',
    'Week-by-week campaign calendar',
    'Poster and matching social post designs',
    'Wording for listings and the ticket page',
    'Report after the event on what sold',
  ],
  gallery: [saturdayDjPicture, fridayKaraokePicture, sundayAcousticPicture],
  serviceType: 'Event marketing consultation',
  scope: { hours: 2, buys: 'of planning, then the calendar, one poster and 6 social posts for one event' },
  travel: 'included',
  extras: 'Printing and paid ads',
  leadWeeks: { from: 6, to: 8 },
  availability: 'The campaign needs that time to sell tickets.',
  delivery: [
    { what: 'Calendar', businessDays: 5, after: 'the planning session' },
    { what: 'Poster and posts', businessDays: 10, after: 'the planning session' },
  ],
  clientProvides: 'Date, venue, ticket price, photos and your logo',
  cta: {
    primary: { text: 'Plan a Campaign', action: 'contact' },
    secondary: { text: 'Ask About Timing', action: 'contact' },
  },
  seo: {
    title: 'Event Marketing Consultation, Sydney',
    description:
      'A campaign calendar, posters, social posts and listings to sell tickets to your event in Sydney, with a budget for each. Book 6-8 weeks ahead.',
  },
} as const satisfies ServiceEntry
