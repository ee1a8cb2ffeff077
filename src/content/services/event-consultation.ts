import eventConsultationPicture from '../../../pictures/services/event-consultation.webp?picture'
import { corporatePicture, functionsPicture, stageDoorPicture, yourCanvasPicture } from '../pictures'
import type { ServiceEntry } from '../services'

export const eventConsultation = {
  slug: 'event-consultation',
  name: 'Event Consultation',
  teaser: 'A venue visit, a floor plan and a budget, before you book anything else.',
  gel: 'straw',
  image: {
    ...eventConsultationPicture,
    alt: 'Scale model of a lit stage on a floor plan, with a pencil and colour samples beside it',
  },
  startingFrom: 500,
  title: 'Event Consultation & Planning',
  slogan: 'Plan first, book second',
  summary:
    'We walk through the venue with you, draw the floor to scale and write the order of events, so that every supplier quotes on the same plan. The documents are yours to use, even if you book somebody else. The first talk and the quote for it are free.',
  benefits: [
    {
      title: 'We visit the venue with you',
      text: 'We measure doors, ceiling and stage, count the power points, and find the loading dock, the lift and the switch for the ceiling lights.',
    },
    {
      title: 'A floor plan to scale',
      text: 'Tables, stage, bar and dance floor are drawn to size with the exits kept clear, so the caterer and our crew work from the same page.',
    },
    {
      title: 'Permits and noise, asked early',
      text: 'Council parks, surf clubs and school halls each have their own form, finishing time and sound limit. We list them, and who has to sign.',
    },
    {
      title: 'A budget in order of importance',
      text: 'What you need comes first, what would be nice comes last, and each line says what it buys. If money gets tight, you know what to drop.',
    },
  ],
  included: [
    'Site visit with measurements and photos',
    'Floor plan to scale, with power and exits marked',
    'Order of events from set-up to pack-down',
    'List of suppliers with questions to ask each one',
    'Budget sorted by what matters most',
  ],
  gallery: [functionsPicture, corporatePicture, yourCanvasPicture, stageDoorPicture],
  serviceType: 'Event planning consultation',
  scope: { hours: 2, buys: 'at your venue with one consultant, then the plan and the budget by email' },
  travel: 'included',
  leadWeeks: 2,
  availability: "It helps most before you sign the venue's contract.",
  delivery: [{ what: 'Floor plan, order of events and budget', businessDays: 5, after: 'the visit' }],
  clientProvides: 'Access to the venue, the number of guests and a rough budget',
  cta: {
    primary: { text: 'Book a Consultation', action: 'contact' },
    secondary: { text: 'Ask About Your Venue', action: 'contact' },
  },
  contactLabel: 'Book a Consultation',
  seo: {
    title: 'Event Consultation in Sydney',
    description:
      'A consultant visits your venue in Sydney, draws a floor plan to scale, and writes the order of events and a budget before you book the rest.',
  },
} as const satisfies ServiceEntry
