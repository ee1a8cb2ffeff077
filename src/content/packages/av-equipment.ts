import ledScreenPicture from '../../../pictures/equipment/led-screen.webp?picture'
import mixingConsolePicture from '../../../pictures/equipment/mixing-console.webp?picture'
import projectorScreenPicture from '../../../pictures/equipment/projector-screen.webp?picture'
import wirelessHandheldPicture from '../../../pictures/equipment/wireless-handheld.webp?picture'
import avEquipmentPicture from '../../../pictures/packages/av-equipment.webp?picture'
import { dryHire, dryHireRules } from '../dry-hire'
import { getPackageName } from '../package-names'
import type { PackageCategory, PackagePage } from '../packages'

const prices = [150, 220, 400, 650] as const

export const category: PackageCategory = {
  ...getPackageName('av-equipment'),
  description: 'Screen, microphones and sound for talks, school nights and trivia that you run yourself.',
  image: avEquipmentPicture,
  gel: 'amber',
  crewed: false,
  prices,
}

export const page: PackagePage = {
  title: 'AV Equipment Packages',
  subtitle: 'For the talk you run yourself',
  intro:
    'Picture and sound for school nights, trivia, club meetings and training rooms, hired dry and run by you. Send a photo of the room with its windows and its power points: daylight decides between projector and LED, and distance decides the leads.',
  disclaimer: dryHireRules,
  hours: dryHire,
  addOns: [
    'Technician to set up and run the day',
    'Second projector and screen',
    'Extra headset or handheld microphones',
    'LED pars to light the speaker',
    'Stage decks with steps',
    'Battery PA for the foyer',
  ],
  tiers: [
    {
      name: 'AV Equipment Basic',
      tier: 'basic',
      image: projectorScreenPicture,
      price: prices[0],
      description: 'A picture on a screen, for a room with its own sound.',
      features: ['Projector on a stand', 'Free-standing screen', 'HDMI lead and power board'],
    },
    {
      name: 'AV Equipment Premium',
      tier: 'premium',
      image: wirelessHandheldPicture,
      price: prices[1],
      description: 'Adds a voice and the sound from your laptop, for a classroom or a clubroom.',
      features: ['Wireless handheld microphone', '12-inch powered speaker on a stand', 'Audio lead for the laptop'],
    },
    {
      name: 'AV Equipment Diamond',
      tier: 'diamond',
      image: mixingConsolePicture,
      price: prices[2],
      description: 'A desk and 3 microphones, for a panel, a quiz or a school presentation night.',
      features: [
        '12-channel mixing console',
        '2 wireless handhelds in place of 1',
        'Headset microphone for the main speaker',
        'Pair of 12-inch speakers in place of 1',
      ],
    },
    {
      name: 'AV Equipment Horizon',
      tier: 'horizon',
      image: ledScreenPicture,
      price: prices[3],
      description: 'An LED screen that can be read in daylight, with slim columns beside it.',
      features: [
        'LED screen in place of projector and screen',
        'Column speaker pair in place of the 12-inch pair',
        '4 battery uplights for the stage',
      ],
    },
  ],
  comparison: [
    { label: 'Picture', values: ['Projector, screen', 'Projector, screen', 'Projector, screen', 'LED screen'] },
    { label: 'HDMI lead', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
    { label: 'Laptop sound', values: ['', 'Yes', 'Yes', 'Yes'] },
    { label: 'Speakers', values: ['', 'One 12-inch', 'Pair of 12-inch', 'Pair of columns'] },
    { label: 'Wireless handhelds', values: ['', '1', '2', '2'] },
    { label: 'Headset microphone', values: ['', '', '1', '1'] },
    { label: 'Mixing console', values: ['', '', '12 channels', '12 channels'] },
    { label: 'Battery uplights', values: ['', '', '', '4'] },
  ],
  seo: {
    title: 'AV Equipment Hire Packages',
    description:
      'Projector or LED screen with microphones, mixer and speakers, hired for 24 hours in Sydney for talks, trivia and school nights. 4 tiers compared.',
  },
}
