import ledScreenPicture from '../../../pictures/equipment/led-screen.webp?picture'
import mixingConsolePicture from '../../../pictures/equipment/mixing-console.webp?picture'
import projectorScreenPicture from '../../../pictures/equipment/projector-screen.webp?picture'
import wirelessHandheldPicture from '../../../pictures/equipment/wireless-handheld.webp?picture'
import avEquipmentPicture from '../../../pictures/packages/av-equipment.webp?picture'
import type { PackageEntry } from '../packages'

export const avEquipment = {
  slug: 'av-equipment',
  name: 'AV Equipment',
  description: 'Projector, microphones and speakers for talks, school nights and trivia that you run yourself.',
  image: avEquipmentPicture,
  gel: 'amber',
  crewed: false,
  title: 'AV Equipment Packages',
  subtitle: 'Projector, microphones and sound that you run yourself',
  intro:
    'For school nights, trivia, club meetings and training days. You connect your laptop and run everything yourself, and we show you how when you collect it or we deliver it. Send us a photo of the room with its windows and power points, and we pack cables of the right length.',
  disclaimer: [],
  answerLinks: [
    { text: 'Weekend collection and return', to: '/faq#pickup-and-return' },
    { text: 'What delivery costs', to: '/faq#delivery-and-travel' },
  ],
  addOns: [
    { text: 'Technician to set up and run the day' },
    { text: 'Instrument microphones for a band', item: 'instrument-mic-kit' },
    { text: 'Two spotlights for the presenter', item: 'led-par' },
    { text: 'Stage with steps, built by our crew', item: 'stage-deck' },
    { text: 'Battery PA for the foyer', item: 'battery-pa' },
    { text: 'Floor monitor for a singer', item: 'floor-monitor' },
  ],
  tiers: [
    {
      name: 'AV Equipment Basic',
      tier: 'basic',
      image: projectorScreenPicture,
      price: 150,
      description: 'A picture on a screen, for a room that has its own sound.',
      guests: 60,
      floorM: { width: 3, depth: 5 },
      features: ['HDMI cable and power board'],
    },
    {
      name: 'AV Equipment Premium',
      tier: 'premium',
      image: wirelessHandheldPicture,
      price: 220,
      description: 'Adds a microphone and sound from your laptop, for a classroom or a clubroom.',
      guests: 60,
      floorM: { width: 4, depth: 5 },
      features: ['Audio cable for your laptop'],
    },
    {
      name: 'AV Equipment Diamond',
      tier: 'diamond',
      image: mixingConsolePicture,
      price: 400,
      description: 'A mixing desk and 3 microphones, for a panel, a quiz or a presentation night.',
      guests: 120,
      floorM: { width: 5, depth: 5 },
      features: [],
    },
    {
      name: 'AV Equipment Horizon',
      tier: 'horizon',
      image: ledScreenPicture,
      price: 650,
      description: 'Adds an LED screen for your logo or live camera beside the slides, and slim column speakers.',
      guests: 120,
      floorM: { width: 7, depth: 5 },
      features: [],
    },
  ],
  comparison: [
    { label: 'Slides', items: ['projector-screen'] },
    { label: 'Logo or live camera', items: ['led-screen'] },
    { label: 'HDMI cable', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
    { label: 'Sound from your laptop', values: ['', 'Yes', 'Yes', 'Yes'] },
    { label: 'Speakers', items: ['powered-speaker-12', 'column-array'] },
    { label: 'Microphones', items: ['wireless-handheld', 'wireless-handheld-dual', 'wireless-headset'] },
    { label: 'Mixing desk', items: ['mixing-console'] },
    { label: 'Lights', items: ['wireless-uplight'] },
  ],
  seo: {
    title: 'AV Equipment Hire Packages, Sydney',
    description: 'Projector, microphones, mixing desk and speakers for talks, trivia and school nights, for 24 hours.',
  },
} as const satisfies PackageEntry
