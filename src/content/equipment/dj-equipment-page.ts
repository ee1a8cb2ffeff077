import djEquipmentPicture from '../../../pictures/heroes/dj-equipment.webp?picture'
import { formatBothPrices } from '../../lib/text/money'
import { company } from '../company'
import { formatItemPrice, formatItemTotal, getEquipment } from '../equipment'
import { djEquipmentPackage } from '../packages/dj-equipment'
import { functionsPackage } from '../packages/functions'
import type { CategoryPage } from '../schemas/category-page'
import { djHire } from '../services/dj-hire'

const [smallestPackage] = djEquipmentPackage.tiers

export const djEquipmentPage: CategoryPage = {
  title: `DJ equipment hire in ${company.city}`,
  intro:
    'Decks, mixers, turntables and an LED booth for DJs who bring their own music, on USB sticks, a laptop or vinyl.',
  image: { ...djEquipmentPicture, alt: 'Turntables, two DJ controllers, a laptop and a mixer' },
  setups: {
    intro: 'Decks and speakers together, for dancing indoors. You bring the table and the music.',
    list: [
      {
        title: 'You play from a laptop',
        purpose: 'dancing',
        alsoItems: [{ id: 'dj-controller', count: 1 }],
      },
      {
        title: 'You play from USB sticks',
        purpose: 'dancing',
        alsoItems: [{ id: 'xdj-xz', count: 1 }],
      },
    ],
  },
  questions: [
    {
      id: 'which-decks',
      question: 'Which decks should I hire?',
      answer: [
        `If you play from a laptop, take the DJ Controller for ${formatItemPrice('dj-controller')}, with rekordbox or Serato. For USB sticks, take the XDJ-XZ for ${formatItemPrice('xdj-xz')}. If your DJ asks for CDJs, you want the CDJ-3000 Set for ${formatItemPrice('cdj-3000-set')}.`,
      ],
    },
    {
      id: 'table',
      question: 'Does it come with a table?',
      answer: [
        `No, so bring one that doesn't wobble. The XDJ-XZ is ${getEquipment('xdj-xz').sizeMm.width} mm wide and the CDJ-3000 Set is ${getEquipment('cdj-3000-set').sizeMm.width} mm.`,
        `If you'd like it to look the part, hire the LED DJ Booth, ${formatItemPrice('led-dj-booth')}. Our crew builds it.`,
      ],
    },
    {
      id: 'package',
      question: 'Is a package cheaper?',
      answer: [
        `Often. ${smallestPackage.name} has a controller, two speakers, a microphone and lights from ${formatBothPrices(smallestPackage.price)}.`,
      ],
      links: [{ text: 'Compare the packages', to: '/packages' }],
    },
    {
      id: 'with-a-dj',
      question: 'Can you send a DJ too?',
      answer: [
        `Yes. A DJ through your venue's speakers starts at ${formatBothPrices(djHire.startingFrom)} for ${djHire.scope.hours} hours. If you need speakers and lights too, it's ${functionsPackage.tiers[0].name} from ${formatBothPrices(functionsPackage.tiers[0].price)}.`,
      ],
    },
  ],
  seo: {
    title: `DJ Equipment Hire ${company.city}`,
    description: `DJ decks, CDJs, controllers and booths to hire in ${company.city} for 24 hours, cables included. XDJ-XZ ${formatItemTotal('xdj-xz')}.`,
  },
}
