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
  summary: 'Speakers, lights, microphones, DJ gear and staging, for a day or a season.',
  benefits: [
    {
      title: 'Choose from the catalogue',
      text: "Add what you need to a quote and send it. You'll know what it costs before you commit.",
    },
    {
      title: 'Someone answers the phone',
      text: "If something won't work, call us. It's often a switch or a cable.",
    },
    { title: 'Hire for longer', text: 'A season or a month has its own rate.' },
  ],
  included: [
    'Hire for 24 hours',
    'Testing before and after',
    'Every cable, with basic spares',
    'Advice on the right size',
    'A quote for delivery and pickup',
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
  clientProvides: 'Someone aged 18 or over to sign, and a car or van if you collect',
  cta: {
    primary: { text: 'Browse the Catalogue', action: 'av-hire' },
    secondary: { text: 'Ask About Long-Term Hire', action: 'contact' },
  },
  seo: {
    title: 'How Hiring Equipment Works',
    description: `Hiring gear from us in ${company.suburb}: what's included, when to book, and delivery or collection.`,
  },
} as const satisfies ServiceEntry
