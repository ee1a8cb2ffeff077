import cdj3000SetPicture from '../../../pictures/equipment/cdj-3000-set.webp?picture'
import djControllerPicture from '../../../pictures/equipment/dj-controller.webp?picture'
import ledDjBoothPicture from '../../../pictures/equipment/led-dj-booth.webp?picture'
import xdjRx3Picture from '../../../pictures/equipment/xdj-rx3.webp?picture'
import djEquipmentPicture from '../../../pictures/packages/dj-equipment.webp?picture'
import { dryHire, dryHireRules } from '../dry-hire'
import { getPackageName } from '../package-names'
import type { PackageCategory, PackagePage } from '../packages'

const prices = [250, 300, 500, 700] as const

export const category: PackageCategory = {
  ...getPackageName('dj-equipment'),
  description: 'Decks, speakers and booth for DJs who play their own set, by 24-hour dry hire.',
  image: djEquipmentPicture,
  gel: 'congo',
  crewed: false,
  prices,
}

export const page: PackagePage = {
  title: 'DJ Equipment Packages',
  subtitle: 'Your set, our decks',
  intro:
    'Dry hire for DJs, house parties and club rooms: no operator, your own hands on the mix. Tell us whether you play from a USB stick or a laptop and how far the booth is from a power point, and we pack to suit.',
  disclaimer: dryHireRules,
  hours: dryHire,
  addOns: [
    'Turntables with a battle mixer',
    'Mirror ball with pinspots',
    'Haze machine',
    'Pair of wash moving heads',
    'Second floor monitor',
    'Battery PA for the courtyard',
  ],
  tiers: [
    {
      name: 'DJ Equipment Basic',
      tier: 'basic',
      image: djControllerPicture,
      price: prices[0],
      description: 'A controller and a pair of speakers for a house party or a first club set.',
      features: [
        '2-channel DJ controller for your own laptop',
        'Pair of 12-inch powered speakers on stands',
        'Wired vocal microphone',
        '2 battery uplights',
      ],
    },
    {
      name: 'DJ Equipment Premium',
      tier: 'premium',
      image: xdjRx3Picture,
      price: prices[1],
      description: 'Leave the laptop at home and play from a USB stick.',
      features: [
        'XDJ-RX3 in place of the controller',
        'Plays from USB, no laptop needed',
        'Boom stand for the microphone',
      ],
    },
    {
      name: 'DJ Equipment Diamond',
      tier: 'diamond',
      image: cdj3000SetPicture,
      price: prices[2],
      description: 'The layout of a club booth: 2 players, a mixer between them and a monitor at your feet.',
      features: [
        'CDJ-3000 set with mixer in place of the XDJ-RX3',
        'Pair of 15-inch speakers in place of 12-inch',
        'Floor monitor for the DJ',
      ],
    },
    {
      name: 'DJ Equipment Horizon',
      tier: 'horizon',
      image: ledDjBoothPicture,
      price: prices[3],
      description: 'The same decks on a lit booth, with bass to match the room.',
      features: [
        'LED-front DJ booth',
        'Pair of 18-inch subwoofers',
        'Wireless handheld in place of the wired microphone',
        '4 battery uplights in place of 2',
      ],
    },
  ],
  comparison: [
    { label: 'Decks', values: ['2-channel controller', 'XDJ-RX3', 'CDJ-3000 set', 'CDJ-3000 set'] },
    { label: 'Music from', values: ['Your laptop', 'Your USB stick', 'Your USB stick', 'Your USB stick'] },
    { label: 'Booth', values: ['', '', '', 'LED-front'] },
    { label: 'Speakers', values: ['Pair of 12-inch', 'Pair of 12-inch', 'Pair of 15-inch', 'Pair of 15-inch'] },
    { label: 'Subwoofers', values: ['', '', '', 'Pair of 18-inch'] },
    { label: 'DJ monitor', values: ['', '', 'Yes', 'Yes'] },
    { label: 'Microphone', values: ['Wired', 'Wired, boom stand', 'Wired, boom stand', 'Wireless, boom stand'] },
    { label: 'Battery uplights', values: ['2', '2', '2', '4'] },
  ],
  seo: {
    title: 'DJ Equipment Hire Packages',
    description:
      'Dry hire for DJs in Sydney, 24 hours: controller, XDJ-RX3 or CDJ-3000 set with speakers, subwoofers and an LED-front booth, in 4 tiers.',
  },
}
