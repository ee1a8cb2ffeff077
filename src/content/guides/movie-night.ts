import movieNightPicture from '../../../pictures/heroes/movie-night.webp?picture'
import { formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import { getRuleGuests } from '../advice/guest-rules'
import { PROJECTOR_DISTANCE } from '../advice/slide-text'
import { company } from '../company'
import { formatItemPrice, getEquipment } from '../equipment'
import { avEquipmentPackage } from '../packages/av-equipment'
import { speakersPackage } from '../packages/speakers'
import type { GuideEntry } from '../schemas/guide'
import { rainedOffLinks, rainedOffRule } from '../terms/crew-terms'
import { HIRE_HOURS, hireRules, SCREEN_WIND } from '../terms/hire-terms'
import { getDeliveryArea } from '../terms/travel'

const [avBasic, avPremium] = avEquipmentPackage.tiers
const [speakers] = speakersPackage.tiers
const screen = getEquipment('projector-screen')
const pairCapacity = getRuleGuests('speeches', [{ id: 'powered-speaker-12', count: 2 }])
const hall = [avBasic, speakers] as const
const area = getDeliveryArea('sutherland-shire')

export const movieNight = {
  slug: 'movie-night',
  name: 'Movie nights and outdoor cinema',
  teaser:
    'A projector, a screen and speakers for a hall or a backyard: prices, darkness and the film licence.',
  title: 'Movie night and outdoor cinema hire',
  intro: `A projector and a 2.4 m screen cost ${formatBothPrices(avBasic.price)} for 24 hours. Add a speaker and a microphone and it's ${formatBothPrices(avPremium.price)}.`,
  gel: 'straw',
  image: {
    ...movieNightPicture,
    alt: 'Projector in front of a screen with a speaker on each side',
  },
  prices: ({ getPrice }) => ({
    title: 'Picture and sound',
    intro: 'You run it yourself. Bring the film on a laptop with an HDMI port, plus the charger.',
    rows: [
      {
        name: 'Projector and screen hire',
        to: '/packages/av-equipment#tiers',
        text: `${avBasic.name}, for a room with its own sound. The projector goes ${PROJECTOR_DISTANCE} from the screen.`,
        price: avBasic.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'A backyard, or a room with a high ceiling',
        to: '/packages/av-equipment#tiers',
        text: `${avPremium.name}: the projector, the screen, one speaker and a microphone. Indoors, or outdoors after dark, it suits up to ${avPremium.guests}.`,
        price: avPremium.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'A school or church hall',
        to: '/packages/speakers#tiers',
        text: `${avBasic.name} with ${speakers.name}. Two speakers carry the dialogue to ${pairCapacity} seats, and the back row of ${getRuleGuests('slides', [{ id: 'projector-screen', count: 1 }])} can still read the subtitles. For more, we quote a bigger screen.`,
        price: getPrice({ tiers: hall }),
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'Sound without a power point',
        to: '/av-hire/battery-pa',
        text: 'The battery PA plays the sound. The projector still needs power, so keep that near the house.',
        price: getEquipment('battery-pa').price24h,
        hours: HIRE_HOURS,
        isMinimum: false,
      },
    ],
  }),
  points: {
    title: 'When can you start, and who may show the film?',
    list: [
      {
        title: "When it's dark enough",
        text: 'Outdoors, about half an hour after sunset: around 8.40 pm in January, 7.40 pm in mid-March and 5.30 pm in June. If small children are coming, choose the cooler months.',
      },
      {
        title: 'Wind and dew',
        text: `A screen catches the wind like a sail. ${screen.notes} The projector goes under cover before the grass gets wet.`,
      },
      {
        title: 'The film licence',
        text: "At home with family and friends you don't need one. Anywhere else, whoever runs the event gets a public screening licence from the film's distributor. A streaming account doesn't include one, and neither do our prices.",
      },
      {
        title: 'A trial run',
        text: `Play five minutes in daylight to check the cable and the sound. ${hireRules.faults}`,
      },
      {
        title: 'The room',
        text: `The screen on its legs needs a ceiling of ${screen.ceilingM} m, which is more than most houses have. Leave an aisle for the projector's beam and start the rows either side of it, 3 m back. The picture starts at about the height of a seated head, so small children sit in front.`,
      },
      {
        title: 'A second microphone',
        text: `For a raffle or a welcome, a wireless microphone is ${formatItemPrice('wireless-handheld')}.`,
      },
    ],
  },
  examples: ({ getPrice }) => ({
    title: 'A P&C night, priced',
    intro: 'With delivery and pickup.',
    rows: [
      {
        name: `A P&C night in ${area.phrase}`,
        to: '/packages/speakers#tiers',
        text: `The hall set-up above, delivered on Friday and picked up on Saturday.`,
        price: getPrice({ tiers: hall, area: area.id }),
        isMinimum: true,
      },
    ],
  }),
  answers: {
    title: 'Rain plans',
    list: [
      {
        id: 'stopping',
        question: 'Who stops it if the weather turns?',
        answer: [
          `You do, because you run it yourself. The screen comes down when ${SCREEN_WIND}. When you hear thunder, switch everything off and get everyone inside. Have a hall or a verandah ready for rain.`,
          rainedOffRule,
        ],
        links: rainedOffLinks,
        sample: true,
      },
    ],
    links: [
      { text: 'Power', to: '/faq#weather-power-and-space' },
      { text: 'Collecting, returning and ID', to: '/faq#pickup-and-return' },
      { text: 'Technicians', to: '/faq#on-the-day' },
    ],
  },
  seo: {
    title: `Outdoor Cinema & Movie Night Hire, ${company.city}`,
    description: `Outdoor cinema hire in ${company.city}: projector and screen for ${formatAud(withGst(avBasic.price))}, with sound from ${formatAud(withGst(avPremium.price))}. Hall or backyard, and the film licence.`,
  },
} as const satisfies GuideEntry
