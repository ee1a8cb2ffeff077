import { company } from '../company'
import { formatItemPrice, formatItemTotal, getEquipment } from '../equipment'
import type { CategoryPage } from '../schemas/category-page'

export const microphonesPage: CategoryPage = {
  title: `Microphone hire in ${company.city}`,
  intro:
    'Wired, wireless and headset microphones, from one for a speech to twelve radio mics for a school musical. Cables and fresh batteries are included. For most speeches one wireless handheld is all you need, with a wired one as a spare.',
  image: getEquipment('vocal-mic').image,
  setups: {
    intro: 'Each set has a speaker too, sized for speeches indoors.',
    list: [
      {
        title: 'One person talking',
        purpose: 'speeches',
        alsoItems: [{ id: 'wireless-handheld', count: 1 }],
      },
      {
        title: 'An MC and questions',
        purpose: 'speeches',
        alsoItems: [{ id: 'wireless-handheld-dual', count: 1 }],
      },
    ],
  },
  questions: [
    {
      id: 'wireless-or-wired',
      question: 'Wireless or wired?',
      answer: [
        `If it gets passed around, take a wireless handheld for ${formatItemPrice('wireless-handheld')}. If it stays on a stand, take a wired one for ${formatItemPrice('vocal-mic')}. It never goes flat.`,
      ],
    },
    {
      id: 'handheld-or-headset',
      question: 'Handheld, headset or lapel?',
      answer: [
        `Take a handheld for toasts, because anyone can use one. Celebrants and presenters like a headset, which leaves both hands free. It costs ${formatItemPrice('wireless-headset')}, and there's a lapel microphone in the same box.`,
      ],
    },
    {
      id: 'batteries',
      question: 'How long do the batteries last?',
      answer: [
        `Up to ${getEquipment('wireless-handheld').batteryHours} hours. Our handhelds and headsets come with fresh batteries and a spare set.`,
      ],
    },
    {
      id: 'mixing-desk',
      question: 'Do I need a mixing desk?',
      answer: [
        `Not for one or two microphones, which plug straight into a powered speaker. For a panel or a band, add the ${getEquipment('mixing-console').name} for ${formatItemPrice('mixing-console')}.`,
      ],
    },
  ],
  seo: {
    title: `Microphone Hire ${company.city}`,
    description: `Wireless, headset and wired microphone hire in ${company.city} for 24 hours. Wireless handheld ${formatItemTotal('wireless-handheld')}.`,
  },
}
