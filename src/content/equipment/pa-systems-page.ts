import paSystemsPicture from '../../../pictures/heroes/pa-systems.webp?picture'
import { formatTotal } from '../../lib/text/money'
import { getRuleGuests } from '../advice/guest-rules'
import { company } from '../company'
import { formatItemPrice, formatItemTotal, getEquipment } from '../equipment'
import type { CategoryPage } from '../schemas/category-page'
import { HIRE_HOURS } from '../terms/hire-terms'
import { quotedFrom } from '../terms/quoted-prices'

export const paSystemsPage: CategoryPage = {
  title: `PA system hire in ${company.city}`,
  intro:
    "Speakers, subwoofers, a battery PA and a mixing desk, with every cable. Plug in a phone, a laptop or a microphone and you're ready. If your venue has a decent system, use it and save the money.",
  image: {
    ...paSystemsPicture,
    alt: 'Battery speaker, floor monitor, two stacks on subwoofers, column speakers and a mixing desk',
  },
  setups: {
    intro:
      "You need bigger speakers for dancing than for speeches. These are the smallest sets that'll do the job indoors.",
    list: [
      { title: 'For dancing', purpose: 'dancing' },
      { title: 'For speeches', purpose: 'speeches' },
    ],
  },
  questions: [
    {
      id: 'what-size',
      question: 'What size PA do I need?',
      answer: [
        `Count your guests and ask if they'll dance. Indoors, two 12-inch speakers suit ${getRuleGuests('dancing', [{ id: 'powered-speaker-12', count: 2 }])} people dancing, or ${getRuleGuests('speeches', [{ id: 'powered-speaker-12', count: 2 }])} listening to a speech. The 15-inch pair suits ${getRuleGuests('dancing', [{ id: 'powered-speaker-15', count: 1 }])} dancing, and two subwoofers take it to ${getRuleGuests(
          'dancing',
          [
            { id: 'powered-speaker-15', count: 1 },
            { id: 'subwoofer-18', count: 2 },
          ],
        )}.`,
      ],
    },
    {
      id: 'subwoofer',
      question: 'Do I need a subwoofer?',
      answer: [
        `Not for speeches or background music. For dancing, you'll want one once you're past ${getRuleGuests('dancing', [{ id: 'powered-speaker-15', count: 1 }])} guests. It costs ${formatItemPrice('subwoofer-18')} for ${HIRE_HOURS} hours. Bring a friend, because it takes two people to lift.`,
      ],
    },
    {
      id: 'phone',
      question: 'Can I plug in my phone or laptop?',
      answer: [
        "Yes, straight into the speaker. Write the model in your enquiry and we'll pack the cable.",
      ],
    },
    {
      id: 'no-power',
      question: "What if there's no power point?",
      answer: [
        `Take the Battery PA for ${formatItemPrice('battery-pa')}. It comes with a wireless microphone, runs for up to ${getEquipment('battery-pa').batteryHours} hours and suits ${getRuleGuests('speeches', [{ id: 'battery-pa', count: 1 }])} guests for a ceremony or a speech. Two suit ${getRuleGuests('speeches', [{ id: 'battery-pa', count: 2 }])}. For more, a generator from ${formatTotal(quotedFrom.generator)} a day runs the column pair.`,
      ],
    },
  ],
  seo: {
    title: `PA System & Speaker Hire ${company.city}`,
    description: `PA and speaker hire in ${company.city} for 24 hours, cables included. 15-inch speaker pair ${formatItemTotal('powered-speaker-15')}.`,
  },
}
