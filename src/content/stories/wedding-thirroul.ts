import secondFile from '../../../pictures/contact/stage-door.webp?picture'
import firstFile from '../../../pictures/scenes/weddings-diamond.webp?picture'
import topFile from '../../../pictures/scenes/weddings-premium.webp?picture'
import type { StoryEntry } from '../schemas/story'

const guests = 110
const suburb = 'Thirroul'

/** Invented, to show what a story is. See docs/sample-data.md. */
export const weddingThirroul = {
  slug: 'wedding-thirroul',
  sample: true,
  title: `A wedding for ${guests} in ${suburb}`,
  month: '2026-03',
  booked: { package: 'weddings', tier: 'diamond' },
  hours: 6,
  guests,
  suburb,
  place: 'indoors',
  wanted: [
    'Vows on the lawn behind the hall, heard in the last row, with no cable across the grass.',
    'A first dance in low fog, in a hall with smoke detectors.',
    'Music until 10 pm and not a minute longer, because the neighbours are 40 metres away.',
  ],
  items: [
    { id: 'battery-pa', count: 1 },
    { id: 'wireless-uplight', count: 1 },
  ],
  extras: 'a second battery PA and 4 uplights',
  alsoBrought: 'The white booth, the decks and six more uplights came, too.',
  happened: [
    'We carried everything in through the side door from 11 am, and the last cable was taped down at 2.30 pm. The vows were at 4 pm, with a battery speaker on each side of the aisle.',
    'It rained for ten minutes during the photos. Both speakers were under the verandah before the chairs were wet, and the four uplights stayed dry behind the posts.',
    'The caretaker isolated the smoke detectors from 8 pm to 8.30 pm. The fog lay for the whole song, and the floor was dry for the second one.',
    'The music stopped at 9.58 pm. The truck left at 11.40 pm.',
  ],
  image: {
    ...topFile,
    alt: 'Bride and groom holding each other under festoon lights, with guests around the DJ booth',
  },
  pictures: [
    {
      ...firstFile,
      alt: 'Couple dancing on a floor of low fog under a mirror ball, with guests around them',
    },
    { ...secondFile, alt: 'Side door at night, with gear cases waiting outside' },
  ],
  quote: {
    quote: 'My grandfather sat in the last row and heard every word.',
    author: 'Priya',
    company: 'sample wedding',
  },
} as const satisfies StoryEntry
