import eventConsultationPicture from '../../../pictures/services/event-consultation.webp?picture'
import { company } from '../company'
import { functionsOutdoorsPicture, stageDoorPicture, warehousePicture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'

export const eventConsultation = {
  slug: 'event-consultation',
  name: 'Event Consultation',
  teaser: 'A venue visit, a floor plan and a budget before you book anything else.',
  gel: 'straw',
  image: {
    ...eventConsultationPicture,
    alt: 'Model of a stage on a floor plan, with a pencil and colour samples',
  },
  startingFrom: 500,
  unit: 'for a visit and a plan',
  title: 'Event Consultation & Planning',
  slogan: 'Plan first, book second',
  summary:
    "We walk through the venue with you, draw the floor plan to scale and write your run sheet. Every supplier then quotes on the same plan. It's yours, even if you book someone else. The first chat and the quote are free.",
  benefits: [
    {
      title: 'We visit the venue with you',
      text: "We measure the doors, the ceiling and the stage, and count the power points. We find the loading dock, the lift and the light switches, so nobody's looking for them on the day.",
    },
    {
      title: 'A floor plan to scale',
      text: 'Tables, stage, bar and dance floor are drawn to size, with the exits clear. Your caterer and our crew work from the same page.',
    },
    {
      title: 'Permits and noise, asked early',
      text: 'Every council park, surf club and school hall has its own form, finishing time and sound limit. We list them and tell you who signs what.',
    },
    {
      title: 'A budget in order of importance',
      text: "What you need comes first and the nice-to-haves come last. If money gets tight, you'll know what to drop.",
    },
  ],
  included: [
    'Site visit with measurements and photos',
    'Floor plan to scale, with power and exits marked',
    'Run sheet from set-up to pack-down',
    'List of suppliers with questions to ask each one',
    'Budget sorted by what matters most',
  ],
  gallery: [functionsOutdoorsPicture, warehousePicture, stageDoorPicture],
  serviceType: 'Event planning consultation',
  scope: {
    buys: '2 hours at your venue with one consultant, then the plan and the budget by email',
  },
  travel: 'included',
  leadWeeks: 2,
  availability: "Do it before you sign the venue's contract.",
  delivery: [{ what: 'Floor plan, run sheet and budget', businessDays: 5, after: 'the visit' }],
  clientProvides: 'Access to the venue, the number of guests and a rough budget',
  cta: {
    primary: { text: 'Book a Consultation', action: 'contact' },
    secondary: { text: 'Ask About Your Venue', action: 'contact' },
  },
  contactLabel: 'Book a Consultation',
  seo: {
    title: `Event Planner & Venue Visits, ${company.city}`,
    description: `A planner visits your venue in ${company.city}, draws the floor plan to scale and writes your run sheet and budget.`,
  },
} as const satisfies ServiceEntry
