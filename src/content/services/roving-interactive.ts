import rovingInteractivePicture from '../../../pictures/services/roving-interactive.webp?picture'
import { company } from '../company'
import type { ServiceEntry } from '../schemas/service'

export const rovingInteractive = {
  slug: 'roving-interactive',
  name: 'Roving & Interactive',
  shortName: 'Roving Acts',
  teaser: 'Stilt walkers, close-up magic and glowing wings among your guests.',
  gel: 'rose',
  image: {
    ...rovingInteractivePicture,
    alt: 'Stilt walker with glowing wings, towering over the guests',
  },
  startingFrom: 250,
  unit: 'per act',
  countNoun: 'act',
  title: 'Roving & Interactive Performers',
  slogan: 'The show comes to your guests',
  summary:
    'Stilt walkers, close-up magicians, glowing costumes and games that move among your guests. Book them for arrivals or a school fete. All they need is a clear path and somewhere to change.',
  benefits: [
    {
      title: 'Something to see while you wait',
      text: 'A hundred guests waiting while you have your photos taken? Send in the magician.',
    },
    {
      title: 'Short sets with breaks',
      text: "Stilts and big costumes are heavy. Acts perform for 20 minutes and then rest. Book two, and there's always one on the floor.",
    },
    {
      title: 'We walk the path first',
      text: 'Stilts need level, dry ground, and wings stay folded in a strong wind. We agree the path with your venue and mark the kerbs.',
    },
    {
      title: 'Kind to shy guests',
      text: 'Nobody gets pulled into a trick. For school fetes and council family days, we choose acts with kids in mind.',
    },
  ],
  included: [
    'Roving act in full costume',
    'Props, and music if the act uses it',
    'Path and set times agreed with the venue',
    'Breaks planned around your program',
    'Wet-weather plan for outdoor sites',
  ],
  gallery: [],
  serviceType: 'Roving and interactive entertainment hire',
  scope: {
    hours: 2,
    buys: 'at your event with one performer, in 3 sets of 20 minutes',
    extraHour: 80,
  },
  travel: 'by-area',
  leadWeeks: 3,
  availability: 'For a theme with several acts, allow 6 weeks.',
  clientProvides:
    'A room to change in close by, parking for one car and, for stilts, 3.2 m of clear height',
  cta: {
    primary: { text: 'Book an Act', action: 'contact' },
    secondary: { text: 'Tell Us About Your Guests', action: 'contact' },
  },
  seo: {
    title: `Roving & Interactive Acts, ${company.city}`,
    description: `Hire stilt walkers, close-up magicians and glowing costumes in ${company.city} for arrivals, fetes and fairs.`,
  },
} as const satisfies ServiceEntry
