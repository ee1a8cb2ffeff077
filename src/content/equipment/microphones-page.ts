import karaokePicture from '../../../pictures/services/karaoke.webp?picture'
import type { CategoryPage } from '../category-pages'
import { formatItemPrice, getEquipment } from '../equipment'

export const microphonesPage: CategoryPage = {
  title: 'Microphone hire in Sydney',
  intro:
    'Wired, wireless and headset microphones, with stands, cables and fresh batteries. One wireless handheld does most speeches. Take a wired one as the spare.',
  image: { ...karaokePicture, alt: 'Two microphones in front of a lyric screen and neon shapes' },
  setups: {
    intro:
      "A microphone needs a speaker. If your venue has its own, skip ours. If it doesn't, here's both, sized for speeches indoors.",
    list: [
      { title: 'One person talking', purpose: 'speeches', alsoItems: ['wireless-handheld'] },
      { title: 'An MC and questions', purpose: 'speeches', alsoItems: ['wireless-handheld-dual'] },
    ],
  },
  questions: [
    {
      id: 'wireless-or-wired',
      question: 'Wireless or wired?',
      answer: [
        `Wireless if it moves, wired if it stays on a stand. A wireless handheld costs ${formatItemPrice('wireless-handheld')}. A wired microphone costs ${formatItemPrice('vocal-mic')} and never goes flat.`,
      ],
    },
    {
      id: 'handheld-or-headset',
      question: 'Handheld, headset or lapel?',
      answer: [
        `A handheld for toasts, because anyone can use one. A headset for a celebrant, a presenter or a fitness class, because it leaves both hands free. It costs ${formatItemPrice('wireless-headset')}, and there's a lapel microphone in the same box.`,
      ],
    },
    {
      id: 'batteries',
      question: 'How long do the batteries last?',
      answer: [
        `Up to ${getEquipment('wireless-handheld').batteryHours} hours. Our handhelds come with fresh batteries and a spare set.`,
      ],
    },
    {
      id: 'mixing-desk',
      question: 'Do I need a mixing desk?',
      answer: [
        `Not for one or two. They plug straight into a powered speaker. For a panel or a band, add the ${getEquipment('mixing-console').name} for ${formatItemPrice('mixing-console')}.`,
      ],
    },
  ],
  seo: {
    title: 'Microphone Hire Sydney',
    description: `Wireless, headset and wired microphone hire in Sydney for 24 hours. Wireless handheld ${formatItemPrice('wireless-handheld')}.`,
  },
}
