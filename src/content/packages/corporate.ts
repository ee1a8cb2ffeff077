import corporateBasicPicture from '../../../pictures/scenes/corporate-basic.webp?picture'
import corporateDiamondPicture from '../../../pictures/scenes/corporate-diamond.webp?picture'
import corporateHorizonPicture from '../../../pictures/scenes/corporate-horizon.webp?picture'
import corporatePremiumPicture from '../../../pictures/scenes/corporate-premium.webp?picture'
import { formatBothPrices } from '../../lib/text/money'
import { SLIDE_TEXT_POINTS, WALL_TEXT_POINTS } from '../advice/slide-text'
import { company } from '../company'
import { formatWallPixels } from '../equipment/led-panels'
import type { PackageEntry } from '../schemas/package'
import { technician, WIND_LIMIT_KMH } from '../terms/hire-terms'

/** How many hours the price buys. */
const hours = 5

/** What each hour more costs, and who works it. */
export const longDayRule = `An extra hour costs from ${formatBothPrices(technician.extraHour)} for each technician. For more than ${technician.aloneHours} hours, Basic and Premium get a second technician, from ${formatBothPrices(technician.price)}. You still pay each extra hour once.`

const diamondWallM = { width: 3, height: 1.5 }
const horizonWallM = { width: 4, height: 2 }

const ledWallOutdoors = `Outdoors the LED wall is for after dark. It needs level ground and ballast, which we quote, and stays down if gusts over ${WIND_LIMIT_KMH} km/h are forecast.`

const basicScene = {
  ...corporateBasicPicture,
  alt: 'Audience facing a woman at a spotlit lectern, with green light up the wall',
}

const premiumScene = {
  ...corporatePremiumPicture,
  alt: 'Speaker at a lectern beside a chart on a projector screen, seen over the audience',
}

const diamondScene = {
  ...corporateDiamondPicture,
  alt: 'Speaker on a small stage with an LED wall, between white and teal beams',
}

const horizonScene = {
  ...corporateHorizonPicture,
  alt: 'Full hall facing a wide stage with a speaker, three armchairs and a big LED wall',
}

