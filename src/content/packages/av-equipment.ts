import { formatBothPrices } from '../../lib/text/money'
import { getRuleGuests } from '../advice/guest-rules'
import { SLIDE_TEXT_POINTS } from '../advice/slide-text'
import { formatItemPrice, getEquipment } from '../equipment'
import { avEquipmentPicture } from '../pictures'
import type { PackageEntry } from '../schemas/package'
import { technician } from '../terms/hire-terms'

const premiumPrice: number = 220

export const avEquipmentPackage = {
  slug: 'av-equipment',
  name: 'AV Equipment',
  description:
    'Projector, microphones and speakers for school nights, trivia and presentations you run yourself.',
  image: avEquipmentPicture,
  gel: 'amber',
  crewed: false,
  title: 'AV Equipment Packages',
  subtitle: 'Projector, microphones and sound you run yourself',
  intro:
    "For school nights, P&C trivia, club meetings and training days. We'll show you how, then you run it.",
  notes: [
    "Email us a photo of the windows and power points, and we'll tell you if it's dark enough for slides and pack the right cables.",
    `With 60 guests, the back row can read 24-point slides. For 120, make it ${SLIDE_TEXT_POINTS}-point or bigger.`,
    `Funerals and memorials: Premium shows your photos and has a microphone for the eulogies, ${formatBothPrices(premiumPrice)}. Bring the photos as a slide show on a laptop. At a graveside without power, a Battery PA reaches up to ${getRuleGuests('speeches', [{ id: 'battery-pa', count: 1 }])} people, ${formatItemPrice('battery-pa')}. If you'd rather not run it, a technician in dark clothes does, from ${formatBothPrices(technician.price)}, and is packed up and gone in 20 minutes. Call us, even at three days' notice.`,
  ],
  disclaimer: [],
  answerLinks: [
    { text: 'Weekend collection and return', to: '/faq#pickup-and-return' },
    { text: 'What delivery costs', to: '/faq#delivery-and-travel' },
    { text: 'Projector and screen hire on its own', to: '/av-hire/projector-screen' },
  ],
  addOns: [
    { id: 'technician', text: 'Technician to set it up and run it', technician: true },
    {
      id: 'instrument-microphones',
      text: 'Instrument microphones for a band',
      items: [{ id: 'instrument-mic-kit', count: 1 }],
      connectsTo: 'mixing-console',
    },
    {
      id: 'spotlights',
      text: 'Two spotlights for the presenter, on a stand',
      items: [
        { id: 'led-par', count: 1 },
        { id: 'lamp-stand', count: 1 },
      ],
    },
    {
      id: 'stage',
      text: 'Stage with steps, built by our crew',
      items: [{ id: 'stage-deck', count: 1 }],
    },
    { id: 'battery-pa', text: 'Battery PA for the foyer', items: [{ id: 'battery-pa', count: 1 }] },
    {
      id: 'floor-monitor',
      text: 'Foldback for a singer',
      items: [{ id: 'floor-monitor', count: 1 }],
      connectsTo: 'mixing-console',
    },
  ],
  tiers: [
    {
      name: 'AV Equipment Basic',
      level: 'basic',
      image: getEquipment('projector-screen').image,
      price: 150,
      description: 'A picture on a screen, for a room with its own sound.',
      guests: 60,
      guestsReason: 'with 24-point slides',
      roomNeeds: 'The room needs its own sound. This tier has no microphone and no speakers.',
      floorM: { width: 3, depth: 4 },
      items: [{ id: 'projector-screen', count: 1 }],
      features: ['HDMI cable with a USB-C adapter, power board'],
    },
    {
      name: 'AV Equipment Premium',
      level: 'premium',
      image: getEquipment('wireless-handheld').image,
      price: premiumPrice,
      description: 'Adds a microphone and sound from your laptop, for a classroom or clubroom.',
      guests: 60,
      floorM: { width: 5.5, depth: 4 },
      items: [
        { id: 'wireless-handheld', count: 1 },
        { id: 'powered-speaker-12', count: 1 },
      ],
      features: ['Audio cable for your laptop'],
    },
    {
      name: 'AV Equipment Diamond',
      level: 'diamond',
      image: getEquipment('mixing-console').image,
      price: 400,
      description: 'A mixing desk and 3 microphones, for a panel or a quiz night.',
      guests: 120,
      floorM: { width: 6.5, depth: 4 },
      items: [
        { id: 'mixing-console', count: 1 },
        { id: 'wireless-handheld-dual', count: 1, replaces: 'wireless-handheld' },
        { id: 'wireless-headset', count: 1 },
        { id: 'powered-speaker-12', count: 2 },
      ],
      features: [],
    },
    {
      name: 'AV Equipment Horizon',
      level: 'horizon',
      image: getEquipment('led-screen').image,
      price: 650,
      description:
        'Adds slim column speakers, and an LED screen for your logo, in the foyer or up on a stage.',
      guests: 120,
      floorM: { width: 7.5, depth: 4 },
      items: [
        { id: 'led-screen', count: 1 },
        { id: 'column-array', count: 1, replaces: 'powered-speaker-12' },
        { id: 'wireless-uplight', count: 1 },
      ],
      features: [],
    },
  ],
  seo: {
    title: 'Projector & Sound for Schools & Clubs',
    description:
      'A projector, microphones and speakers for school nights, trivia, presentations and memorials, in one package.',
  },
} as const satisfies PackageEntry
