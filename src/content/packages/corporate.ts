import corporateBasicPicture from '../../../pictures/packages/corporate-basic.webp?picture'
import corporateDiamondPicture from '../../../pictures/packages/corporate-diamond.webp?picture'
import corporateHorizonPicture from '../../../pictures/packages/corporate-horizon.webp?picture'
import corporatePremiumPicture from '../../../pictures/packages/corporate-premium.webp?picture'
import corporatePicture from '../../../pictures/packages/corporate.webp?picture'
import { getPackageName } from '../package-names'
import type { PackageCategory, PackagePage } from '../packages'

const prices = [1000, 1250, 2500, 3500] as const

export const category: PackageCategory = {
  ...getPackageName('corporate'),
  description: 'A technician, a lit lectern and speech that carries, for conferences, launches and awards nights.',
  image: corporatePicture,
  gel: 'teal',
  crewed: true,
  prices,
}

export const page: PackagePage = {
  title: 'Corporate Packages',
  subtitle: 'Every word heard, every slide seen',
  intro:
    'For conferences, launches, awards nights and staff days in hotel rooms, clubs, theatres or your own office. A technician sets up, checks each microphone with the person who will use it and stays at the desk for the full 5 hours. Seating and the room itself come with the venue.',
  disclaimer: ['Corporate packages run for 5 hours.'],
  hours: '5 hours',
  addOns: [
    'Confidence monitor at the foot of the stage',
    'Recording of the talks',
    'Photographer for the day',
    'Extra lapel or handheld microphones',
    'DJ for drinks afterwards',
    'Roving act at arrivals',
  ],
  tiers: [
    {
      name: 'Corporate Basic',
      tier: 'basic',
      image: corporateBasicPicture,
      price: prices[0],
      description: 'One speaker, one lectern and a room that can hear both ends of the sentence.',
      features: [
        'Technician for 5 hours',
        'Lectern with microphone and its own light',
        '2 column speakers',
        '4 uplights in your colours',
        'Wireless handheld for questions',
      ],
    },
    {
      name: 'Corporate Premium',
      tier: 'premium',
      image: corporatePremiumPicture,
      price: prices[1],
      description: 'Slides beside the speaker, tested from your own file before the doors open.',
      features: [
        'Projector and screen',
        'Laptop playback with a clicker',
        'Slide check before doors',
        '8 wash lights in place of the uplights',
      ],
    },
    {
      name: 'Corporate Diamond',
      tier: 'diamond',
      image: corporateDiamondPicture,
      price: prices[2],
      description: 'An LED wall that stays bright with the house lights up, and a stage to stand it on.',
      features: [
        'LED wall in place of the projector',
        'Stage with lit steps',
        '12 moving heads and a light haze',
        '2 headset microphones',
        'Second technician, for lights and slides',
      ],
    },
    {
      name: 'Corporate Horizon',
      tier: 'horizon',
      image: corporateHorizonPicture,
      price: prices[3],
      description: 'A full hall, a full-width stage and a camera, so that row 30 sees a face.',
      features: [
        'Full-width stage and LED wall',
        'Overhead truss with a line of beams',
        'Camera with operator, live to the screen',
        '3 lapel microphones for a panel',
        'Larger speakers for a full hall',
        'Third technician, for vision',
      ],
    },
  ],
  comparison: [
    { label: 'Crew', values: ['1 technician', '1 technician', '2 technicians', '3 and a camera operator'] },
    { label: 'Lit lectern with microphone', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
    {
      label: 'Other microphones',
      values: ['1 handheld', '1 handheld', '1 handheld, 2 headsets', '+ 3 lapels'],
    },
    { label: 'Speakers', values: ['2 columns', '2 columns', '2 columns', 'For a full hall'] },
    { label: 'Picture', values: ['', 'Projector, screen', 'LED wall', 'Full-width LED wall'] },
    { label: 'Colour on the wall', values: ['4 uplights', '8 wash lights', '8 wash lights', '8 wash lights'] },
    { label: 'Moving heads', values: ['', '', '12', '12 and a truss line'] },
    { label: 'Stage', values: ['', '', 'With lit steps', 'Full width'] },
    { label: 'Camera', values: ['', '', '', 'Live to the screen'] },
  ],
  seo: {
    title: 'Corporate AV & Stage Packages',
    description:
      'Conference and awards night packages with a technician for 5 hours: lectern, microphones, projector or LED wall, stage and camera, tier by tier.',
  },
}
