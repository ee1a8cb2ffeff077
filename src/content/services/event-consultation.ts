import stageDoorPicture from '../../../pictures/contact/stage-door.webp?picture'
import corporatePicture from '../../../pictures/packages/corporate.webp?picture'
import functionsPicture from '../../../pictures/packages/functions.webp?picture'
import eventConsultationPicture from '../../../pictures/services/event-consultation.webp?picture'
import yourCanvasPicture from '../../../pictures/slides/your-canvas.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('event-consultation'),
  teaser: 'A floor plan, a run sheet and a budget before you book.',
  gel: 'straw',
  image: eventConsultationPicture,
  startingFrom: 500,
}

export const detail: ServiceDetail = {
  title: 'Plan First, Book Second',
  summary:
    'We walk the venue with you, draw the floor and write the run sheet, so that every supplier quotes on the same plan. The documents are yours to use, whoever builds the night.',
  benefits: [
    {
      title: 'The site visit comes first',
      text: 'We measure doors, ceiling and stage, count the power circuits, and find the loading dock, the lift and the switch for the house lights.',
    },
    {
      title: 'A floor plan to scale',
      text: 'Tables, stage, bar, dance floor and control desk are drawn to size with exits and sightlines kept clear, so caterer and crew work from the same page.',
    },
    {
      title: 'Permits and noise, asked early',
      text: 'Council parks, surf clubs and school halls each have their own form, finishing time and sound limit. We list them, and who has to sign.',
    },
    {
      title: 'A budget with an order to it',
      text: 'Must-haves stand apart from nice-to-haves and each line says what it buys, so a late cut does not leave you with a stage and no microphone.',
    },
  ],
  included: [
    'Site visit with measurements and photos',
    'Scaled floor plan with power and exits marked',
    'Run sheet from bump-in to pack-down',
    'Supplier list with questions to ask each one',
    'Budget sorted into must, should and could',
  ],
  gallery: [functionsPicture, corporatePicture, yourCanvasPicture, stageDoorPicture],
  serviceType: 'Event planning consultation',
  availability:
    'A first conversation is free; the paid consultation begins with a date for the site visit, ideally before you sign for the venue.',
  cta: {
    primary: { text: 'Book a Consultation', action: 'contact' },
    secondary: { text: 'Ask About Your Venue', action: 'contact' },
  },
  contactLabel: 'Book a Consultation',
  seo: {
    title: 'Event Consultation in Sydney',
    description:
      'Site visit, scaled floor plan, run sheet and budget for your event in Sydney, on paper before you sign with a venue or a supplier.',
    ogImage: eventConsultationPicture,
  },
}
