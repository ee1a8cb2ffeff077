import avHirePicture from '../../../pictures/services/av-hire.webp?picture'
import { leadTimes } from '../lead-times'
import {
  avEquipmentPicture,
  djEquipmentPicture,
  productionPicture,
  speakersPicture,
  warehousePicture,
} from '../pictures'
import type { ServiceEntry } from '../service'

export const avHire = {
  slug: 'av-hire',
  name: 'AV Hire',
  teaser: 'Speakers, lights, DJ gear and microphones by the day.',
  gel: 'teal',
  image: { ...avHirePicture, alt: 'Open case of microphones beside a stack of packed gear' },
  startingFrom: 100,
  unit: 'for a DJ controller',
  title: 'AV Hire & Delivery in Sydney',
  slogan: 'Tested, packed and ready to use',
  summary:
    "Speakers, lights, microphones, DJ gear and staging for a day, a weekend or a season. Collect it from us in Sutherland or have it delivered. Not sure what you need? Tell us about your event and we'll write the list for you.",
  benefits: [
    {
      title: 'Choose from the catalogue',
      text: "Search by name or category, add what you need to a quote and send it. You'll get availability and a total before you commit to anything.",
    },
    {
      title: 'Help with the choice',
      text: "Tell us how many guests, and if you're indoors. We'll suggest the smallest system that does the job and show you how to plug it in. If your hall's own system will do, use that.",
    },
    {
      title: 'Help by phone',
      text: "If something won't work, call us. It's often a switch or a cable. If it's urgent, we can send a technician.",
    },
    {
      title: 'Hire for longer',
      text: 'Got a school musical or a season of markets? Ask about long-term rates. We quote for the dates and items you need.',
    },
  ],
  included: [
    'Hire for 24 hours',
    'Testing before it leaves and when it returns',
    'Every cable you need, with basic spares',
    'Advice on the right size for your venue',
    'A quote for delivery and pickup, if you want them',
  ],
  gallery: [warehousePicture, speakersPicture, djEquipmentPicture, avEquipmentPicture, productionPicture],
  serviceType: 'Audio-visual equipment hire',
  mainOffer: true,
  scope: { hours: 24, buys: 'of hire. Prices for everything else are in the catalogue' },
  travel: 'delivery',
  leadWeeks: 1,
  availability: leadTimes.busyHire,
  clientProvides: 'Someone aged 18 or over to sign the quote, and a car or van if you collect',
  cta: {
    primary: { text: 'Browse the Catalogue', action: 'av-hire' },
    secondary: { text: 'Ask About Long-Term Hire', action: 'contact' },
  },
  seo: {
    title: 'How AV Hire Works in Sydney',
    description:
      "How AV hire works in Sydney and the Shire: what's included, how early to book, delivery or collection, and help by phone if something fails.",
  },
} as const satisfies ServiceEntry
