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
import { formatItemPrice } from '../equipment'
import { functionsPackage } from '../packages/functions'
import { speakersPackage } from '../packages/speakers'
import type { GuideEntry, PriceRow } from '../schemas/guide'
import { djHire } from '../services/dj-hire'
import { karaoke } from '../services/karaoke'
import { HIRE_HOURS } from '../terms/hire-terms'
import { leadTimes } from '../terms/lead-times'

const { hours, extraHour } = functionsPackage
const [functionsBasic, , functionsDiamond, functionsHorizon] = functionsPackage.tiers
const [speakersBasic] = speakersPackage.tiers
const dinner = { hours: 4 }
const party = { guests: 120, hours: 5 }
const drinks = { guests: 40 }

export const christmasParties = {
  slug: 'christmas-parties',
  name: 'Christmas parties',
  teaser:
    'What a work Christmas party costs, from office drinks to 200 people dancing, and how early the dates go.',
  title: `Christmas party DJ and sound hire in ${company.city}`,
  intro: `A DJ, sound and lights for a work Christmas party start at ${formatBothPrices(functionsBasic.price)} for ${hours} hours, travel included.`,
  gel: 'rose',
  image: functionsBasic.image,
  prices: {
    title: 'DJs, karaoke and speakers',
    intro: 'A Tuesday costs the same as a Friday, but more of our DJs are free.',
    rows: [
      {
        name: functionsBasic.name,
        to: '/packages/functions#tiers',
        text: `${formatGuests(functionsBasic.guests)} indoors, at least ${hours} hours. ${functionsBasic.description} The larger packages suit up to ${functionsHorizon.guests}.`,
        price: functionsBasic.price,
        hours,
        isMinimum: true,
      },
      {
        name: "A DJ through the restaurant's speakers",
        to: '/services/dj-hire',
        text: 'One DJ, a controller and a laptop.',
        price: djHire.startingFrom,
        hours: djHire.scope.hours,
        isMinimum: true,
      },
      {
        name: 'Karaoke with a host',
        to: '/services/karaoke',
        text: `A session ${karaoke.scope.buys}.`,
        price: karaoke.startingFrom,
        hours: karaoke.scope.hours,
        isMinimum: true,
      },
      {
        name: 'Speakers for your own playlist',
        to: '/packages/speakers#tiers',
        text: `${speakersBasic.name}, for ${formatMaxGuests(speakersBasic.guests)} indoors. You collect it and run it.`,
        price: speakersBasic.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
    ],
  },
  points: ({ getGuests, getPower }) => ({
    title: 'Before you set the date',
    list: [
      { title: 'How early to book', text: `${leadTimes.christmas} ${leadTimes.busyHire}` },
      {
        title: 'Speeches and awards',
        text: `Functions Basic and Premium come with a wired microphone, Diamond with a wireless one. A wireless microphone alone costs ${formatItemPrice('wireless-handheld')}.`,
      },
      {
        title: 'On a deck or in the car park',
        text: `Outdoors the same speakers suit ${lawnInWords} dancing: ${functionsBasic.name} about ${getGuests(functionsBasic, 'outdoors')}, ${functionsDiamond.name} about ${getGuests(functionsDiamond, 'outdoors')}. The mirror ball and the haze stay home, so Diamond takes ${getPower(functionsDiamond, 'outdoors')}. Keep the gear under a roof, because it storms in December.`,
      },
      {
        title: 'When it has to end',
        text: `Your venue's licence decides that, so ask before you book the DJ for longer. An extra hour costs ${formatBothPrices(extraHour)}.`,
      },
    ],
  }),
  examples: ({ advise, getPrice }) => {
    const forParty = advise('party', party.guests)
    const forDrinks = advise('sound', drinks.guests)
    const rows: readonly PriceRow[] = [
      {
        name: `${party.guests} staff in a function room, ${party.hours} hours`,
        to: '/packages/functions#tiers',
        text: `${forParty.name} with ${formatCount(party.hours - hours, 'extra hour')}.`,
        price: getPrice({ tiers: [forParty], hours: party.hours }),
        isMinimum: true,
      },
      {
        name: `Dinner and dancing in a restaurant in ${company.region}`,
        to: '/services/dj-hire',
        text: `${dinner.hours} hours through the restaurant's speakers. That's ${djHire.name} with ${formatCount(dinner.hours - djHire.scope.hours, 'extra hour')}.`,
        price: getPrice({ services: [djHire], hours: dinner.hours }),
        isMinimum: true,
      },
      {
        name: `Office drinks for ${drinks.guests}`,
        to: '/packages/speakers#tiers',
        text: `${forDrinks.name} and a wireless microphone, collected on the day and returned the next.`,
        price: getPrice({ tiers: [forDrinks], items: [{ id: 'wireless-handheld', count: 1 }] }),
        isMinimum: true,
      },
    ]
    return {
      title: `${capitalize(formatCountInWords(rows.length, 'party', 'parties'))}, priced`,
      intro: `These prices include the DJ's travel, but not delivery of the speakers.`,
      rows,
    }
  },
  answers: {
    title: 'Paying and cancelling',
    list: getAnswers(['invoices']),
    links: [
      { text: 'Comparing quotes', to: '/faq#councils-schools-companies' },
      { text: 'Choosing a DJ', to: '/faq#djs-and-photos' },
      { text: 'Going on longer', to: '/faq#on-the-day' },
      { text: 'Cancelling', to: '/faq#booking-and-paying' },
    ],
  },
  seo: {
    title: `Christmas Party DJ & PA Hire, ${company.city}`,
    description: `A DJ with sound and lights for a work Christmas party in ${company.city} from ${formatAud(withGst(functionsBasic.price))}. What 40 to 200 people cost, and how early the Fridays go.`,
  },
} as const satisfies GuideEntry
