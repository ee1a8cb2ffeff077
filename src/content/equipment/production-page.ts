import stagingPicture from '../../../pictures/heroes/staging.webp?picture'
import { formatBothPrices } from '../../lib/text/money'
import { getRuleGuests } from '../advice/guest-rules'
import { danceFloorRule } from '../advice/room-rules'
import { SLIDE_TEXT_POINTS } from '../advice/slide-text'
import { company } from '../company'
import { formatItemPrice, formatItemTotal, getEquipment } from '../equipment'
import { corporatePackage } from '../packages/corporate'
import type { CategoryPage } from '../schemas/category-page'

const [, , smallerWall, largerWall] = corporatePackage.tiers
const stage = getEquipment('stage-deck')
const danceFloor = getEquipment('dance-floor')
const danceFloorM = { width: danceFloor.sizeMm.width / 1000, depth: danceFloor.sizeMm.depth / 1000 }

export const productionPage: CategoryPage = {
  title: `Stage and production hire in ${company.city}`,
  intro:
    'A stage, a dance floor, a truss (a metal frame for lights), an LED screen or a projector. You can set up the projector and the lectern yourself, and our crew builds the rest.',
  image: {
    ...stagingPicture,
    alt: 'Stage with steps and an LED screen, under a truss with moving lights',
  },
  setups: {
    intro:
      'Stand at the back of your room. Could you read a slide from there, and see the singer? The LED pars on stands light the faces.',
    list: [
      { title: 'Slides for seated guests', purpose: 'slides' },
      {
        title: 'A band or a school show',
        purpose: 'lights',
        // Moving lights in haze light the air, and the pars light the faces.
        alsoItems: [
          { id: 'stage-deck', count: 1 },
          { id: 'led-par', count: 2 },
          { id: 'lamp-stand', count: 2 },
        ],
      },
    ],
  },
  questions: [
    {
      id: 'projector-or-led',
      question: 'Projector or LED screen?',
      answer: [
        `If people have to read your slides, take the projector for ${formatItemPrice('projector-screen')}. It suits ${getRuleGuests('slides', [{ id: 'projector-screen', count: 1 }])} seated guests with the lights down, if your text is ${SLIDE_TEXT_POINTS}-point or bigger. Two of them, one on each side, suit ${getRuleGuests('slides', [{ id: 'projector-screen', count: 2 }])}. The LED screen stays bright with the curtains open. It's for logos and photos, and suits about ${getRuleGuests('slides', [{ id: 'led-screen', count: 1 }])} guests.`,
        `For slides in a bright room, ask for an LED wall. It comes with a stage and our crew: ${smallerWall.screenM.width} m wide in ${smallerWall.name}, for up to ${smallerWall.guests} guests, from ${formatBothPrices(smallerWall.price)}, or ${largerWall.screenM.width} m in ${largerWall.name}, for up to ${largerWall.guests}, from ${formatBothPrices(largerWall.price)}.`,
      ],
      links: [{ text: 'Projector and screen hire', to: '/av-hire/projector-screen' }],
    },
    {
      id: 'stage-size',
      question: 'How big is the stage?',
      answer: [
        `It's ${stage.sizeMm.width / 1000} × ${stage.sizeMm.depth / 1000} m and ${stage.sizeMm.height} mm high, with steps and handrails. There's room for a 4-piece band or a panel of four. We can build other shapes too, and quote a wheelchair ramp, which takes about 10 m of floor.`,
      ],
    },
    {
      id: 'dance-floor-size',
      question: 'How big a dance floor do I need?',
      answer: [
        `Take one floor of ${danceFloorM.width} × ${danceFloorM.depth} m for every ${danceFloorRule.guests} guests, because about half of them dance at once.`,
      ],
    },
    {
      id: 'ceiling',
      question: 'How high does the ceiling have to be?',
      answer: [
        `At least ${getEquipment('projector-screen').ceilingM} m for the projector screen, ${stage.ceilingM} m for the stage and ${getEquipment('truss-goalpost').ceilingM} m for the truss. Measure to the lowest beam or fan.`,
      ],
    },
    {
      id: 'crew',
      question: 'What does the crew cost?',
      answer: [
        `The stage costs ${formatItemPrice('stage-deck')}. The truss costs ${formatItemPrice('truss-goalpost')}. The LED screen costs ${formatItemPrice('led-screen')}. A dance floor costs ${formatItemPrice('dance-floor')}.`,
        'The crew brings and builds whatever you hire, and takes it down again.',
      ],
    },
  ],
  seo: {
    title: `Stage, Truss & Production Hire ${company.city}`,
    description: `Stages, dance floors, trusses and LED screens to hire in ${company.city}, built by our crew. A projector and screen you set up yourself is ${formatItemTotal('projector-screen')}.`,
  },
}
