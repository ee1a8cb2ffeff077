import avHirePicture from '../../../pictures/services/av-hire.webp?picture'
import { leadTimes } from '../lead-times'
import {
  avEquipmentPicture,
  djEquipmentPicture,
  productionPicture,
  speakersPicture,
  warehousePicture,
} from '../pictures'
import type { ServiceEntry } from '../services'

export const avHire = {
  slug: 'av-hire',
  name: 'AV Hire',
  teaser: 'Speakers, lights, DJ gear and microphones by the day.',
  gel: 'teal',
  image: { ...avHirePicture, alt: 'Open flight case of microphones among stacked cases, under a warm lamp' },
  startingFrom: 100,
  unit: 'for a DJ controller',
  title: 'AV Hire & Delivery in Sydney',
  slogan: 'Tested, packed and ready to use',
  summary:
    'Speakers, lights, microphones, DJ gear and staging for a day, a weekend or a season. Collect it from us or have it delivered. If you are not sure what you need, tell us about your event and we write the list for you.',
  benefits: [
    {
      title: 'Choose from the catalogue',
      text: 'Search by name or category, add items to a quote and send it. We reply with availability and a total before you commit to anything.',
    },
    {
      title: 'Help with the choice',
      text: 'Tell us how many guests you expect and whether you are indoors. We suggest the smallest system that does the job, and show you how to plug it in.',
    },
    {
      title: 'Help by phone',
      text: 'If something does not work, call us. It is often a switch or a cable, and if it is urgent we can send a technician.',
    },
    {
      title: 'Hire for longer',
      text: 'For a school musical or a season of markets, ask about long-term rates. We quote them for the dates and items that you need.',
    },
  ],
  included: [
    'Hire for 24 hours',
    'Testing before it leaves and when it returns',
    'Power and signal cables with basic spares',
    'Advice on the right size for your venue',
    'Quote for delivery and pickup, if you want them',
  ],
  gallery: [warehousePicture, speakersPicture, djEquipmentPicture, avEquipmentPicture, productionPicture],
  serviceType: 'Audio-visual equipment hire',
  mainOffer: true,
  scope: { hours: 24, buys: 'of hire. The price of every other item is in the catalogue' },
  travel: 'delivery',
  leadWeeks: 1,
  availability: leadTimes.busyHire,
  clientProvides: 'A person aged 18 or over to sign the quote, and a car or van if you collect',
  cta: {
    primary: { text: 'Browse the Catalogue', action: 'av-hire' },
    secondary: { text: 'Ask About Long-Term Hire', action: 'contact' },
  },
  seo: {
    title: 'AV Hire & Delivery in Sydney',
    description:
      'How our AV hire works: what is included, how early to book, delivery around Sydney or collection, and help by phone if something fails.',
  },
} as const satisfies ServiceEntry
