import weddingsMarqueePicture from '../../../pictures/packages/weddings-marquee.webp?picture'
import weddingsBasicPicture from '../../../pictures/scenes/weddings-basic.webp?picture'
import { formatTime } from '../../lib/dates/dates'
import { formatBothPrices } from '../../lib/text/money'
import { formatMaxGuests } from '../../lib/text/quantities'
import { getRuleGuests } from '../advice/guest-rules'
import { company } from '../company'
import {
  weddingsDiamondPicture,
  weddingsHorizonPicture,
  weddingsOutdoorsPicture,
  weddingsPremiumPicture,
} from '../pictures'
import type { PackageEntry } from '../schemas/package'
import { travelArea, travelLimit } from '../terms/travel'

/** How many hours the price buys. */
const hours = 5

/** The lowest price of an hour more in a custom quote, in AUD excluding GST. Sample data. */
export const longerFrom: number = 180

/** The time so many hours after the ceremony of our examples begins. */
export const formatAfterCeremony = (after: number): string => formatTime(`${15 + after}:30`)

const ceremonyGuests = getRuleGuests('speeches', [{ id: 'battery-pa', count: 1 }])
const pairGuests = getRuleGuests('speeches', [{ id: 'battery-pa', count: 2 }])

const marqueePicture = {
  ...weddingsMarqueePicture,
  alt: 'White marquee at dusk, with a DJ table, two speakers and tables set for dinner',
}

const basicScene = {
  ...weddingsBasicPicture,
  alt: 'Two guests at a candlelit table at dusk, seen from behind, with other tables and a DJ at a draped table',
}

