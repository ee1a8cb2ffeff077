import { formatBothPrices, formatCrewPrice } from '../../lib/money'
import type { CategoryPage } from '../category-page'
import { type EquipmentId, formatItemPrice, getEquipment } from '../equipment'
import { getScreen } from '../guest-rules'
import { corporate } from '../packages/corporate'
import { liveMusicProductionPicture } from '../pictures'

const crewPrice = (id: EquipmentId) => formatCrewPrice(getEquipment(id).crewFrom ?? 0)
const [, , tierWithLedWall] = corporate.tiers
const stage = getEquipment('stage-deck')

export const productionPage: CategoryPage = {
  title: 'Stage and projector hire in Sydney',
  intro:
    'A stage, a truss (a metal frame for lights), an LED screen or a projector. You can set up the projector yourself. Our crew builds the rest.',
  image: liveMusicProductionPicture,
  setups: {
    intro: "Think of the back row. They want to read the slides and see who's on stage.",
    list: [
      {
        title: 'Slides for seated guests',
        purpose: 'slides',
        tooMany: `You need a ${tierWithLedWall.screenM.width} m LED wall. It comes with a stage and our crew in ${tierWithLedWall.name}, from ${formatBothPrices(tierWithLedWall.price)}.`,
      },
      { title: 'A band or a school show', purpose: 'lights', alsoItems: ['stage-deck'] },
    ],
  },
  questions: [
    {
      id: 'projector-or-led',
      question: 'Projector or LED screen?',
      answer: [
        `If people have to read your slides, take the projector for ${formatItemPrice('projector-screen')}. It suits ${getScreen('projector-screen').guests} seated guests, with the lights down. The LED screen stays bright with the curtains open. It's for logos and pictures, and suits about ${getScreen('led-screen').guests} guests.`,
      ],
    },
    {
      id: 'stage-size',
      question: 'How big is the stage?',
      answer: [
        `It's ${stage.sizeMm.width / 1000} × ${stage.sizeMm.depth / 1000} m and ${stage.sizeMm.height} mm high, with steps and handrails. There's room for a 4-piece band or a panel of 6. We can build other shapes too.`,
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
        `The stage costs ${formatItemPrice('stage-deck')}, ${crewPrice('stage-deck')}. The truss costs ${formatItemPrice('truss-goalpost')}, ${crewPrice('truss-goalpost')}. The LED screen costs ${formatItemPrice('led-screen')}, ${crewPrice('led-screen')}.`,
        "The crew price covers building it and taking it down. We'll quote delivery to your address.",
      ],
    },
  ],
  seo: {
    title: 'Stage, Screen & Projector Hire Sydney',
    description: `Projector and screen hire in Sydney, ${formatItemPrice('projector-screen')} for 24 hours. Stages, trusses and LED screens too, built by our crew.`,
  },
}
