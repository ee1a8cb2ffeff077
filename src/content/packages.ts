import type { Gel } from './gels'
import type { Image } from './image'

/** A package category as every page knows it; its tiers are in `package-tiers.ts`. */
export type PackageCategory = { slug: string; title: string; description: string; image: Image; gel: Gel }

export const packages = [
  {
    slug: 'functions',
    title: 'Functions',
    description: 'A DJ, sound and light for birthdays, reunions and club nights, up to a stage with screen and sparks.',
    image: {
      picture: 'packages/functions',
      alt: 'Function room with uplit walls, dressed round tables and a mirror ball over the dance floor',
    },
    gel: 'rose',
  },
  {
    slug: 'weddings',
    title: 'Weddings',
    description:
      'A DJ, warm light and clear speeches for the reception, with festoons, fog or a draped ceiling to add.',
    image: {
      picture: 'packages/weddings',
      alt: 'Long wedding table with flowers, candles and gold-rimmed plates under festoon lights at dusk',
    },
    gel: 'straw',
  },
  {
    slug: 'corporate',
    title: 'Corporate',
    description: 'A technician, a lit lectern and speech that carries, for conferences, launches and awards nights.',
    image: {
      picture: 'packages/corporate',
      alt: 'Conference stage with a lectern and a wide blue LED wall, seen over a dark audience',
    },
    gel: 'teal',
  },
  {
    slug: 'dj-equipment',
    title: 'DJ Equipment',
    description: 'Decks, speakers and booth for DJs who play their own set, by 24-hour dry hire.',
    image: { picture: 'packages/dj-equipment', alt: 'DJ players and mixer on a lit table between 2 speakers' },
    gel: 'congo',
  },
  {
    slug: 'av-equipment',
    title: 'AV Equipment',
    description: 'Screen, microphones and sound for talks, school nights and trivia that you run yourself.',
    image: {
      picture: 'packages/av-equipment',
      alt: 'Screen with a projector, a mixer and wireless microphones in front',
    },
    gel: 'amber',
  },
  {
    slug: 'speakers',
    title: 'Speakers',
    description: 'Powered speakers and subwoofers for backyards, halls and marquees, with every cable in the case.',
    image: { picture: 'packages/speakers', alt: 'Speakers of every size lined up in blue and rose light' },
    gel: 'teal',
  },
  {
    slug: 'production',
    title: 'Production',
    description: 'Moving heads, haze, truss and stage decks for crews that build their own show, cables included.',
    image: { picture: 'packages/production', alt: 'Truss hung with moving heads, LED bars and pars glowing below' },
    gel: 'rose',
  },
] as const satisfies readonly PackageCategory[]

export type PackageSlug = (typeof packages)[number]['slug']

/** Related packages of every service page. */
export const relatedPackages = ['functions', 'corporate', 'weddings'] as const satisfies readonly PackageSlug[]

export const tierNames = ['basic', 'premium', 'diamond', 'horizon'] as const
export type TierName = (typeof tierNames)[number]
