import { formatBothPrices, formatCrewPrice } from '../../lib/money'
import type { CategoryPage } from '../category-pages'
import { formatItemPrice, getEquipment } from '../equipment'
import { djEquipment } from '../packages/dj-equipment'
import { functions } from '../packages/functions'
import { djEquipmentPicture } from '../pictures'
import { djHire } from '../services/dj-hire'

const [smallestPackage] = djEquipment.tiers
const booth = getEquipment('led-dj-booth')

export const djEquipmentPage: CategoryPage = {
  title: 'DJ equipment hire in Sydney',
  intro:
    "Decks, mixers, turntables and an LED booth for DJs who bring their own music. Tell us if you play from USB sticks, a laptop or vinyl, and we'll pack the right gear.",
  image: djEquipmentPicture,
  setups: {
    intro: "Decks need speakers. Here's the whole set for a dance floor indoors. You bring the table and the music.",
    list: [
      { title: 'You play from a laptop', purpose: 'dancing', alsoItems: ['dj-controller'] },
      { title: 'You play from USB sticks', purpose: 'dancing', alsoItems: ['xdj-xz'] },
    ],
  },
  questions: [
    {
      id: 'which-decks',
      question: 'Which decks should I hire?',
      answer: [
        `From a laptop, the DJ Controller at ${formatItemPrice('dj-controller')}. From USB sticks, the XDJ-XZ at ${formatItemPrice('xdj-xz')}. If your DJ asks for CDJs, it's the CDJ-3000 Set at ${formatItemPrice('cdj-3000-set')}.`,
      ],
    },
    {
      id: 'table',
      question: 'Does it come with a table?',
      answer: [
        `No, so bring one that doesn't wobble. The XDJ-XZ is ${getEquipment('xdj-xz').sizeMm.width} mm wide, the CDJ-3000 Set ${getEquipment('cdj-3000-set').sizeMm.width} mm.`,
        `If you'd like it to look the part, hire the LED DJ Booth for ${formatItemPrice('led-dj-booth')}, ${formatCrewPrice(booth.crewFrom ?? 0)}. Our crew builds it.`,
      ],
    },
    {
      id: 'package',
      question: 'Is a package cheaper?',
      answer: [
        `Often. ${smallestPackage.name} has a controller, two speakers, a microphone and lights from ${formatBothPrices(smallestPackage.price)}. If you only need decks, hire only decks.`,
      ],
      link: { text: 'Compare the packages', to: '/packages' },
    },
    {
      id: 'with-a-dj',
      question: 'Can you send a DJ too?',
      answer: [
        `Yes. A DJ through your venue's speakers starts at ${formatBothPrices(djHire.startingFrom)} for ${djHire.scope.hours} hours. With our speakers and lights, it's ${functions.tiers[0].name} from ${formatBothPrices(functions.tiers[0].price)}.`,
      ],
    },
  ],
  seo: {
    title: 'DJ Equipment Hire Sydney',
    description: `DJ decks, CDJs, controllers and booths to hire in Sydney for 24 hours, cables included. XDJ-XZ ${formatItemPrice('xdj-xz')}.`,
  },
}
