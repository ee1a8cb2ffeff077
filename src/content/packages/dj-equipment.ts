import { company } from '../company'
import { getEquipment } from '../equipment'
import { djEquipmentPicture } from '../pictures'
import type { PackageEntry } from '../schemas/package'

export const djEquipmentPackage = {
  slug: 'dj-equipment',
  name: 'DJ Equipment',
  description:
    'Decks, speakers, lights and a booth for DJs who play their own music, for 24 hours.',
  image: djEquipmentPicture,
  gel: 'congo',
  crewed: false,
  title: 'DJ Equipment Packages',
  subtitle: 'Decks, speakers and lights for your own DJ',
  intro: "For a friend who plays, or a DJ who's fussy about decks.",
  notes: [
    "For Basic to Diamond, bring a table. The one in the picture isn't included. Horizon has the LED DJ booth.",
    'Two things we need to know: is your music on a USB stick or a laptop, and how far is the nearest power point?',
    'Horizon costs more than Functions Diamond with our DJ, because you get CDJ-3000s for 24 hours. If your DJ can do without them, compare the two.',
  ],
  disclaimer: [
    'This is gear for your own DJ. Ours come with travel and set-up in the function packages.',
  ],
  answerLinks: [
    { text: 'Weekend collection and return', to: '/faq#pickup-and-return' },
    { text: 'What delivery costs', to: '/faq#delivery-and-travel' },
  ],
  addOns: [
    {
      id: 'subwoofers',
      text: 'Two subwoofers for a bigger crowd',
      items: [{ id: 'subwoofer-18', count: 2 }],
      forMoreGuests: true,
    },
    {
      id: 'turntables',
      text: 'Turntables with a battle mixer',
      items: [{ id: 'turntable-pair', count: 1 }],
    },
    {
      id: 'mirror-ball',
      text: 'Mirror ball with pinspots',
      items: [{ id: 'mirror-ball', count: 1 }],
    },
    { id: 'haze', text: 'Haze machine', items: [{ id: 'haze-machine', count: 1 }] },
    {
      id: 'moving-lights',
      text: 'Pair of moving lights',
      items: [{ id: 'moving-head-wash', count: 2 }],
    },
    {
      id: 'battery-pa',
      text: 'Battery PA for the courtyard',
      items: [{ id: 'battery-pa', count: 1 }],
    },
    { id: 'technician', text: 'Technician to set up and test the sound', technician: true },
  ],
  tiers: [
    {
      name: 'DJ Equipment Basic',
      level: 'basic',
      image: getEquipment('dj-controller').image,
      price: 250,
      description: 'A controller for your laptop and a pair of speakers, for a house party.',
      guests: 80,
      floorM: { width: 4, depth: 2 },
      items: [
        { id: 'dj-controller', count: 1 },
        { id: 'powered-speaker-12', count: 2 },
        { id: 'vocal-mic', count: 1 },
        { id: 'led-par', count: 1 },
      ],
      features: [],
    },
    {
      name: 'DJ Equipment Premium',
      level: 'premium',
      image: getEquipment('xdj-rx3').image,
      price: 300,
      description: 'Decks with a built-in mixer and screen. Leave the laptop at home.',
      guests: 80,
      floorM: { width: 4.5, depth: 2.5 },
      items: [
        { id: 'xdj-rx3', count: 1, replaces: 'dj-controller' },
        { id: 'mic-stand', count: 1 },
      ],
      features: [{ text: 'Music from your USB stick', replaces: 'your laptop' }],
    },
    {
      name: 'DJ Equipment Diamond',
      level: 'diamond',
      image: getEquipment('cdj-3000-set').image,
      price: 500,
      description: 'Club-standard CDJ-3000s, bigger speakers and foldback for the DJ.',
      guests: 120,
      floorM: { width: 5, depth: 2.5 },
      items: [
        { id: 'cdj-3000-set', count: 1, replaces: 'xdj-rx3' },
        { id: 'powered-speaker-15', count: 1, replaces: 'powered-speaker-12' },
        { id: 'floor-monitor', count: 1 },
      ],
      features: [],
    },
    {
      name: 'DJ Equipment Horizon',
      level: 'horizon',
      image: getEquipment('led-dj-booth').image,
      price: 700,
      description: 'The same decks on an LED DJ booth, with two subwoofers for the dance floor.',
      guests: 200,
      floorM: { width: 5, depth: 3 },
      items: [
        { id: 'led-dj-booth', count: 1 },
        { id: 'subwoofer-18', count: 2 },
        { id: 'wireless-handheld', count: 1, replaces: 'vocal-mic' },
        { id: 'wireless-uplight', count: 1, replaces: 'led-par' },
      ],
      features: [],
    },
  ],
  seo: {
    title: `DJ Decks & Speaker Packages, ${company.city}`,
    description:
      'A controller, an XDJ-RX3 or CDJ-3000s, in one package with speakers, lights and all cables.',
  },
} as const satisfies PackageEntry
