import avEquipmentPicture from '../../pictures/packages/av-equipment.webp?picture'
import corporatePicture from '../../pictures/packages/corporate.webp?picture'
import djEquipmentPicture from '../../pictures/packages/dj-equipment.webp?picture'
import functionsPicture from '../../pictures/packages/functions.webp?picture'
import productionPicture from '../../pictures/packages/production.webp?picture'
import speakersPicture from '../../pictures/packages/speakers.webp?picture'
import weddingsPicture from '../../pictures/packages/weddings.webp?picture'
import type { Gel } from '../lib/gels'
import type { PictureSource } from '../lib/pictures'

type PackageEntry = {
  slug: string
  title: string
  description: string
  image: PictureSource
  gel: Gel
  /** Whether a DJ or a technician comes with it. Otherwise it is equipment that the client sets up and operates. */
  crewed: boolean
}

const entries = [
  {
    slug: 'functions',
    title: 'Functions',
    description: 'A DJ, sound and light for birthdays, reunions and club nights, up to a stage with screen and sparks.',
    image: functionsPicture,
    gel: 'rose',
    crewed: true,
  },
  {
    slug: 'weddings',
    title: 'Weddings',
    description:
      'A DJ, warm light and clear speeches for the reception, with festoons, fog or a draped ceiling to add.',
    image: weddingsPicture,
    gel: 'straw',
    crewed: true,
  },
  {
    slug: 'corporate',
    title: 'Corporate',
    description: 'A technician, a lit lectern and speech that carries, for conferences, launches and awards nights.',
    image: corporatePicture,
    gel: 'teal',
    crewed: true,
  },
  {
    slug: 'dj-equipment',
    title: 'DJ Equipment',
    description: 'Decks, speakers and booth for DJs who play their own set, by 24-hour dry hire.',
    image: djEquipmentPicture,
    gel: 'congo',
    crewed: false,
  },
  {
    slug: 'av-equipment',
    title: 'AV Equipment',
    description: 'Screen, microphones and sound for talks, school nights and trivia that you run yourself.',
    image: avEquipmentPicture,
    gel: 'amber',
    crewed: false,
  },
  {
    slug: 'speakers',
    title: 'Speakers',
    description: 'Powered speakers and subwoofers for backyards, halls and marquees, with every cable in the case.',
    image: speakersPicture,
    gel: 'teal',
    crewed: false,
  },
  {
    slug: 'production',
    title: 'Production',
    description: 'Moving heads, haze, truss and stage decks for crews that build their own show, cables included.',
    image: productionPicture,
    gel: 'rose',
    crewed: false,
  },
] as const satisfies readonly PackageEntry[]

export type PackageSlug = (typeof entries)[number]['slug']

/** The basic facts of a package category. Its tiers are in `package-tiers.ts`. */
export type PackageCategory = PackageEntry & { slug: PackageSlug }

export const packages: readonly PackageCategory[] = entries

/** Shown on every service page, in this order. */
export const relatedPackages = (['functions', 'corporate', 'weddings'] satisfies PackageSlug[]).flatMap((slug) =>
  packages.filter((category) => category.slug === slug),
)

export const tierNames = ['basic', 'premium', 'diamond', 'horizon'] as const
export type TierName = (typeof tierNames)[number]

export const tierLabels: Record<TierName, string> = {
  basic: 'Basic',
  premium: 'Premium',
  diamond: 'Diamond',
  horizon: 'Horizon',
}
