import functionsMarqueePicture from '../../../pictures/packages/functions-marquee.webp?picture'
import functionsBasicPicture from '../../../pictures/scenes/functions-basic.webp?picture'
import functionsDiamondPicture from '../../../pictures/scenes/functions-diamond.webp?picture'
import { dancingPercent } from '../advice/guest-rules'
import { company } from '../company'
import {
  functionsHorizonPicture,
  functionsOutdoorsPicture,
  functionsPremiumPicture,
} from '../pictures'
import type { PackageEntry } from '../schemas/package'

/** How many hours the price buys, at least. */
const hours = 3

const basicGuests = 80

const basicScene = {
  ...functionsBasicPicture,
  alt: 'Guests talking at tall tables in a room lit amber, with a DJ at a draped table between two speakers',
}

const diamondScene = {
  ...functionsDiamondPicture,
  alt: 'Guests dancing under blue, teal and amber beams from six moving lights, with a mirror ball above',
}

export const functionsPackage = {
  slug: 'functions',
  name: 'Functions',
  description:
    'A DJ, sound and lights for birthdays, engagements, school discos and Christmas parties.',
  image: diamondScene,
  placeImages: {
    marquee: {
      ...functionsMarqueePicture,
      alt: 'Marquee lit pink and blue, with a DJ table, two speakers and bar tables',
    },
    outdoors: functionsOutdoorsPicture,
  },
  scenes: [basicScene, functionsPremiumPicture, diamondScene, functionsHorizonPicture],
  gel: 'amber',
  crewed: true,
  title: 'Party DJ Packages',
  subtitle: 'A DJ, sound and lights for your party',
  intro:
    'Every tier comes with a DJ. We set up and test the sound before your first guest arrives.',
  notes: [
    "The room, tables, dance floor and screen in the pictures are the venue's.",
    'Your venue has to allow the mirror ball we hang in Premium, the haze in Diamond and the sparks in Horizon. Ask first.',
  ],
  disclaimer: [`Book a function package for at least ${hours} hours.`],
  answerLinks: [
    { text: 'When to book and when to pay', to: '/faq#booking-and-paying' },
    { text: 'Arrival, pack-down and extra hours', to: '/faq#on-the-day' },
    { text: 'Rain, power and ceiling height', to: '/faq#weather-power-and-space' },
  ],
  extraHour: 150,
  hours,
  addOns: [
    { id: 'extra-hours', text: 'Extra hours with everyone in your tier', extraHour: true },
    {
      id: 'karaoke',
      text: 'Karaoke with a host, screens, microphones and speakers',
      service: 'karaoke',
    },
    {
      id: 'photos-video',
      text: 'Photographer or videographer',
      service: 'photography-videography',
    },
    {
      id: 'uplights',
      text: 'Battery uplights for a second room',
      items: [{ id: 'wireless-uplight', count: 1 }],
    },
    {
      id: 'festoon-lights',
      text: 'Festoon lights over the terrace',
      items: [{ id: 'festoon-lights', count: 1 }],
    },
    {
      id: 'slide-show',
      text: 'Slide show on a projector and screen',
      items: [{ id: 'projector-screen', count: 1 }],
    },
  ],
  tiers: [
    {
      name: 'Functions Basic',
      level: 'basic',
      image: basicScene,
      price: 600,
      description: `A DJ and clear sound for a clubroom, or for about ${(basicGuests * dancingPercent.outdoors) / 100} in a backyard.`,
      guests: basicGuests,
      floorM: { width: 4, depth: 2 },
      totals: { watts: 740, weightKg: 85 },
      items: [
        { id: 'powered-speaker-12', count: 2 },
        { id: 'vocal-mic', count: 1 },
      ],
      features: [
        `DJ for ${hours} hours`,
        'DJ controller and laptop on a draped table',
        '2 speakers on stands, 12-inch',
        '2 uplights in your colour',
        'Wired microphone for speeches',
      ],
    },
    {
      name: 'Functions Premium',
      level: 'premium',
      image: functionsPremiumPicture,
      price: 700,
      description: 'An LED DJ booth in your colours, and a mirror ball over the dance floor.',
      guests: 80,
      floorM: { width: 5, depth: 2 },
      totals: { watts: 1880, weightKg: 190 },
      items: [
        { id: 'led-dj-booth', count: 1 },
        { id: 'mirror-ball', count: 1 },
      ],
      features: [
        { text: 'LED DJ booth', replaces: 'the draped table' },
        { text: '2 players and a mixer', replaces: 'the controller and laptop' },
        { text: '4 uplights', replaces: '2' },
        'Mirror ball with 2 pinspots, hung by our crew where the venue allows it',
        'Second person to set up and pack down',
      ],
    },
    {
      name: 'Functions Diamond',
      level: 'diamond',
      image: diamondScene,
      price: 800,
      description: 'Bigger speakers, deep bass and moving lights, for guests who come to dance.',
      guests: 200,
      floorM: { width: 6, depth: 3 },
      totals: { watts: 5510, weightKg: 350 },
      items: [
        { id: 'powered-speaker-15', count: 1, replaces: 'powered-speaker-12' },
        { id: 'subwoofer-18', count: 2 },
        { id: 'moving-head-wash', count: 6 },
        { id: 'haze-machine', count: 1 },
        { id: 'wireless-handheld', count: 1, replaces: 'vocal-mic' },
      ],
      features: [
        { text: '2 larger speakers, 15-inch', replaces: 'the 12-inch ones' },
        '2 subwoofers',
        '6 moving lights: 4 on stands, 2 on the floor',
        'Haze to show the beams, where the venue allows it',
        { text: 'Wireless microphone', replaces: 'the wired one' },
      ],
    },
    {
      name: 'Functions Horizon',
      level: 'horizon',
      image: functionsHorizonPicture,
      price: 1000,
      description:
        "Sparks for the big moment, and a technician to run the sound, the lights and your venue's screen.",
      guests: 200,
      // 6 × 3 m for the DJ, then the clear space around two spark machines 1.5 m apart.
      floorM: { width: 8, depth: 9.5 },
      clearSpaceM: { width: 8, depth: 6.5 },
      gearWidthM: 6,
      totals: { watts: 6860, weightKg: 390 },
      items: [
        { id: 'cold-spark', count: 1 },
        { id: 'wireless-handheld-dual', count: 1, replaces: 'wireless-handheld' },
      ],
      features: [
        {
          text: '2 cold-spark fountains, if your venue agrees in writing',
          note: "They stand 1.5 m apart with 3 m clear all round, so everyone steps off the dance floor first. If you're in a marquee, they stay outside. Never on dry grass or on a day of total fire ban.",
        },
        'Technician for sound, lights and sparks',
        "Your photos and videos on the venue's screen",
        'Second wireless microphone',
      ],
    },
  ],
  seo: {
    title: `Party DJ Packages in ${company.city}`,
    description:
      'DJ, sound and lights for 21sts, 40ths, engagements, Christmas parties and discos.',
  },
} as const satisfies PackageEntry
