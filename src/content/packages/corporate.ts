import corporateBasicPicture from '../../../pictures/packages/corporate-basic.webp?picture'
import corporateDiamondPicture from '../../../pictures/packages/corporate-diamond.webp?picture'
import corporatePremiumPicture from '../../../pictures/packages/corporate-premium.webp?picture'
import type { PackageEntry } from '../packages'
import { corporateHorizonPicture, corporatePicture } from '../pictures'

/** How many hours the price buys. */
const hours = 5

export const corporate = {
  slug: 'corporate',
  name: 'Corporate',
  description:
    'A technician, a lectern and microphones for conferences, launches and awards dinners, with screens up to 12 m wide.',
  image: corporatePicture,
  gel: 'teal',
  crewed: true,
  title: 'Corporate Packages',
  subtitle: 'Sound, screen and stage for conferences and awards',
  intro:
    'For conferences, launches, awards dinners, council events and staff days in hotels, clubs, theatres or your own office. A technician sets up, tests each microphone with the person who will use it, and stays for the whole event. Chairs and curtains belong to the venue, and so do the lighting bars under the ceiling in Basic and Premium.',
  disclaimer: [`Corporate packages run for ${hours} hours.`],
  answerLinks: [
    { text: 'When to book and when to pay', to: '/faq#booking-and-paying' },
    { text: 'Comparing quotes, purchase orders', to: '/faq#councils-schools-companies' },
    { text: 'Arrival, crew contact and extra hours', to: '/faq#on-the-day' },
  ],
  hours,
  addOns: [
    { text: 'Screen on the floor that shows presenters their notes' },
    { text: 'Recording of the talks' },
    { text: 'Photographer for the day' },
    { text: 'Dual wireless microphones for the audience', item: 'wireless-handheld-dual' },
    { text: 'DJ for drinks afterwards' },
    { text: 'Roving act while guests arrive' },
  ],
  tiers: [
    {
      name: 'Corporate Basic',
      tier: 'basic',
      image: {
        ...corporateBasicPicture,
        alt: 'Lectern in a pool of light between two column speakers, seen over rows of chairs',
      },
      price: 1000,
      description: 'A lectern, microphones and clear sound for a presenter.',
      guests: 80,
      floorM: { width: 5, depth: 2 },
      totals: { watts: 1100, weightKg: 120, heaviest: { name: 'Lectern', weightKg: 25 } },
      items: [{ id: 'wireless-handheld' }],
      features: [
        `Technician for ${hours} hours`,
        'Lectern with a microphone and a spotlight',
        '2 column speakers',
        '4 uplights in your colours',
        'Wireless microphone for questions',
      ],
    },
    {
      name: 'Corporate Premium',
      tier: 'premium',
      image: {
        ...corporatePremiumPicture,
        alt: 'Projector throwing an abstract slide on a screen beside a lit lectern, over rows of chairs',
      },
      price: 1250,
      description: 'Adds a projector and screen for your slides, tested with your own file before the doors open.',
      guests: 120,
      floorM: { width: 7, depth: 3 },
      totals: { watts: 2480, weightKg: 240, heaviest: { name: 'Lectern', weightKg: 25 } },
      ceilingM: 2.6,
      items: [],
      features: [
        'Projector and screen',
        'Laptop with a clicker',
        'Test of your slides before the doors open',
        { text: '8 wash lights', replaces: 'the uplights' },
      ],
    },
    {
      name: 'Corporate Diamond',
      tier: 'diamond',
      image: {
        ...corporateDiamondPicture,
        alt: 'LED wall of abstract facets on a stage with moving-head beams, an aisle leading to it',
      },
      price: 2500,
      description: 'An LED wall that stays bright with the room lights on, and a stage in front of it.',
      guests: 200,
      floorM: { width: 10, depth: 5 },
      totals: { watts: 9830, weightKg: 1100, heaviest: { name: 'Stage deck', weightKg: 33 } },
      ceilingM: 3.5,
      items: [
        { id: 'moving-head-beam', quantity: 12 },
        { id: 'haze-machine' },
        { id: 'wireless-headset', quantity: 2 },
      ],
      features: [
        { text: '4 m LED wall', replaces: 'the projector and screen' },
        'Stage with lit steps',
        '12 moving lights, with haze where the venue allows it',
        '2 headset microphones',
        '2 more column speakers, for the back rows',
        'Second technician, for lights and slides',
      ],
    },
    {
      name: 'Corporate Horizon',
      tier: 'horizon',
      image: corporateHorizonPicture,
      price: 3500,
      description: 'A full-width stage and LED wall, and a camera so that the back row sees faces.',
      guests: 400,
      floorM: { width: 16, depth: 8 },
      totals: { watts: 21300, weightKg: 4000, heaviest: { name: 'Speaker', weightKg: 45 } },
      ceilingM: 5,
      items: [],
      features: [
        { text: '12 m LED wall', replaces: 'the 4 m LED wall' },
        'Full-width stage with lit steps',
        'Truss above the stage with a line of beams',
        'Camera with operator, live on the LED wall',
        '3 lapel microphones for a panel',
        { text: 'Larger speakers', replaces: 'the column speakers' },
        'Third technician, for cameras and screen',
      ],
    },
  ],
  comparison: [
    {
      label: 'Crew',
      values: ['1 technician', '1 technician', '2 technicians', '3 technicians, camera operator'],
    },
    { label: 'Lectern with microphone', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
    {
      label: 'Other microphones',
      values: ['1 handheld', '1 handheld', '1 handheld, 2 headsets', '1 handheld, 2 headsets, 3 lapels'],
    },
    { label: 'Speakers', values: ['2 column speakers', '2 column speakers', '4 column speakers', 'Larger speakers'] },
    { label: 'Slides on', values: ['', 'Projector and screen', '4 m LED wall', '12 m LED wall'] },
    { label: 'Laptop with clicker', values: ['', 'Yes', 'Yes', 'Yes'] },
    { label: 'Colour on the wall', values: ['4 uplights', '8 wash lights', '8 wash lights', '8 wash lights'] },
    { label: 'Moving lights', values: ['', '', '12, haze', '12, haze, truss with beams'] },
    { label: 'Stage', values: ['', '', 'With lit steps', 'With lit steps, full width'] },
    { label: 'Camera', values: ['', '', '', 'Live on the LED wall'] },
  ],
  seo: {
    title: 'Corporate AV & Stage Packages, Sydney',
    description:
      'A technician for 5 hours with lectern, microphones, projector or LED wall and stage, for 80 to 400 guests.',
  },
} as const satisfies PackageEntry
