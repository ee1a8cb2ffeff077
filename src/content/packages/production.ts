import type { PackageEntry } from '../packages'
import { productionPicture } from '../pictures'
import { getEquipment } from '../equipment'

export const production = {
  slug: 'production',
  name: 'Production',
  description: 'Coloured and moving lights, haze, truss and a stage for school musicals and band nights.',
  image: productionPicture,
  gel: 'rose',
  crewed: false,
  title: 'Production Packages',
  subtitle: 'Lights, haze, truss and a stage to hire',
  intro:
    'For school musicals, band nights, community theatre and parties. The lights change colour automatically or with the music, or you connect them to your own lighting desk. Our crew builds truss and stage. Ask your venue about its smoke alarms before you use haze or fog.',
  disclaimer: [],
  answerLinks: [
    { text: 'Weekend collection and return', to: '/faq#pickup-and-return' },
    { text: 'What delivery costs', to: '/faq#delivery-and-travel' },
  ],
  addOns: [
    { text: 'Technician with a lighting desk' },
    { text: 'Mirror ball with pinspots', item: 'mirror-ball' },
    { text: 'LED screen, built by our crew', item: 'led-screen' },
    { text: 'Cold sparks with an operator', item: 'cold-spark' },
    { text: 'CO2 jet with an operator', item: 'co2-jet' },
    { text: 'Festoon lights for the entrance', item: 'festoon-lights' },
  ],
  tiers: [
    {
      name: 'Production Basic',
      tier: 'basic',
      image: getEquipment('led-par').image,
      price: 350,
      description: 'Coloured light for a small stage or a clubroom.',
      guests: 100,
      floorM: { width: 4, depth: 2 },
      features: ['2 stands for the LED pars', 'All cables'],
    },
    {
      name: 'Production Premium',
      tier: 'premium',
      image: getEquipment('moving-head-wash').image,
      price: 480,
      description: 'Moving lights, and haze to show the beams.',
      guests: 150,
      floorM: { width: 5, depth: 3 },
      features: [],
    },
    {
      name: 'Production Diamond',
      tier: 'diamond',
      image: getEquipment('truss-goalpost').image,
      price: 650,
      description: 'A truss goalpost that lifts the lights above the band, and four narrow beams.',
      guests: 200,
      floorM: { width: 5, depth: 3 },
      features: [],
    },
    {
      name: 'Production Horizon',
      tier: 'horizon',
      image: getEquipment('stage-deck').image,
      price: 800,
      description: 'A 4 × 3 m stage in front of the goalpost, and low fog across it.',
      guests: 200,
      floorM: { width: 6, depth: 5 },
      features: [],
    },
  ],
  comparison: [
    { label: 'Coloured light', items: ['led-par', 'wireless-uplight', 'led-bar'] },
    { label: 'Moving lights', items: ['moving-head-wash', 'moving-head-beam'] },
    { label: 'Haze and fog', items: ['haze-machine', 'low-fog'] },
    { label: 'Truss and stage', items: ['truss-goalpost', 'stage-deck'] },
    { label: 'Cables', values: ['All', 'All', 'All', 'All'] },
  ],
  seo: {
    title: 'Lighting & Stage Hire Packages, Sydney',
    description: 'LED pars, moving lights, haze, truss and a stage for school musicals and band nights, for 24 hours.',
  },
} as const satisfies PackageEntry
