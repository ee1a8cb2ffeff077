import { getCrewFrom } from '../../lib/item-specs'
import { formatBothPrices } from '../../lib/money'
import { formatCount, formatGuests } from '../../lib/quantities'
import { getAnswers } from '../answers'
import { getEquipment } from '../equipment'
import { faq } from '../faq'
import { getGuests } from '../guest-rules'
import type { GuideEntry } from '../guide'
import { hireRules } from '../hire-terms'
import { leadTimes } from '../lead-times'
import { avEquipment } from '../packages/av-equipment'
import { functions } from '../packages/functions'
import { production } from '../packages/production'
import { speakers } from '../packages/speakers'
import { avEquipmentPicture } from '../pictures'

const [, , avDiamond] = avEquipment.tiers
const [disco, , formal] = functions.tiers
const [, , , musical] = production.tiers
const [, playlist] = speakers.tiers
const oval = getEquipment('battery-pa')

export const schoolEvents = {
  slug: 'school-events',
  name: 'Schools and P&Cs',
  teaser: 'Discos, presentation nights, musicals and fetes, with prices and the paperwork your office needs.',
  parent: { name: 'Packages', to: '/packages' },
  title: 'School disco and event hire in Sydney',
  intro:
    "Discos, presentation nights, musicals and fetes for schools and P&Cs. Here's what each one costs, and the paperwork your office will want. Start with what the school has. If the hall's own speakers will do, just hire what's missing.",
  gel: 'amber',
  image: avEquipmentPicture,
  prices: {
    title: 'What it costs',
    intro: "Starting prices, with and without GST. If you'd like delivery, we'll quote it for your address.",
    rows: [
      {
        name: 'School disco with our DJ',
        to: '/packages/functions#tiers',
        text: `${disco.name}. ${formatGuests(disco.guests)}, at least ${formatCount(functions.hours, 'hour')}. The price includes travel, set-up and pack-down.`,
        price: disco.price,
        isMinimum: true,
      },
      {
        name: 'School disco with your playlist',
        to: '/packages/speakers#tiers',
        text: `${playlist.name}. ${formatGuests(playlist.guests)}. Two big speakers and two microphones. A parent presses play.`,
        price: playlist.price,
        isMinimum: true,
      },
      {
        name: 'Presentation night or trivia',
        to: '/packages/av-equipment#tiers',
        text: `${avDiamond.name}. ${formatGuests(avDiamond.guests)}. A projector, a screen, speakers, a mixing desk and three microphones.`,
        price: avDiamond.price,
        isMinimum: true,
      },
      {
        name: 'Year 12 formal',
        to: '/packages/functions#tiers',
        text: `${formal.name}. ${formatGuests(formal.guests)}. A DJ, subwoofers, moving lights and a mirror ball.`,
        price: formal.price,
        isMinimum: true,
      },
      {
        name: 'School musical',
        to: '/packages/production#tiers',
        text: `${musical.name}. ${formatGuests(musical.guests)}. A stage, a truss (a metal frame for lights), moving lights and fog. For a week of shows, ask us for a rate.`,
        price: musical.price,
        isMinimum: true,
        crewFrom: getCrewFrom(production.tiers.flatMap(({ items }) => items.map(({ id }) => getEquipment(id)))),
      },
      {
        name: 'Fete or sports day on the oval',
        to: '/av-hire/battery-pa',
        text: `${oval.name}. It suits up to ${getGuests('speeches', { 'battery-pa': 1 })} people, comes with a wireless microphone and runs for up to ${oval.batteryHours} hours on its battery.`,
        price: oval.price24h,
        isMinimum: false,
      },
    ],
  },
  points: {
    title: 'How it works',
    list: [
      {
        title: 'You run it, or we do',
        text: "A teacher or a parent can run an equipment package, and we'll show them how at collection or delivery. With a function package, our DJ does everything.",
      },
      {
        title: 'Friday to Monday',
        text: `${hireRules.weekend} Disco on Friday? Ask us about bringing it back after the weekend.`,
      },
      {
        title: 'When to book',
        text: `Book gear ${leadTimes.hire} ahead. ${leadTimes.busyHire}`,
      },
      {
        title: 'Haze and fog',
        text: "Check with whoever looks after the hall's smoke alarms first. If it's a no, the lights work without them.",
      },
    ],
  },
  answers: {
    title: 'The paperwork',
    list: [
      ...getAnswers(['documents']),
      ...faq.flatMap(({ id, question, answer }) => (id === 'public-liability' ? { id, question, answer } : [])),
      ...getAnswers(['comparing-quotes', 'purchase-orders', 'invoices']),
    ],
  },
  seo: {
    title: 'School Disco, Musical & Fete Hire Sydney',
    description: `Sound, lights and DJs for Sydney schools and P&Cs. Disco with a DJ from ${formatBothPrices(disco.price)}. Quotes, invoices and paperwork.`,
  },
} as const satisfies GuideEntry
