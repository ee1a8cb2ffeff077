import { capitalize } from '../../lib/text/capitalize'
import { formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import {
  formatCount,
  formatCountInWords,
  formatGuests,
  formatMaxGuests,
} from '../../lib/text/quantities'
import { lawnInWords } from '../advice/guest-rules'
import { getAnswers } from '../answers'
import { company } from '../company'
import { formatItemPrice, getEquipment } from '../equipment'
import { functionsPackage } from '../packages/functions'
import { speakersPackage } from '../packages/speakers'
import { functionsOutdoorsPicture } from '../pictures'
import type { GuideEntry, PriceRow } from '../schemas/guide'
import { karaoke } from '../services/karaoke'
import { HIRE_HOURS, hireRules } from '../terms/hire-terms'
import { getDeliveryArea } from '../terms/travel'

const [djTier] = functionsPackage.tiers
const [speakersBasic] = speakersPackage.tiers
const nearest = getDeliveryArea('sutherland-shire')
const festoon = getEquipment('festoon-lights')
const speaker = getEquipment('powered-speaker-12')

const largest = 100
const lawn = { guests: 60 }
const delivered = { guests: 60 }
const garageM = { lengthM: 6, widthM: 6 }
const untilMidnight = { hours: 4 }

export const partyAtHome = {
  slug: 'party-at-home',
  name: 'A party at home',
  teaser:
    'From an 18th to a 50th in the backyard: speakers for 30, 60 and 100 guests, power, neighbours and when the music stops.',
  title: `Birthday and backyard party hire in ${company.city}`,
  intro: `For a 21st, a 30th or a 50th in the backyard, speakers start at ${formatBothPrices(speakersBasic.price)}, and a DJ with sound and lights at ${formatBothPrices(djTier.price)}.`,
  gel: 'amber',
  image: functionsOutdoorsPicture,
  prices: ({ advise, getGuests, getPower, getRoomGuests }) => {
    const onLawn = advise('party', lawn.guests, 'outdoors')
    return {
      title: 'Sound for 30, 60 and 100 guests',
      intro: `For dancing out on the lawn, where any set suits ${lawnInWords} as indoors. Speakers and lights are for 24 hours. The larger sets come with two microphones and their stands: if you don't need those, hire the speakers alone for less.`,
      rows: [
        ...[30, 60, largest].map((guests) => {
          const { tier, name, price, addOn } = advise('sound', guests, 'outdoors')
          return {
            name: `${guests} guests, your playlist`,
            to: '/packages/speakers#tiers' as const,
            text: `${name}, for ${formatMaxGuests(tier.guests)} indoors. ${addOn ? 'It takes two people to lift each subwoofer.' : tier.description}`,
            price,
            hours: HIRE_HOURS,
            isMinimum: true,
          }
        }),
        {
          name: 'With our DJ',
          to: '/packages/functions#tiers',
          text: `${djTier.name}, travel included. ${formatGuests(djTier.guests)} indoors, if they fit: a double garage holds about ${getRoomGuests(djTier, garageM)} dancing. On the lawn it suits about ${getGuests(djTier, 'outdoors')}.`,
          price: djTier.price,
          hours: functionsPackage.hours,
          isMinimum: true,
        },
        {
          name: `Our DJ for ${lawn.guests} on the lawn`,
          to: '/packages/functions#tiers',
          text: `${onLawn.name}, which suits up to ${getGuests(onLawn, 'outdoors')} outdoors. ${onLawn.tier.description} Outdoors it takes ${getPower(onLawn, 'outdoors')}, because the mirror ball and the haze stay home. If you've only got two, so do the moving lights.`,
          price: onLawn.price,
          hours: functionsPackage.hours,
          isMinimum: true,
        },
        {
          name: 'Karaoke with a host',
          to: '/services/karaoke',
          text: `A session ${karaoke.scope.buys}, ${formatMaxGuests(karaoke.scope.guests)} indoors. Travel is extra outside ${nearest.phrase}.`,
          price: karaoke.startingFrom,
          hours: karaoke.scope.hours,
          isMinimum: true,
        },
        {
          name: 'Festoon lights',
          to: '/av-hire/festoon-lights',
          text: 'One 20 m string of warm bulbs over the yard or the deck, hung by our crew.',
          price: festoon.price24h,
          hours: HIRE_HOURS,
          isMinimum: true,
          crewFrom: festoon.crewFrom,
        },
      ],
    }
  },
  points: ({ advise, getPower }) => ({
    title: 'Setting up in a backyard',
    list: [
      {
        title: 'Power from the house',
        text: `Two 12-inch speakers draw at most ${2 * speaker.watts} W. That's less than a kettle, and one power point runs them. The set for ${largest} guests needs ${getPower(advise('sound', largest, 'outdoors'), 'outdoors')} to itself, away from the drinks fridge and the urn.`,
      },
      {
        title: 'Where the speakers go',
        text: 'Tell the neighbours first. Put the speakers with their backs to the fence, facing the house, close to the dancers. That way you can turn them down, and they hear less.',
      },
      {
        title: 'Rain and dew',
        text: "Keep speakers, decks and microphones under cover, and bring them in the minute it's over. Dew's as bad as rain.",
      },
      {
        title: 'A speech and a cake',
        text: `A wired microphone is ${formatItemPrice('vocal-mic')} and plugs straight into the speaker. With our DJ it's included.`,
      },
      {
        title: 'A spot without power',
        text: `For the park or the beach, the battery PA is ${formatItemPrice('battery-pa')} and plays for up to ${getEquipment('battery-pa').batteryHours} hours. Ask your council first.`,
      },
      { title: 'The whole weekend', text: hireRules.weekend },
    ],
  }),
  examples: ({ advise, getPrice }) => {
    const forDelivery = advise('sound', delivered.guests, 'outdoors')
    const rows: readonly PriceRow[] = [
      {
        name: `${delivered.guests} guests in ${nearest.phrase}`,
        to: '/packages/speakers#tiers',
        text: `${forDelivery.name}, delivered on Saturday and picked up on Monday: one day's hire.`,
        price: getPrice({ tiers: [forDelivery], area: nearest.id }),
        isMinimum: true,
      },
      {
        name: 'A 40th in Penrith with a DJ until midnight',
        to: '/packages/functions#tiers',
        text: `${djTier.name} on a Friday or Saturday from 8 pm, with ${formatCount(untilMidnight.hours - functionsPackage.hours, 'extra hour')}. Travel is included.`,
        price: getPrice({ tiers: [djTier], hours: untilMidnight.hours }),
        isMinimum: true,
      },
    ]
    return {
      title: `${capitalize(formatCountInWords(rows.length, 'party', 'parties'))}, priced`,
      intro:
        'Delivery to your driveway and pickup are included. Collect it yourself and that comes off.',
      rows,
    }
  },
  answers: {
    title: 'Neighbours and finishing times',
    list: getAnswers(['party-at-home']),
    links: [
      { text: 'Power and rain', to: '/faq#weather-power-and-space' },
      { text: 'Collecting, ID and damage waiver', to: '/faq#pickup-and-return' },
    ],
  },
  seo: {
    title: `Birthday & Backyard Party Hire, ${company.city}`,
    description: `For a 21st, 30th, 40th or 50th: speakers from ${formatAud(withGst(speakersBasic.price))}, a DJ from ${formatAud(withGst(djTier.price))}. What suits 30, 60 and 100 guests, and when the music stops.`,
  },
} as const satisfies GuideEntry
