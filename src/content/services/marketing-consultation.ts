import marketingConsultationPicture from '../../../pictures/services/marketing-consultation.webp?picture'
import { company } from '../company'
import { fridayKaraokePicture, saturdayDjPicture, sundayAcousticPicture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'

export const marketingConsultation = {
  slug: 'marketing-consultation',
  name: 'Marketing Consultation',
  shortName: 'Marketing',
  teaser: 'Posters, social posts and a plan to sell your tickets.',
  gel: 'amber',
  image: {
    ...marketingConsultationPicture,
    alt: 'Phone with an event post, in front of a wall of matching posters',
  },
  startingFrom: 800,
  unit: 'for one event',
  title: 'Event Marketing Consultation',
  slogan: 'Sell your tickets before the last week',
  summary:
    'A plan to sell tickets to your concert, fundraiser or club event. You get a calendar, a poster, the posts, and what to spend on each. Our marketing manager writes it and our designer does the artwork.',
  benefits: [
    {
      title: 'A date and a name for every step',
      text: 'The announcement, the early tickets, the line-up, the reminder and the last call each get a date and someone to do it.',
    },
    {
      title: 'One design everywhere',
      text: 'Your poster, posts, ticket page and stage screen all match. People know your event the second time they see it.',
    },
    {
      title: 'Shop windows before ads',
      text: 'Club noticeboards, school newsletters and community groups often cost less than ads. We start with the ones near your venue.',
    },
    {
      title: 'Spending you can follow',
      text: "Each place we advertise has its own budget and link. You'll see what sold tickets, and we move the money to whatever did.",
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
  scope: {
    buys: '2 hours of planning, then a calendar, one poster and 6 social posts for one event',
  },
  travel: 'included',
  extras: 'Printing and paid ads',
  leadWeeks: { from: 6, to: 8 },
  availability: 'The campaign needs that long to sell tickets.',
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
    title: `Event Marketing Consultation, ${company.city}`,
    description: `Sell tickets to your event in ${company.city} with a campaign calendar, a poster, social posts and local listings.`,
  },
} as const satisfies ServiceEntry
