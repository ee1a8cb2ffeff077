import avHirePicture from '../../../pictures/services/av-hire.webp?picture'
import { company } from '../company'
import {
  avEquipmentPicture,
  djEquipmentPicture,
  productionPicture,
  speakersPicture,
  warehousePicture,
} from '../pictures'
import type { ServiceEntry } from '../schemas/service'
import { HIRE_HOURS } from '../terms/hire-terms'
import { leadTimes } from '../terms/lead-times'

export const avHire = {
  slug: 'av-hire',
  name: 'AV Hire',
  teaser: 'Speakers, lights, DJ gear and microphones by the day.',
  gel: 'teal',
  image: { ...avHirePicture, alt: 'Open case of microphones beside a stack of packed gear' },
  startingFrom: 100,
  unit: 'with a DJ controller',
  title: 'How AV Hire Works',
  slogan: `Collect it in ${company.suburb}, or we deliver`,
  summary:
    "Speakers, lights, microphones, DJ gear and staging for a day, a weekend or a season. Pick what you need from the catalogue, or describe your event and we'll write the list for you.",
  benefits: [
    {
      title: 'Choose from the catalogue',
      text: "Add what you need to a quote and send it. You'll know if we've got it that day and what the lot costs before you commit to anything.",
    },
    {
      title: 'The right size for your room',
      text: "How many guests, indoors or out? We'll suggest the smallest system that does the job and show you how to plug it in.",
    },
    {
      title: 'Someone answers the phone',
      text: "If something won't work, call us. It's often a switch or a cable, and if it's urgent we can send a technician.",
    },
    {
      title: 'Hire for longer',
      text: "A season of markets or a month of rehearsals has its own rate. Send us the dates and the list, and we'll quote it.",
    },
  ],
  included: [
    'Hire for 24 hours',
    'Testing before it leaves and when it returns',
    'Every cable you need, with basic spares',
    'Advice on the right size for your venue',
    'A quote for delivery and pickup, if you want them',
  ],
  gallery: [
    warehousePicture,
    speakersPicture,
    djEquipmentPicture,
    avEquipmentPicture,
    productionPicture,
  ],
  serviceType: 'Audio-visual equipment hire',
  scope: {
    hours: HIRE_HOURS,
    buys: 'with every cable. Everything else has its own price in the catalogue',
  },
  travel: 'delivery',
  leadWeeks: 1,
  availability: leadTimes.busyHire,
  clientProvides: 'Someone aged 18 or over to sign the quote, and a car or van if you collect',
  cta: {
    primary: { text: 'Browse the Catalogue', action: 'av-hire' },
    secondary: { text: 'Ask About Long-Term Hire', action: 'contact' },
  },
  seo: {
    title: 'How Hiring Equipment Works',
    description: `Hiring gear from us in ${company.suburb}: what's included, when to book, and delivery or collection.`,
  },
} as const satisfies ServiceEntry
