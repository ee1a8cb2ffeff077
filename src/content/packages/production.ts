import productionBasicScene from '../../../pictures/scenes/production-basic.webp?picture'
import productionDiamondScene from '../../../pictures/scenes/production-diamond.webp?picture'
import productionHorizonScene from '../../../pictures/scenes/production-horizon.webp?picture'
import productionPremiumScene from '../../../pictures/scenes/production-premium.webp?picture'
import { company } from '../company'
import { getEquipment } from '../equipment'
import { productionPicture } from '../pictures'
import type { PackageEntry } from '../schemas/package'
import { WIND_LIMIT_KMH } from '../terms/hire-terms'

export const productionPackage = {
  slug: 'production',
  name: 'Production',
  description: 'Coloured and moving lights, haze and a stage for band nights, theatre and parties.',
  image: productionPicture,
  scenes: [
    {
      ...productionBasicScene,
      alt: 'Brick hall with a drum kit and amps, pink light up the wall, two lamps on a stand at each side and three light bars on the floor',
    },
    {
      ...productionPremiumScene,
      alt: 'Drum kit and amps in a brick hall lit pink, with two moving lights on the floor whose wide beams meet in the haze',
    },
    {
      ...productionDiamondScene,
      alt: 'Drum kit in front of a truss goalpost in a brick hall, with four narrow blue beams from its crossbar',
    },
    {
      ...productionHorizonScene,
      alt: 'Drums and amps on a stage in front of a truss goalpost, with low fog across it and blue beams above',
    },
  ],
  gel: 'rose',
  crewed: false,
  title: 'Lighting & Stage Packages',
  subtitle: 'Lights, haze and a stage to hire',
  intro:
    'For band nights and parties, where the lights run themselves or follow the music. A musical also needs a technician with a lighting desk.',
  notes: [
    'You can connect the lights to your own lighting desk.',
    "Sound is extra, and the instruments in the photos are the band's own. Haze and fog can set off smoke alarms: your venue decides if you may use them.",
    `Outdoors, the truss needs ballast and one of our crew, which we quote, and stays down if gusts over ${WIND_LIMIT_KMH} km/h are forecast.`,
  ],
  disclaimer: [],
  answerLinks: [
    { text: 'Weekend collection and return', to: '/faq#pickup-and-return' },
    { text: 'What delivery costs', to: '/faq#delivery-and-travel' },
    { text: 'Rain, power and ceiling height', to: '/faq#weather-power-and-space' },
  ],
  addOns: [
    {
      id: 'technician',
      text: 'Technician to run the lights, lighting desk extra',
      technician: true,
    },
    {
      id: 'mirror-ball',
      text: 'Mirror ball with pinspots',
      items: [{ id: 'mirror-ball', count: 1 }],
    },
    {
      id: 'led-screen',
      text: 'LED screen, built by our crew',
      items: [{ id: 'led-screen', count: 1 }],
    },
    {
      id: 'cold-sparks',
      text: 'Cold sparks outdoors, with an operator',
      items: [{ id: 'cold-spark', count: 1 }],
      outdoorsOnly: true,
    },
    {
      id: 'co2-jet',
      text: 'CO2 jet outdoors, with an operator',
      items: [{ id: 'co2-jet', count: 1 }],
      outdoorsOnly: true,
    },
    {
      id: 'festoon-lights',
      text: 'Festoon lights for the entrance',
      items: [{ id: 'festoon-lights', count: 1 }],
    },
  ],
  tiers: [
    {
      name: 'Production Basic',
      level: 'basic',
      image: getEquipment('led-par').image,
      price: 350,
      description: 'Coloured light for a small stage or a clubroom.',
      guests: 100,
      floorM: { width: 4, depth: 2 },
      items: [
        { id: 'led-par', count: 2 },
        { id: 'wireless-uplight', count: 1 },
        { id: 'led-bar', count: 1 },
      ],
      features: ['2 stands for the LED pars', 'All cables'],
    },
    {
      name: 'Production Premium',
      level: 'premium',
      image: getEquipment('moving-head-wash').image,
      price: 480,
      description:
        'Moving lights with haze to show the beams, beside the four pars on two stands, which light the faces.',
      guests: 150,
      floorM: { width: 5, depth: 3 },
      items: [
        { id: 'moving-head-wash', count: 2 },
        { id: 'haze-machine', count: 1 },
      ],
      features: [],
    },
    {
      name: 'Production Diamond',
      level: 'diamond',
      image: getEquipment('truss-goalpost').image,
      price: 650,
      description: 'A truss goalpost to hang the lights behind the band, and four narrow beams.',
      guests: 200,
      floorM: { width: 5, depth: 3 },
      items: [
        { id: 'truss-goalpost', count: 1 },
        { id: 'moving-head-beam', count: 4 },
      ],
      features: [],
    },
    {
      name: 'Production Horizon',
      level: 'horizon',
      image: getEquipment('stage-deck').image,
      price: 800,
      description: 'A 4 × 3 m stage in front of the goalpost, and low fog across it.',
      guests: 200,
      floorM: { width: 6, depth: 5 },
      items: [
        { id: 'stage-deck', count: 1 },
        { id: 'low-fog', count: 1 },
      ],
      features: [],
    },
  ],
  seo: {
    title: `Band & Theatre Lighting Packages, ${company.city}`,
    description:
      'LED pars, moving lights, haze, truss and a stage for band nights, theatre and parties.',
  },
} as const satisfies PackageEntry
