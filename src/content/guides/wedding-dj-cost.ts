import { capitalize } from '../../lib/text/capitalize'
import { formatAud, formatBothPrices, formatTotal, withGst } from '../../lib/text/money'
import {
  formatCount,
  formatCountInWords,
  formatGuests,
  formatMaxGuests,
} from '../../lib/text/quantities'
import { getRuleGuests } from '../advice/guest-rules'
import { getAnswers } from '../answers'
import { company } from '../company'
import { formatItemPrice } from '../equipment'
import { formatAfterCeremony, longerFrom, weddingsPackage } from '../packages/weddings'
import { weddingsOutdoorsPicture } from '../pictures'
import type { GuideEntry, PriceRow } from '../schemas/guide'
import { bandsAcoustic } from '../services/bands-acoustic'
import { photographyVideography } from '../services/photography-videography'
import { rovingInteractive } from '../services/roving-interactive'
import { packDownRule } from '../terms/crew-terms'
import { technician } from '../terms/hire-terms'
import { leadTimes } from '../terms/lead-times'
import { getDeliveryArea, travelArea } from '../terms/travel'

const { hours } = weddingsPackage
const [basic, premium, diamond] = weddingsPackage.tiers
const tiersLink = { to: '/packages/weddings#tiers', isMinimum: true } as const

const subwooferGuests = getRuleGuests('dancing', [
  { id: 'powered-speaker-12', count: 2 },
  { id: 'subwoofer-18', count: 2 },
])
const ceremonyGuests = getRuleGuests('speeches', [{ id: 'battery-pa', count: 1 }])
const pairGuests = getRuleGuests('speeches', [{ id: 'battery-pa', count: 2 }])
const longDay = { hours: 7 }
const bigDay = { guests: 110, area: getDeliveryArea('wollongong') }

export const weddingDjCost = {
  slug: 'wedding-dj-cost',
  name: 'Wedding DJ and MC prices',
  teaser: `One person for the music and the microphone: what ${hours} hours include, a longer day, and what whole weddings cost.`,
  title: `Wedding DJ and MC prices in ${company.city}`,
  intro: `A DJ who MCs costs from ${formatBothPrices(basic.price)} for ${hours} hours. That includes planning, speakers, two wireless microphones and travel.`,
  gel: 'straw',
  image: weddingsOutdoorsPicture,
  prices: {
    title: 'Wedding DJ packages',
    intro: "Your DJ is your MC in all of them, so you're not paying twice.",
    rows: weddingsPackage.tiers.map(({ name, guests, description, price }) => ({
      ...tiersLink,
      name,
      text: `${formatGuests(guests)} indoors. ${description}`,
      price,
      hours,
    })),
  },
  points: ({ getPrice }) => ({
    title: 'What else you may want',
    list: [
      {
        title: 'The ceremony',
        text: `Your DJ's music and a battery speaker for vows in front of ${formatMaxGuests(ceremonyGuests)} are included if the ceremony's on the same site. The ${hours} hours start then: a ceremony at ${formatAfterCeremony(0)} means the music stops at ${formatAfterCeremony(hours)}. If it's somewhere else, hire the battery PA with its microphone for ${formatItemPrice('battery-pa')} and play the songs from your phone. A technician to press play costs from ${formatBothPrices(technician.price)}.`,
      },
      {
        title: 'A longer day',
        text: `Ask for a custom quote. An extra hour costs from ${formatBothPrices(longerFrom)}, with the DJ, the sound and the lights. Pack-down comes after the music: ${packDownRule.charAt(0).toLowerCase()}${packDownRule.slice(1)}`,
      },
      {
        title: 'Your own MC',
        text: 'If an uncle or a friend MCs, the price is the same. Your DJ cues the music for them and keeps the run sheet.',
      },
      {
        title: 'Live music and photos',
        text: `A soloist while guests arrive costs from ${formatBothPrices(bandsAcoustic.startingFrom)} for ${bandsAcoustic.scope.hours} hours, a photographer from ${formatBothPrices(photographyVideography.startingFrom)} for ${photographyVideography.scope.hours} hours and a roving performer from ${formatBothPrices(rovingInteractive.startingFrom)} for ${rovingInteractive.scope.hours} hours. Booked with a package, they travel at no extra cost.`,
      },
      {
        title: 'Gear you can add',
        text: `Two subwoofers, ${formatTotal(getPrice({ items: [{ id: 'subwoofer-18', count: 2 }] }))}, take ${premium.name} to ${subwooferGuests} guests indoors. For a bigger ceremony, a second battery PA, linked by a cable, takes it to ${pairGuests} without a power point, and column speakers are ${formatItemPrice('column-array')} with one. A projector and screen for the slide show are ${formatItemPrice('projector-screen')}.`,
      },
      {
        title: 'Distance and date',
        text: `Travel is included ${travelArea}. Book ${leadTimes.wedding} ahead. Saturdays in spring and autumn go first.`,
      },
    ],
  }),
  examples: ({ getPrice }) => {
    const rows: readonly PriceRow[] = [
      {
        ...tiersLink,
        name: 'Reception only',
        text: `${formatCount(basic.guests, 'guest')} in a restaurant, ${hours} hours. That's ${basic.name}.`,
        price: getPrice({ tiers: [basic] }),
      },
      {
        ...tiersLink,
        name: 'Ceremony and reception',
        text: `${formatCount(ceremonyGuests, 'guest')} on one site, ${longDay.hours} hours from ${formatAfterCeremony(0)} to ${formatAfterCeremony(longDay.hours)}. That's ${premium.name}, for the white booth and the festoon lights, with ${formatCount(longDay.hours - hours, 'extra hour')}.`,
        price: getPrice({ tiers: [premium], guests: ceremonyGuests, hours: longDay.hours }),
      },
      {
        ...tiersLink,
        name: `A big day in ${bigDay.area.name}`,
        text: `${formatCount(bigDay.guests, 'guest')}, ${hours} hours. That's ${diamond.name}, with the dance floor and low fog, a soloist and a photographer, travel included.`,
        price: getPrice({
          tiers: [diamond],
          services: [bandsAcoustic, photographyVideography],
          guests: bigDay.guests,
          area: bigDay.area.id,
        }),
      },
    ]
    return {
      title: `${capitalize(formatCountInWords(rows.length, 'wedding'))}, priced`,
      intro: 'Your quote lists every line before you sign.',
      rows,
    }
  },
  answers: {
    title: 'Choosing your DJ',
    list: getAnswers(['choosing-a-dj', 'sick-dj']),
    links: [
      { text: 'MCs and photos', to: '/faq#djs-and-photos' },
      { text: 'Deposit and balance', to: '/faq#booking-and-paying' },
      { text: 'Arrival and crew meals', to: '/faq#on-the-day' },
    ],
  },
  seo: {
    title: `Wedding DJ & MC Prices, ${company.city}`,
    description: `Our wedding DJs in ${company.city} MC too, from ${formatAud(withGst(basic.price))} for ${hours} hours with sound, ceremony music and travel. What whole weddings cost.`,
  },
} as const satisfies GuideEntry
