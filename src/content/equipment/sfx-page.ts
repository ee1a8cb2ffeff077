import effectsPicture from '../../../pictures/heroes/effects.webp?picture'
import { company } from '../company'
import { formatItemPrice, formatItemTotal, getEquipment } from '../equipment'
import type { CategoryPage } from '../schemas/category-page'
import { hazeAndAsthma } from './item-need-texts'

const sparks = getEquipment('cold-spark')

export const sfxPage: CategoryPage = {
  title: `Haze, fog and effects hire in ${company.city}`,
  intro:
    'Haze for light beams, low fog for a first dance, cold sparks and a CO2 jet. You run the haze and the fog, and our operator runs the sparks and the jet. Ask your venue before you book any of them.',
  image: {
    ...effectsPicture,
    alt: 'Haze machine, two cold sparks, a CO2 jet and a low fog machine',
  },
  setups: {
    intro:
      'One haze machine fills an ordinary hall. For a bigger crowd you need more lights, not more haze.',
    list: [{ title: 'Beams in haze', purpose: 'lights', including: 'haze-machine' }],
  },
  questions: [
    {
      id: 'smoke-alarm',
      question: 'Will it set off the smoke alarm?',
      answer: [
        'It can. Your venue may need to isolate its smoke alarms, and may charge for that, so ask before you book. If the answer is no, spend the money on lights.',
      ],
    },
    {
      id: 'haze-or-fog',
      question: 'Haze or low fog?',
      answer: [
        `Haze hangs in the air and shows the light beams, for ${formatItemPrice('haze-machine')}. Low fog stays at your ankles for a first dance and is gone in minutes, for ${formatItemPrice('low-fog')}. Neither makes the thick cloud of a smoke machine. ${hazeAndAsthma}`,
      ],
    },
    {
      id: 'sparks-indoors',
      question: 'Can we have cold sparks indoors?',
      answer: [
        `Yes, if your venue agrees in writing. You need a ceiling of at least ${sparks.ceilingM} m and ${sparks.clearanceM} m clear all round. A pair costs ${formatItemPrice('cold-spark')}. If you're in a marquee, they stay outside.`,
      ],
    },
    {
      id: 'sparks-outdoors',
      question: 'Can we have cold sparks outdoors?',
      answer: [
        `Yes, with ${sparks.clearanceM} m clear all round on paving or sand, and your venue's agreement in writing. On council land you need the council's too. They never go off in wind, on dry grass or on a day of total fire ban, and our operator brings an extinguisher.`,
      ],
    },
    {
      id: 'power',
      question: 'Does it need its own power circuit?',
      answer: [
        `Low fog does. It draws ${getEquipment('low-fog').watts} W, so plug the DJ in on another circuit. Haze only draws ${getEquipment('haze-machine').watts} W.`,
      ],
    },
  ],
  seo: {
    title: `Haze, Fog & Effects Hire ${company.city}`,
    description: `Haze, low fog, cold sparks and CO2 jets to hire in ${company.city} for 24 hours. Haze machine ${formatItemTotal('haze-machine')}.`,
  },
}
