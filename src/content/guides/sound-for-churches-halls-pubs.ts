import { capitalize } from '../../lib/text/capitalize'
import { formatAud, formatBothPrices, formatTotal, withGst } from '../../lib/text/money'
import { formatGuests } from '../../lib/text/quantities'
import { getRuleGuests } from '../advice/guest-rules'
import { getAnswers } from '../answers'
import { company } from '../company'
import { formatItemTotal, getEquipment } from '../equipment'
import { avEquipmentPackage } from '../packages/av-equipment'
import { speakersPackage } from '../packages/speakers'
import type { GuideEntry } from '../schemas/guide'
import { avEngineeringInstallation } from '../services/av-engineering-installation'
import { HIRE_HOURS, hireRules, technician } from '../terms/hire-terms'
import { quotedFrom } from '../terms/quoted-prices'
import { freeTravelArea } from '../terms/travel'

const { scope, startingFrom, availability, extras, clientProvides } = avEngineeringInstallation
const [, , avDiamond] = avEquipmentPackage.tiers
const [, , , speakersHorizon] = speakersPackage.tiers
const [image] = avEngineeringInstallation.gallery
/** A system for a church of 150 seats, with its installation, in AUD excluding GST. Sample data. */
const churchPrice: { from: number; to: number } = { from: 12_000, to: 20_000 }
const columns = getEquipment('column-array')
const sundayKit = ['column-array', 'wireless-handheld-dual', 'mixing-console'] as const

export const venueSound = {
  slug: 'sound-for-churches-halls-pubs',
  name: 'Sound for churches, halls and pubs',
  teaser: "What a permanent system costs to design and install, and what to hire until it's in.",
  title: 'Sound systems for churches, halls and pubs',
  intro: `We design and install sound from ${formatBothPrices(startingFrom)}, plus the equipment. Until it's in, hire what you need by the day.`,
  gel: 'teal',
  image,
  prices: {
    title: 'Installation, hire and technicians',
    intro: `After the survey we quote the equipment for your building. For a church of 150 seats, sound with its installation usually comes to ${formatBothPrices(churchPrice)}.`,
    rows: [
      {
        name: 'Installation in one room',
        to: '/services/av-engineering-installation',
        text: `${capitalize(scope.buys)}. An extra hour costs ${formatBothPrices(scope.extraHour)}. Quoted separately: ${extras.charAt(0).toLowerCase()}${extras.slice(1)}.`,
        price: startingFrom,
        hours: scope.hours,
        isMinimum: true,
      },
      {
        name: 'Speakers for a church',
        to: '/av-hire/column-array',
        text: `A column pair carries speech to ${getRuleGuests('speeches', [{ id: 'column-array', count: 1 }])} seats. Microphones are extra. Collect it on Saturday for Sunday's service and return it by noon on Monday for one day's hire.`,
        price: columns.price24h,
        hours: HIRE_HOURS,
        isMinimum: false,
      },
      {
        name: 'Screen and sound for a school hall',
        to: '/packages/av-equipment#tiers',
        text: `${avDiamond.name}. ${formatGuests(avDiamond.guests)} indoors. A projector, a screen, speakers, a mixing desk and three microphones for assemblies and presentation nights.`,
        price: avDiamond.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'Towers for a pub or club',
        to: '/packages/speakers#tiers',
        text: `${speakersHorizon.name}. ${formatGuests(speakersHorizon.guests)} indoors. Towers, subwoofers and a mixing desk for a band or a DJ.`,
        price: speakersHorizon.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'A technician for your own system',
        text: `Someone who sets it up and runs it. They travel free ${freeTravelArea}.`,
        price: technician.price,
        hours: technician.hours,
        isMinimum: true,
      },
    ],
  },
  points: {
    title: 'What each kind of building needs',
    list: [
      {
        title: 'Church',
        text: `Speech first. Brick and bare floors echo, and a few slim speakers near the pews beat two big ones at the front. A new system in a church or a hall usually needs a hearing loop, from ${formatTotal(quotedFrom.hearingLoop)}, and we plan it in. We don't have a loop for a single service, but we can hire one in and quote it. Want to stream the service? A camera with its controls adds from ${formatTotal(quotedFrom.streamCamera)}, and someone on your roster has to run it.`,
      },
      {
        title: 'School hall',
        text: 'One button for assembly, and a desk for the musical. Most teachers only touch the panel by the door: a mic, a volume knob and a laptop input.',
      },
      {
        title: 'Pub or club',
        text: `Put the match on in the bar, call bingo in the lounge and keep the bistro quiet. Send us the noise condition on your licence. If you have a limiter, the system runs through it. For a big match, hire a projector and screen, ${formatItemTotal('projector-screen')}, and ask your TV provider if you may show it.`,
      },
      { title: 'Survey and dates', text: availability },
      { title: 'What we need from you', text: `${clientProvides}.` },
      {
        title: "After it's in",
        text: 'We train your volunteers or your staff and leave a printed guide. In the first year, help by phone and one visit to retune it are free.',
      },
      {
        title: 'Hire for a season',
        text: `${hireRules.longer} If you need it for a term, or while the old system's out, send the dates and we'll quote the lot.`,
      },
    ],
  },
  examples: ({ getPrice }) => ({
    title: 'One Sunday, priced',
    intro: 'What a church hires for one service while its own system is being installed.',
    rows: [
      {
        name: 'Speech and a small band',
        to: '/av-hire/pa-systems',
        text: `The column pair, a wireless pair for ${formatItemTotal('wireless-handheld-dual')} and a mixing desk for ${formatItemTotal('mixing-console')}.`,
        price: getPrice({ items: sundayKit.map((id) => ({ id, count: 1 })) }),
        isMinimum: false,
      },
    ],
  }),
  answers: {
    title: 'Weekly nights at a pub or club',
    list: getAnswers(['weekly-nights']),
    links: [
      { text: 'Technicians', to: '/faq#on-the-day' },
      { text: 'Music licence', to: '/faq#djs-and-photos' },
      { text: 'Quotes, purchase orders and documents', to: '/faq#councils-schools-companies' },
    ],
  },
  seo: {
    title: `Church, Hall & Pub Sound, ${company.city}`,
    description: `Sound system installation for churches, school halls and pubs in ${company.city}, from ${formatAud(withGst(startingFrom))} plus equipment. A technician from ${formatAud(withGst(technician.price))}.`,
  },
} as const satisfies GuideEntry
