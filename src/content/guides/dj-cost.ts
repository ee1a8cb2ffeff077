import { capitalize } from '../../lib/text/capitalize'
import { formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import { formatCount, formatCountInWords, formatGuests } from '../../lib/text/quantities'
import { getAnswers } from '../answers'
import { company } from '../company'
import { djEquipmentPackage } from '../packages/dj-equipment'
import { functionsPackage } from '../packages/functions'
import { longerFrom, weddingsPackage } from '../packages/weddings'
import { functionsPremiumPicture } from '../pictures'
import type { GuideEntry, PriceRow } from '../schemas/guide'
import type { Tier } from '../schemas/package'
import { djHire } from '../services/dj-hire'
import { leadTimes } from '../terms/lead-times'
import { freeTravelArea, getDeliveryArea, travelArea, travelExamples } from '../terms/travel'

const [functionsBasic] = functionsPackage.tiers
const [weddingsBasic, , weddingsDiamond] = weddingsPackage.tiers
const [djEquipmentBasic] = djEquipmentPackage.tiers

const djHireLink = { to: '/services/dj-hire', isMinimum: true } as const
const functionsLink = { to: '/packages/functions#tiers', isMinimum: true } as const
const weddingsLink = { to: '/packages/weddings#tiers', isMinimum: true } as const

const toRow = ({ name, guests, description, price }: Tier, hours: number) => ({
  name,
  text: `${formatGuests(guests)} indoors. ${description}`,
  price,
  hours,
})

const club = { hours: 4, area: getDeliveryArea('parramatta') }
const hall = { guests: 120, hours: 5 }
const activation = { hours: 6, headsets: 2 }
const reception = { guests: 100 }

export const djCost = {
  slug: 'dj-cost',
  name: 'What our DJs cost',
  teaser: 'Our DJ prices, what changes the total, and what whole events cost.',
  title: `What our DJs cost in ${company.city}`,
  intro: `Our DJs start at ${formatBothPrices(djHire.startingFrom)} for ${djHire.scope.hours} hours, through your venue's speakers. With our speakers, a microphone and lights they start at ${formatBothPrices(functionsBasic.price)}.`,
  gel: djHire.gel,
  image: functionsPremiumPicture,
  prices: {
    title: 'Our DJ prices',
    intro: `Functions and Weddings come in ${formatCountInWords(functionsPackage.tiers.length, 'size')}. These are the smallest.`,
    rows: [
      {
        ...djHireLink,
        name: djHire.name,
        text: "A DJ, a controller and a laptop, through your venue's speakers.",
        price: djHire.startingFrom,
        hours: djHire.scope.hours,
      },
      { ...functionsLink, ...toRow(functionsBasic, functionsPackage.hours) },
      { ...weddingsLink, ...toRow(weddingsBasic, weddingsPackage.hours) },
    ],
  },
  points: {
    title: 'What changes the price',
    list: [
      {
        title: 'Speakers',
        text: "A DJ through your venue's own speakers costs less than any package. Ask the venue if a DJ can plug in.",
      },
      {
        title: 'Hours',
        text: `An extra hour costs ${formatBothPrices(djHire.scope.extraHour)} with the DJ alone, and ${formatBothPrices(functionsPackage.extraHour)} with a function package. Wedding packages run for ${weddingsPackage.hours} hours, and a longer reception is a custom quote: each extra hour costs from ${formatBothPrices(longerFrom)}.`,
      },
      {
        title: 'Travel',
        text: `Packages include it ${travelArea}. If you only book the DJ, it costs ${travelExamples}.`,
      },
      {
        title: 'Guests',
        text: `More people dancing means bigger speakers. ${functionsBasic.name} suits up to ${functionsBasic.guests} indoors. If you've got a few more, call us before you pay for a bigger one.`,
      },
      {
        title: 'The date',
        text: `Fridays and Saturdays go first. Book ${leadTimes.wedding} ahead for a wedding, and ${formatCount(djHire.leadWeeks, 'week')} for a party. ${leadTimes.christmas}`,
      },
      {
        title: 'Your own DJ',
        text: `If a friend plays, hire the gear from ${formatBothPrices(djEquipmentBasic.price)} and skip our DJ.`,
      },
    ],
  },
  examples: ({ advise, getPrice }) => {
    const forHall = advise('party', hall.guests)
    const rows: readonly PriceRow[] = [
      {
        ...djHireLink,
        name: `A 40th in a club in ${club.area.name}`,
        text: `${club.hours} hours through the club's speakers. That's ${djHire.name} with ${formatCount(club.hours - djHire.scope.hours, 'extra hour')}, and the trip. It's ${formatBothPrices(club.area.price)} less ${freeTravelArea}.`,
        price: getPrice({ services: [djHire], hours: club.hours, area: club.area.id }),
      },
      {
        ...functionsLink,
        name: 'An engagement in a hall',
        text: `${formatCount(hall.guests, 'guest')}, ${hall.hours} hours. That's ${forHall.name} with ${formatCount(hall.hours - functionsPackage.hours, 'extra hour')}, travel included.`,
        price: getPrice({ tiers: [forHall], hours: hall.hours }),
      },
      {
        ...functionsLink,
        name: `A brand in a shopping centre in ${club.area.name}`,
        text: `${activation.hours} hours. That's ${functionsBasic.name} with ${formatCount(activation.hours - functionsPackage.hours, 'extra hour')} and ${formatCount(activation.headsets, 'headset microphone')}, travel included.`,
        price: getPrice({
          tiers: [functionsBasic],
          hours: activation.hours,
          items: [{ id: 'wireless-headset', count: activation.headsets }],
          area: club.area.id,
        }),
      },
      {
        ...weddingsLink,
        name: 'A wedding reception with low fog',
        text: `${formatCount(reception.guests, 'guest')}, ${weddingsPackage.hours} hours. That's ${weddingsDiamond.name}, travel included.`,
        price: getPrice({ tiers: [weddingsDiamond], guests: reception.guests }),
      },
    ]
    return {
      title: `${capitalize(formatCountInWords(rows.length, 'event'))}, priced`,
      intro: 'With travel.',
      rows,
    }
  },
  answers: {
    title: 'Deposit and balance',
    list: getAnswers(['deposit-and-balance']),
    links: [
      { text: 'Sundays, public holidays and cancelling', to: '/faq#booking-and-paying' },
      { text: 'Going on longer', to: '/faq#on-the-day' },
      { text: 'Parties at home', to: '/faq#weather-power-and-space' },
    ],
  },
  seo: {
    title: `DJ Prices in ${company.city}, from ${formatAud(withGst(djHire.startingFrom))}`,
    description: `Our DJs in ${company.city} start at ${formatAud(withGst(djHire.startingFrom))}, or ${formatAud(withGst(functionsBasic.price))} with speakers and lights, incl. GST. What changes the total, and what whole events cost.`,
  },
} as const satisfies GuideEntry
