import { formatBothPrices } from '../../lib/money'
import { formatCount, formatGuests } from '../../lib/quantities'
import { getAnswers } from '../answers'
import type { GuideEntry } from '../guide'
import { leadTimes } from '../lead-times'
import type { Tier } from '../packages'
import { djEquipment } from '../packages/dj-equipment'
import { functions } from '../packages/functions'
import { weddings } from '../packages/weddings'
import { functionsPremiumPicture } from '../pictures'
import { djHire } from '../services/dj-hire'
import { travelArea, travelExamples } from '../travel'

const [functionsBasic] = functions.tiers
const [djEquipmentBasic] = djEquipment.tiers

const djHireLink = { to: '/services/dj-hire', isMinimum: true } as const
const functionsLink = { to: '/packages/functions#tiers', isMinimum: true } as const
const weddingsLink = { to: '/packages/weddings#tiers', isMinimum: true } as const

const toRow = ({ name, guests, description, price }: Tier, hours: string) => ({
  name,
  text: `${formatGuests(guests)}, ${hours}. ${description}`,
  price,
})

/** The smallest tier that suits some guests. */
function findTier(tiers: readonly Tier[], guests: number): Tier {
  const tier = tiers.find((candidate) => candidate.guests >= guests)
  if (!tier) throw new Error(`src/content/guides/dj-cost.ts: no tier suits ${guests} guests`)
  return tier
}

const club = { hours: 4 }
const hall = { guests: 120, hours: 5 }
const hallTier = findTier(functions.tiers, hall.guests)
const reception = { guests: 100 }
const receptionTier = findTier(weddings.tiers, reception.guests)

export const djCost = {
  slug: 'dj-cost-sydney',
  name: 'What a DJ costs',
  teaser: 'Our DJ prices, three events added up and what changes the total.',
  parent: { name: djHire.name, to: '/services/dj-hire' },
  title: 'How much does a DJ cost in Sydney?',
  intro: `Our DJs start at ${formatBothPrices(djHire.startingFrom)} for ${djHire.scope.hours} hours, through your venue's speakers. With speakers, a microphone and lights too, it's from ${formatBothPrices(functionsBasic.price)}.`,
  gel: djHire.gel,
  image: functionsPremiumPicture,
  prices: {
    title: 'Our DJ prices',
    intro: "These are starting prices. Tell us the date and the place, and we'll send you the total.",
    rows: [
      {
        ...djHireLink,
        name: djHire.name,
        text: `${formatCount(djHire.scope.hours, 'hour')} with a DJ, a controller and a laptop, through your venue's speakers.`,
        price: djHire.startingFrom,
      },
      ...functions.tiers.map((tier) => ({
        ...functionsLink,
        ...toRow(tier, `at least ${formatCount(functions.hours, 'hour')}`),
      })),
      ...weddings.tiers.map((tier) => ({ ...weddingsLink, ...toRow(tier, formatCount(weddings.hours, 'hour')) })),
    ],
  },
  points: {
    title: 'What changes the price',
    list: [
      {
        title: 'Speakers',
        text: 'If your venue has a decent system, use it. Nothing saves you more. Ask the venue if a DJ can plug in.',
      },
      {
        title: 'Hours',
        text: `An extra hour costs ${formatBothPrices(djHire.scope.extraHour)} with the DJ alone, and ${formatBothPrices(functions.extraHour)} with a function package. Wedding packages run for ${weddings.hours} hours.`,
      },
      {
        title: 'Travel',
        text: `Packages include it ${travelArea}. If you only book the DJ, it costs ${travelExamples}.`,
      },
      {
        title: 'Guests',
        text: `More people dancing means bigger speakers. ${functionsBasic.name} suits up to ${functionsBasic.guests}. Just over? Call us before you pay for the next tier.`,
      },
      {
        title: 'The date',
        text: `Fridays and Saturdays go first. Book ${leadTimes.wedding} ahead for a wedding and ${formatCount(djHire.leadWeeks, 'week')} for a party.`,
      },
      {
        title: 'Your own DJ',
        text: `Got a friend who plays? Hire the gear from ${formatBothPrices(djEquipmentBasic.price)} and skip our DJ.`,
      },
    ],
  },
  examples: {
    title: 'Three events, added up',
    intro: "Here's what the prices above come to. Yours won't be exactly the same, so ask us.",
    rows: [
      {
        ...djHireLink,
        name: 'A 40th in a club',
        text: `${club.hours} hours through the club's speakers. That's ${djHire.name} with ${formatCount(club.hours - djHire.scope.hours, 'extra hour')}, plus travel.`,
        price: djHire.startingFrom + (club.hours - djHire.scope.hours) * djHire.scope.extraHour,
      },
      {
        ...functionsLink,
        name: 'An engagement in a hall',
        text: `${formatCount(hall.guests, 'guest')}, ${hall.hours} hours. That's ${hallTier.name} with ${formatCount(hall.hours - functions.hours, 'extra hour')}, travel included.`,
        price: hallTier.price + (hall.hours - functions.hours) * functions.extraHour,
      },
      {
        ...weddingsLink,
        name: 'A wedding reception',
        text: `${formatCount(reception.guests, 'guest')}, ${weddings.hours} hours. That's ${receptionTier.name}, travel included.`,
        price: receptionTier.price,
      },
    ],
  },
  answers: {
    title: 'Before you book',
    list: getAnswers(['deposit-and-balance', 'overtime', 'arrival', 'cancelling']),
  },
  seo: {
    title: 'How Much Does a DJ Cost in Sydney?',
    description: `A DJ in Sydney starts at ${formatBothPrices(djHire.startingFrom)}. With speakers and lights from ${formatBothPrices(functionsBasic.price)}. See what changes the price.`,
  },
} as const satisfies GuideEntry
