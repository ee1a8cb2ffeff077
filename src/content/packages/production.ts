import productionBasicPicture from '../../../pictures/scenes/production-basic.webp?picture'
import productionDiamondPicture from '../../../pictures/scenes/production-diamond.webp?picture'
import productionHorizonPicture from '../../../pictures/scenes/production-horizon.webp?picture'
import productionPremiumPicture from '../../../pictures/scenes/production-premium.webp?picture'
import { company } from '../company'
import type { PackageEntry } from '../schemas/package'
import { WIND_LIMIT_KMH } from '../terms/hire-terms'

const basicScene = {
  ...productionBasicPicture,
  alt: 'Singer at a microphone and a drummer in a brick hall lit red and amber, with two lamps on a stand at each side and three light bars on the floor',
}

const premiumScene = {
  ...productionPremiumPicture,
  alt: 'Singer and drummer in a brick hall, under the wide amber beams of two moving lights that meet in the haze',
}

const diamondScene = {
  ...productionDiamondPicture,
  alt: 'Singer at a microphone and a drummer in front of a truss goalpost, with four narrow white beams from its crossbar',
}

const horizonScene = {
  ...productionHorizonPicture,
  alt: 'Singer at a microphone and a drummer on a stage with low fog across it, under the white beams of a truss goalpost',
}

export const productionPackage = {
  slug: 'production',
  name: 'Production',
  description: 'Coloured and moving lights, haze and a stage for band nights, theatre and parties.',
  image: diamondScene,
  scenes: [basicScene, premiumScene, diamondScene, horizonScene],
  gel: 'rose',
  crewed: false,
  title: 'Lighting & Stage Packages',
  subtitle: 'Lights, haze and a stage to hire',
  intro:
    'For band nights and parties, where the lights run themselves or follow the music. A musical also needs a technician with a lighting desk.',
  notes: [
    'You can connect the lights to your own lighting desk.',
    "Sound is extra, and the instruments in the pictures are the band's own. Haze and fog can set off smoke alarms: your venue decides if you may use them.",
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
      image: basicScene,
      price: 350,
      description: 'Coloured light for a small stage or a clubroom.',
      guests: 100,
      floorM: { width: 4, depth: 2 },
      items: [
        { id: 'led-par', count: 2 },
        { id: 'lamp-stand', count: 2 },
        { id: 'wireless-uplight', count: 1 },
        { id: 'led-bar', count: 1 },
      ],
      features: ['All cables'],
    },
    {
      name: 'Production Premium',
      level: 'premium',
      image: premiumScene,
      price: 480,
      description:
        'Two moving lights, with haze to show the beams. The four pars on stands light the faces.',
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
      image: diamondScene,
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
      image: horizonScene,
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
