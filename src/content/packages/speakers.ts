import paTower28Picture from '../../../pictures/equipment/pa-tower-28.webp?picture'
import poweredSpeaker12Picture from '../../../pictures/equipment/powered-speaker-12.webp?picture'
import poweredSpeaker15Picture from '../../../pictures/equipment/powered-speaker-15.webp?picture'
import subwoofer18Picture from '../../../pictures/equipment/subwoofer-18.webp?picture'
import speakersPicture from '../../../pictures/packages/speakers.webp?picture'
import { cableRule, dryHire, dryHireRules } from '../dry-hire'
import { getPackageName } from '../package-names'
import type { PackageCategory, PackagePage } from '../packages'

const prices = [120, 180, 220, 400] as const

export const category: PackageCategory = {
  ...getPackageName('speakers'),
  description: 'Powered speakers and subwoofers for backyards, halls and marquees, with every cable in the case.',
  image: speakersPicture,
  gel: 'teal',
  crewed: false,
  prices,
}

export const page: PackagePage = {
  title: 'Speaker Packages',
  subtitle: 'Enough sound for the space, and no more',
  intro:
    'Powered speakers that take a phone, a laptop, a mixer or DJ decks, for backyards, school halls, marquees and club lounges. Tell us how many people, indoors or out, and how close the neighbours are: grass and open air need more than a room with walls.',
  disclaimer: [...dryHireRules, cableRule],
  hours: dryHire,
  addOns: [
    'Wireless handheld microphone',
    'DJ controller',
    'Extra floor monitor',
    'Battery PA for a spot without power',
    'Column array for a wedding ceremony',
    'Technician to set up and tune',
  ],
  tiers: [
    {
      name: 'Speakers Basic',
      tier: 'basic',
      image: poweredSpeaker12Picture,
      price: prices[0],
      description: 'Music and a speech in a lounge room, a patio or a small hall.',
      features: [
        'Pair of 12-inch powered speakers',
        '2 tripod stands',
        'Lead for a phone or laptop',
        'All cables included',
      ],
    },
    {
      name: 'Speakers Premium',
      tier: 'premium',
      image: poweredSpeaker15Picture,
      price: prices[1],
      description: 'More reach and more bass for a full hall or a long backyard, with a microphone for the toast.',
      features: ['Pair of 15-inch speakers in place of 12-inch', 'Wired vocal microphone', 'Boom microphone stand'],
    },
    {
      name: 'Speakers Diamond',
      tier: 'diamond',
      image: subwoofer18Picture,
      price: prices[2],
      description: 'A subwoofer under the pair, for a crowd that will dance.',
      features: ['18-inch subwoofer', 'Second wired vocal microphone', 'Second boom microphone stand'],
    },
    {
      name: 'Speakers Horizon',
      tier: 'horizon',
      image: paTower28Picture,
      price: prices[3],
      description: 'Towers, double bass and a desk, for a band or a DJ in a big room.',
      features: [
        'Pair of 28-inch towers in place of the 15-inch pair',
        'Second 18-inch subwoofer',
        '12-channel mixing console',
        '2 floor monitors',
      ],
    },
  ],
  comparison: [
    {
      label: 'Main speakers',
      values: ['Pair of 12-inch', 'Pair of 15-inch', 'Pair of 15-inch', 'Pair of 28-inch towers'],
    },
    { label: 'Stood on', values: ['2 tripods', '2 tripods', '2 tripods', 'The floor'] },
    { label: '18-inch subwoofers', values: ['', '', '1', '2'] },
    { label: 'Wired microphones', values: ['', '1', '2', '2'] },
    { label: 'Microphone stands', values: ['', '1', '2', '2'] },
    { label: 'Mixing console', values: ['', '', '', '12 channels'] },
    { label: 'Floor monitors', values: ['', '', '', '2'] },
    { label: 'Cables', values: ['All', 'All', 'All', 'All'] },
  ],
  seo: {
    title: 'Speaker Hire Packages',
    description:
      'Hire powered speakers for 24 hours in Sydney: 12-inch and 15-inch pairs, subwoofers and 28-inch towers, with stands and all cables included.',
  },
}
