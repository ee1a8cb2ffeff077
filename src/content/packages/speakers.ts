import { company } from '../company'
import { getEquipment } from '../equipment'
import { speakersPicture } from '../pictures'
import type { PackageEntry } from '../schemas/package'

export const speakersPackage = {
  slug: 'speakers',
  name: 'Speakers',
  description:
    'Powered speakers and subwoofers for backyards, halls and marquees, with every cable.',
  image: speakersPicture,
  gel: 'teal',
  crewed: false,
  title: 'Speaker Packages',
  subtitle: 'Speakers for parties, speeches and bands',
  intro: 'Plug in a phone or a laptop and press play, or connect your DJ decks.',
  notes: [
    "You need bigger speakers outdoors. Send us how many guests, where they'll be and how close the neighbours are.",
    "In Horizon the mixing desk comes with 2 DI boxes for keyboards and guitars. Drums and amps aren't in our catalogue, so the band brings its own.",
  ],
  disclaimer: [],
  answerLinks: [
    { text: 'Weekend collection and return', to: '/faq#pickup-and-return' },
    { text: 'What delivery costs', to: '/faq#delivery-and-travel' },
    { text: 'Rain and power', to: '/faq#weather-power-and-space' },
  ],
  addOns: [
    {
      id: 'wireless-microphone',
      text: 'Wireless handheld microphone',
      items: [{ id: 'wireless-handheld', count: 1 }],
    },
    {
      id: 'subwoofers',
      text: 'Two subwoofers for a bigger crowd',
      items: [{ id: 'subwoofer-18', count: 2 }],
      forMoreGuests: true,
    },
    { id: 'dj-controller', text: 'DJ controller', items: [{ id: 'dj-controller', count: 1 }] },
    {
      id: 'turntables',
      text: 'Turntables with a mixer',
      items: [{ id: 'turntable-pair', count: 1 }],
    },
    {
      id: 'instrument-microphones',
      text: 'Microphones for drums or instruments',
      items: [{ id: 'instrument-mic-kit', count: 1 }],
      connectsTo: 'mixing-console',
    },
    {
      id: 'battery-pa',
      text: 'Battery PA for a spot without power',
      items: [{ id: 'battery-pa', count: 1 }],
    },
    {
      id: 'ceremony-speakers',
      text: 'Column speakers for an outdoor ceremony near a power point',
      items: [{ id: 'column-array', count: 1 }],
      outdoorsOnly: true,
    },
    { id: 'technician', text: 'Technician to set up and tune', technician: true },
  ],
  tiers: [
    {
      name: 'Speakers Basic',
      level: 'basic',
      image: getEquipment('powered-speaker-12').image,
      price: 120,
      description: 'A pair of speakers on stands, for music on the patio or in a small hall.',
      guests: 80,
      floorM: { width: 4, depth: 1 },
      items: [{ id: 'powered-speaker-12', count: 2 }],
      features: ['Cable for a phone or laptop', 'All cables'],
    },
    {
      name: 'Speakers Premium',
      level: 'premium',
      image: getEquipment('powered-speaker-15').image,
      price: 180,
      description:
        'Bigger speakers for a full hall or a long backyard, and two microphones for the toasts.',
      guests: 120,
      floorM: { width: 4, depth: 1.5 },
      items: [
        { id: 'powered-speaker-15', count: 1, replaces: 'powered-speaker-12' },
        { id: 'vocal-mic', count: 2 },
        { id: 'mic-stand', count: 2 },
      ],
      features: [],
    },
    {
      name: 'Speakers Diamond',
      level: 'diamond',
      image: getEquipment('subwoofer-18').image,
      price: 220,
      description: 'Adds a subwoofer for guests who want to dance.',
      guests: 150,
      floorM: { width: 5, depth: 1.5 },
      items: [{ id: 'subwoofer-18', count: 1 }],
      features: [],
    },
    {
      name: 'Speakers Horizon',
      level: 'horizon',
      image: getEquipment('pa-tower-28').image,
      price: 400,
      description:
        'Two speaker towers, two subwoofers and a mixing desk, for a DJ or a small band in a large hall.',
      guests: 250,
      floorM: { width: 6, depth: 2.5 },
      items: [
        { id: 'pa-tower-28', count: 1, replaces: 'powered-speaker-15' },
        { id: 'subwoofer-18', count: 2 },
        { id: 'mixing-console', count: 1 },
        { id: 'floor-monitor', count: 2 },
      ],
      features: [],
    },
  ],
  seo: {
    title: `Party Speaker Packages, ${company.city}`,
    description:
      'Party speakers in four sizes: 12-inch and 15-inch pairs, subwoofers and 28-inch towers, with all cables.',
  },
} as const satisfies PackageEntry