export const weddingsPackage = {
  slug: 'weddings',
  name: 'Weddings',
  description:
    'A DJ who MCs, clear speeches and warm light for your reception, with festoon lights, low fog or a draped ceiling.',
  image: weddingsDiamondPicture,
  placeImages: {
    marquee: marqueePicture,
    outdoors: weddingsOutdoorsPicture,
  },
  closingPicture: marqueePicture,
  scenes: [basicScene, weddingsPremiumPicture, weddingsDiamondPicture, weddingsHorizonPicture],
  gel: 'straw',
  crewed: true,
  title: 'Wedding DJ Packages',
  subtitle: 'A DJ who MCs, sound and warm light for your reception',
  intro: 'We plan the run sheet and the songs with you, and your DJ sticks to them.',
  notes: [
    "Fog, sparks and ceiling drapes depend on your venue. We'll ask about smoke alarms, sprinklers, ceiling height and fixing points, leave gaps in the drapes where sprinklers and detectors need them, and bring the test report for the flame-retardant fabric.",
    "The furniture and flowers in the pictures are your venue's.",
    `We play weddings all over ${company.city}, in the Illawarra and beyond, with travel included ${travelArea}. ${travelLimit}`,
  ],
  disclaimer: [
    `DJ packages run for ${hours} hours (non-negotiable). They start when your DJ starts, at the ceremony or at the reception.`,
    `Start with a ${formatAfterCeremony(0)} ceremony and the music stops at ${formatAfterCeremony(hours)}. For longer, ask for a custom quote. Each extra hour costs from ${formatBothPrices(longerFrom)}.`,
  ],
  answerLinks: [
    { text: 'When to book and when to pay', to: '/faq#booking-and-paying' },
    { text: 'Arrival, pack-down and crew contact', to: '/faq#on-the-day' },
    { text: 'Rain, power and ceiling height', to: '/faq#weather-power-and-space' },
  ],
  hours,
  addOns: [
    {
      id: 'second-battery-pa',
      text: `Second battery PA, linked to the first, for a ceremony of ${formatMaxGuests(pairGuests)} without a power point`,
      items: [{ id: 'battery-pa', count: 1 }],
      tiers: ['basic', 'premium', 'diamond', 'horizon'],
    },
    {
      id: 'ceremony-speakers',
      text: `Bigger speakers for a ceremony over ${ceremonyGuests} guests, where there's a power point`,
      items: [{ id: 'column-array', count: 1 }],
      tiers: ['premium', 'diamond', 'horizon'],
    },
    {
      id: 'subwoofers',
      text: 'Two subwoofers for a bigger crowd',
      items: [{ id: 'subwoofer-18', count: 2 }],
      forMoreGuests: true,
      // Two people lift a subwoofer, and the DJ of Basic sets up alone.
      tiers: ['premium', 'diamond'],
    },
    { id: 'acoustic', text: 'Acoustic musician while guests arrive', service: 'bands-acoustic' },
    {
      id: 'photos-video',
      text: 'Photographer or videographer',
      service: 'photography-videography',
    },
    {
      id: 'roving',
      text: 'Roving performer between ceremony and dinner',
      service: 'roving-interactive',
    },
    {
      id: 'uplights',
      text: 'Battery uplights for the foyer or a verandah',
      items: [{ id: 'wireless-uplight', count: 1 }],
    },
    {
      id: 'slide-show',
      text: 'Slide show on a projector and screen',
      items: [{ id: 'projector-screen', count: 1 }],
    },
  ],
  tiers: [
    {
      name: 'Weddings Basic',
      level: 'basic',
      image: basicScene,
      price: 1000,
      longerFrom,
      description: 'A DJ who plans with you and MCs, and speeches everyone can hear.',
      guests: 80,
      floorM: { width: 4.5, depth: 2 },
      totals: { watts: 760, weightKg: 110 },
      items: [
        { id: 'powered-speaker-12', count: 2 },
        { id: 'wireless-handheld-dual', count: 1 },
        { id: 'battery-pa', count: 1 },
      ],
      features: [
        'Meeting to plan the run sheet and your songs',
        `DJ for ${hours} hours, who MCs too`,
        `Music, a microphone and a battery speaker for a ceremony of up to ${ceremonyGuests} on the same site, within your DJ's hours`,
        'Controller and laptop on a white-draped table',
        '2 speakers on stands, 12-inch',
        '2 warm uplights',
        '2 wireless microphones for speeches',
        'Travel, set-up and pack-down',
      ],
    },
    {
      name: 'Weddings Premium',
      level: 'premium',
      image: weddingsPremiumPicture,
      price: 1200,
      longerFrom,
      description: 'A white DJ booth, and festoon lights over dinner and dancing.',
      guests: 80,
      floorM: { width: 5, depth: 2 },
      totals: {
        watts: 1280,
        weightKg: 200,
        heaviest: { name: 'Front of the white DJ booth', weightKg: 22 },
      },
      items: [{ id: 'festoon-lights', count: 4 }],
      features: [
        { text: 'White DJ booth', replaces: 'the white-draped table' },
        { text: '2 players and a mixer', replaces: 'the controller and laptop' },
        'Festoon lights above the tables, 4 strings of 20 m, hung by our crew',
        { text: '4 warm uplights', replaces: '2' },
        'Second person to set up and pack down',
      ],
    },
    {
      name: 'Weddings Diamond',
      level: 'diamond',
      image: weddingsDiamondPicture,
      price: 1800,
      longerFrom,
      description: 'A white dance floor, low fog for your first dance and a mirror ball.',
      guests: 120,
      floorM: { width: 6, depth: 8 },
      totals: {
        watts: 3170,
        weightKg: 690,
        heaviest: { name: 'Front of the white DJ booth', weightKg: 22 },
      },
      items: [
        { id: 'powered-speaker-15', count: 1, replaces: 'powered-speaker-12' },
        { id: 'low-fog', count: 1 },
        { id: 'mirror-ball', count: 1 },
        // 6 × 6 m.
        { id: 'dance-floor', count: 3 },
      ],
      features: [
        'White dance floor, 6 × 6 m',
        {
          text: 'Low fog across most of the floor for the first dance',
          note: "Keep it slow, because the floor's damp until we've wiped it.",
        },
        'Mirror ball with 2 pinspots',
        { text: '2 larger speakers, 15-inch', replaces: 'the 12-inch ones' },
        { text: '6 warm uplights', replaces: '4' },
        'Technician for fog and lights',
      ],
    },
    {
      name: 'Weddings Horizon',
      level: 'horizon',
      image: weddingsHorizonPicture,
      price: 2500,
      longerFrom,
      description: 'A ceiling of fairy lights, live guitar, and sparks for your exit.',
      guests: 150,
      floorM: { width: 7, depth: 8 },
      // The draped ceiling.
      needsRoof: true,
      outdoors: "The draped ceiling needs fixing points the marquee's owner approves.",
      totals: { watts: 5470, weightKg: 890 },
      // The drapes hang a metre below the ceiling and clear everyone's hands.
      ceiling: { metres: 4, for: 'the drapes' },
      items: [
        { id: 'cold-spark', count: 1, outdoorsOnly: true },
        { id: 'subwoofer-18', count: 2 },
      ],
      features: [
        {
          text: 'Draped ceiling of fairy lights over the dance floor, 6 × 6 m',
          note: 'Our crew hangs it. Festoon lights go above the tables or outside.',
        },
        {
          text: '2 cold-spark fountains for your exit, outdoors',
          note: 'They go off behind you, 3 m from everyone, never on dry grass or on a day of total fire ban.',
        },
        'Acoustic guitarist for 45 minutes',
        '2 subwoofers for deeper bass',
      ],
    },
  ],
  seo: {
    title: `Wedding DJ Packages in ${company.city}`,
    description:
      'A wedding DJ and MC, travel and set-up included. Festoon lights, dance floor, low fog and sparks.',
  },
} as const satisfies PackageEntry
