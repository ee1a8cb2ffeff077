import { formatCrewPrice } from '../../lib/money'
import type { CategoryPage } from '../category-page'
import { formatItemPrice, getEquipment } from '../equipment'
import { functionsHorizonPicture } from '../pictures'

const sparks = getEquipment('cold-spark')

export const sfxPage: CategoryPage = {
  title: 'Smoke machine and effects hire in Sydney',
  intro:
    'Haze for light beams, low fog for a first dance, cold sparks and a CO2 jet. You run the haze and the fog. Our operator runs the sparks and the jet. Ask your venue before you book any of them.',
  image: functionsHorizonPicture,
  setups: {
    intro: 'One haze machine fills a hall. For a bigger crowd, you need more lights.',
    list: [{ title: 'Beams in haze', purpose: 'lights', including: 'haze-machine' }],
  },
  questions: [
    {
      id: 'smoke-alarm',
      question: 'Will it set off the smoke alarm?',
      answer: [
        "It can, so ask your venue before you book. It may need to isolate its alarms, and may charge for that. If the answer's no, spend the money on lights.",
      ],
    },
    {
      id: 'haze-or-fog',
      question: 'Haze or low fog?',
      answer: [
        `Haze hangs in the air and shows the light beams. It costs ${formatItemPrice('haze-machine')}. Low fog stays at your ankles for a first dance and is gone in minutes. It costs ${formatItemPrice('low-fog')}.`,
      ],
    },
    {
      id: 'sparks-indoors',
      question: 'Can we have cold sparks indoors?',
      answer: [
        `Yes, if your venue agrees in writing. You need a ceiling of at least ${sparks.ceilingM} m and ${sparks.clearanceM} m clear all round. A pair costs ${formatItemPrice('cold-spark')}, ${formatCrewPrice(sparks.crewFrom ?? 0)}. If you're in a marquee, they stay outside.`,
      ],
    },
    {
      id: 'power',
      question: 'Does it need its own power point?',
      answer: [
        `Low fog does. It draws ${getEquipment('low-fog').watts} W, so plug the DJ in somewhere else. Haze only draws ${getEquipment('haze-machine').watts} W.`,
      ],
    },
  ],
  seo: {
    title: 'Smoke Machine & Effects Hire Sydney',
    description: `Haze, low fog, cold sparks and CO2 jets to hire in Sydney for 24 hours. Haze machine ${formatItemPrice('haze-machine')}.`,
  },
}
