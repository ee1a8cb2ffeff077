import functionsBasicPicture from '../../../pictures/packages/functions-basic.webp?picture'
import functionsDiamondPicture from '../../../pictures/packages/functions-diamond.webp?picture'
import functionsHorizonPicture from '../../../pictures/packages/functions-horizon.webp?picture'
import functionsPremiumPicture from '../../../pictures/packages/functions-premium.webp?picture'
import functionsPicture from '../../../pictures/packages/functions.webp?picture'
import { getPackageName } from '../package-names'
import type { PackageCategory, PackagePage } from '../packages'

const prices = [600, 700, 800, 1000] as const

export const category: PackageCategory = {
  ...getPackageName('functions'),
  description: 'A DJ, sound and light for birthdays, reunions and club nights, up to a stage with screen and sparks.',
  image: functionsPicture,
  gel: 'rose',
  crewed: true,
  prices,
}

export const page: PackagePage = {
  title: 'Function Packages',
  subtitle: 'A DJ, sound and light for the room you have',
  intro:
    'For birthdays, engagements, reunions and club nights in lounges, RSL and bowls clubs, school halls and marquees. Each tier brings a DJ, is set up and sound-checked before the first guest, and keeps or betters what the one before it has. Rooms, tables and dance floors in the pictures belong to the venue.',
  disclaimer: ['Function packages are booked for a minimum of 3 hours.'],
  extraHour: 150,
  hours: 'Minimum 3 hours',
  addOns: [
    'Extra hours with DJ and equipment',
    'Karaoke with lyric screen and host',
    'Photographer for the party',
    'Battery uplights for a second room',
    'Festoon lights over the terrace',
    'CO2 jet for the big drop',
  ],
  tiers: [
    {
      name: 'Functions Basic',
      tier: 'basic',
      image: functionsBasicPicture,
      price: prices[0],
      description: 'A DJ and clear sound for a lounge, a clubroom or a covered backyard.',
      features: [
        'DJ for 3 hours',
        'DJ controller and laptop on a draped table',
        '2 speakers on stands',
        '2 uplights in your colour',
        'Wired microphone for speeches',
      ],
    },
    {
      name: 'Functions Premium',
      tier: 'premium',
      image: functionsPremiumPicture,
      price: prices[1],
      description: 'The booth becomes the centrepiece, and a mirror ball reaches the corners.',
      features: [
        'LED-front booth in place of the table',
        '2 players and a mixer in place of the controller',
        '4 uplights in place of 2',
        'Mirror ball with 2 pinspots',
      ],
    },
    {
      name: 'Functions Diamond',
      tier: 'diamond',
      image: functionsDiamondPicture,
      price: prices[2],
      description: 'Bass you can feel and beams you can see, for a crowd that came to dance.',
      features: [
        '2 subwoofers under the speakers',
        '6 moving heads: 4 on stands, 2 on the floor',
        'Haze to show the beams, where the venue allows',
        '6 uplights in place of 4',
        'Wireless handheld in place of the wired microphone',
      ],
    },
    {
      name: 'Functions Horizon',
      tier: 'horizon',
      image: functionsHorizonPicture,
      price: prices[3],
      description: 'A low stage with screen, truss and sparks, for the party that is also a show.',
      features: [
        'Low stage under the DJ booth',
        'LED screen behind the booth',
        '10 moving heads, 6 of them on a truss',
        '2 cold-spark fountains, where the venue allows',
        'Second wireless handheld microphone',
        'Technician for screen, lights and sparks',
      ],
    },
  ],
  comparison: [
    { label: 'People', values: ['DJ', 'DJ', 'DJ', 'DJ and technician'] },
    { label: 'Decks', values: ['Controller, laptop', '2 players, mixer', '2 players, mixer', '2 players, mixer'] },
    { label: 'Booth', values: ['Draped table', 'LED-front', 'LED-front', 'LED-front on a stage'] },
    { label: 'Sound', values: ['2 speakers', '2 speakers', '+ 2 subwoofers', '+ 2 subwoofers'] },
    { label: 'Speech microphone', values: ['1 wired', '1 wired', '1 wireless', '2 wireless'] },
    { label: 'Uplights', values: ['2', '4', '6', '6'] },
    { label: 'Mirror ball', values: ['', 'Yes', 'Yes', 'Yes'] },
    { label: 'Moving heads and haze', values: ['', '', '6 heads', '10 heads, truss'] },
    { label: 'Screen and sparks', values: ['', '', '', 'LED screen, 2 sparks'] },
  ],
  seo: {
    title: 'Function Packages with a DJ',
    description:
      'DJ, sound and light packages for birthdays, reunions and club nights in Sydney: 4 tiers side by side, from a draped table to a stage with LED screen.',
  },
}
