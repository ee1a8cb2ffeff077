import lightingPicture from '../../../pictures/heroes/lighting.webp?picture'
import { formatBothPrices } from '../../lib/text/money'
import { company } from '../company'
import { formatItemPrice, formatItemTotal, getEquipment } from '../equipment'
import type { CategoryPage } from '../schemas/category-page'
import { technicianOffer } from '../terms/hire-terms'
import { quotedFrom } from '../terms/quoted-prices'

const uplights = getEquipment('wireless-uplight')

export const lightingPage: CategoryPage = {
  title: `Lighting hire in ${company.city}`,
  intro:
    'Uplights, moving lights, festoon strings, LED bars and a mirror ball. Most of them run by themselves, in one colour or to the music. Four uplights change a plain hall more than anything else we hire.',
  image: { ...lightingPicture, alt: 'Two moving lights, LED bars and two LED par cans, all lit' },
  setups: {
    intro:
      'These sets make a stage bright enough for the back row, indoors. For uplights or festoon lights, the size of the room matters more than the guest count.',
    // Moving lights in haze light the air, and the pars light the faces.
    list: [
      {
        title: 'Light for a stage',
        purpose: 'lights',
        alsoItems: [
          { id: 'led-par', count: 2 },
          { id: 'lamp-stand', count: 2 },
        ],
      },
    ],
  },
  questions: [
    {
      id: 'uplights',
      question: 'How many uplights do I need?',
      answer: [
        `One set of ${uplights.pieces} colours a small room or one long wall. For a whole reception room without other lights, take two. A set costs ${formatItemPrice('wireless-uplight')} and runs on battery for up to ${uplights.batteryHours} hours.`,
      ],
    },
    {
      id: 'haze',
      question: 'Do I need haze?',
      answer: [
        `Only if you want to see beams. The Moving Head Beam needs it. A Haze Machine costs ${formatItemPrice('haze-machine')}, but it can set off the venue's smoke alarms, so check first.`,
      ],
    },
    {
      id: 'hanging',
      question: 'Who hangs the festoon lights and the mirror ball?',
      answer: [
        `Our crew does. A festoon string costs ${formatItemPrice('festoon-lights')}, and your venue says where it may go.`,
      ],
    },
    {
      id: 'technician',
      question: 'Do I need a lighting technician?',
      answer: [
        `Not for a party. For a musical, or a band with its own cues, you do. ${technicianOffer} A lighting desk costs from ${formatBothPrices(quotedFrom.lightingDesk)} a day.`,
      ],
    },
  ],
  seo: {
    title: `Party & Stage Lighting Hire ${company.city}`,
    description: `Uplights, moving lights, festoon lights and mirror balls to hire in ${company.city}. Four wireless uplights ${formatItemTotal('wireless-uplight')}.`,
  },
}