export const corporatePackage = {
  slug: 'corporate',
  name: 'Corporate',
  description:
    'A technician, a lectern and microphones for conferences, launches and awards dinners, with an LED wall up to 4 m wide.',
  image: diamondScene,
  scenes: [basicScene, premiumScene, diamondScene, horizonScene],
  gel: 'teal',
  crewed: true,
  title: 'Corporate AV Packages',
  subtitle: 'Sound, screen and stage for conferences and awards',
  intro:
    "A technician sets up, tests each microphone with whoever's using it, and stays for the whole event.",
  notes: [
    "The room, the chairs and the armchairs in the pictures are the venue's. Our lights go on stands.",
    `The last row can read ${SLIDE_TEXT_POINTS}-point text on the projector screen and ${WALL_TEXT_POINTS}-point on the LED wall.`,
    "If your room's own screen and microphones do the job, use them.",
  ],
  disclaimer: [
    `Corporate packages run for ${hours} hours. For a full day or more guests, ask us for a custom quote.`,
    `${longDayRule} The time starts with your rehearsal or your first guest, whichever comes first.`,
  ],
  answerLinks: [
    { text: 'When to book and when to pay', to: '/faq#booking-and-paying' },
    { text: 'Comparing quotes, purchase orders', to: '/faq#councils-schools-companies' },
    { text: 'Arrival, crew contact and extra hours', to: '/faq#on-the-day' },
  ],
  hours,
  addOns: [
    { id: 'notes-screen', text: 'Confidence monitor at the foot of the stage, with the notes' },
    { id: 'recording', text: 'Video recording of the presentations' },
    {
      id: 'camera',
      text: 'Camera with operator, live on the LED wall',
      tiers: ['diamond', 'horizon'],
    },
    {
      id: 'photos-video',
      text: 'Photographer or videographer',
      service: 'photography-videography',
    },
    {
      id: 'audience-microphones',
      text: 'Two wireless microphones for the audience',
      items: [{ id: 'wireless-handheld-dual', count: 1 }],
    },
    {
      id: 'second-screen',
      text: 'Second projector and screen for a bigger crowd',
      items: [{ id: 'projector-screen', count: 1 }],
      forMoreGuests: true,
      // Basic has no screen, and the larger tiers have an LED wall.
      tiers: ['premium'],
    },
    { id: 'dj', text: 'DJ for drinks afterwards', service: 'dj-hire' },
    { id: 'roving', text: 'Roving act while guests arrive', service: 'roving-interactive' },
  ],
  tiers: [
    {
      name: 'Corporate Basic',
      level: 'basic',
      image: basicScene,
      price: 1000,
      technicians: 1,
      description: 'A lectern, microphones and clear sound for your presenters.',
      guests: 80,
      guestsReason: 'so everyone sees the lectern',
      floorM: { width: 5, depth: 2 },
      totals: { watts: 1100, weightKg: 120 },
      items: [
        { id: 'lectern', count: 1 },
        { id: 'wireless-handheld', count: 1 },
        { id: 'column-array', count: 1 },
      ],
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
      level: 'premium',
      image: premiumScene,
      price: 1250,
      technicians: 1,
      description: 'Adds a projector, a screen and a clicker, for presentations with slides.',
      guests: 120,
      floorM: { width: 7, depth: 5 },
      totals: { watts: 2480, weightKg: 240 },
      items: [
        { id: 'projector-screen', count: 1 },
        { id: 'led-par', count: 4 },
      ],
      features: [
        'Projector and screen',
        'Laptop with a clicker',
        'Your slides tested before the doors open',
        { text: '8 wash lights on stands', replaces: 'the uplights' },
      ],
    },
    {
      name: 'Corporate Diamond',
      level: 'diamond',
      image: diamondScene,
      price: 2500,
      technicians: 2,
      description:
        'An LED wall that stays bright with the room lights on, behind a stage with steps.',
      guests: 150,
      floorM: { width: 10, depth: 5 },
      screenM: diamondWallM,
      outdoors: ledWallOutdoors,
      // Premium without its projector, with 4.5 m² of LED wall (600 W and 64 kg a square metre) and the items below.
      totals: { watts: 7040, weightKg: 870 },
      ceiling: { metres: 3.5, for: 'the LED wall' },
      items: [
        // The LED wall that replaces the projector is not a hire item.
        { id: 'stage-deck', count: 1, replaces: 'projector-screen' },
        { id: 'column-array', count: 2 },
        { id: 'moving-head-beam', count: 4 },
        { id: 'haze-machine', count: 1 },
        { id: 'wireless-headset', count: 2 },
      ],
      features: [
        {
          text: `3 × 1.5 m LED wall, ${formatWallPixels(diamondWallM)}`,
          replaces: 'the projector and screen',
        },
        '4 × 3 m stage with steps',
        '4 moving lights, with haze where the venue allows it',
        '2 headset microphones',
        '2 more column speakers, for the back rows',
        'Second technician, for lights and slides',
      ],
    },
    {
      name: 'Corporate Horizon',
      level: 'horizon',
      image: horizonScene,
      price: 3500,
      technicians: 3,
      description: 'A stage twice as wide, a bigger LED wall and speakers for a full hall.',
      guests: 250,
      floorM: { width: 14, depth: 6 },
      screenM: horizonWallM,
      outdoors: ledWallOutdoors,
      // Diamond with 3.5 m² more of LED wall and the items below.
      totals: { watts: 9960, weightKg: 1440 },
      ceiling: { metres: 4, for: 'the LED wall' },
      items: [
        { id: 'stage-deck', count: 2 },
        { id: 'pa-tower-28', count: 2, replaces: 'column-array' },
        { id: 'wireless-headset', count: 5 },
      ],
      features: [
        {
          text: `4 × 2 m LED wall, ${formatWallPixels(horizonWallM)}`,
          replaces: 'the 3 × 1.5 m LED wall',
        },
        { text: '8 × 3 m stage with steps', replaces: 'the 4 × 3 m one' },
        '3 lapel microphones for a panel',
        { text: '4 speaker towers', replaces: 'the 4 column speakers' },
        'Third technician, for the LED wall',
      ],
    },
  ],
  seo: {
    title: `Corporate AV & Stage Packages, ${company.city}`,
    description: 'Conference AV with a technician: lectern, microphones, projector or LED wall.',
  },
} as const satisfies PackageEntry
