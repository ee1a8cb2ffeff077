import { addPrices, formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import { formatGuests } from '../../lib/text/quantities'
import { getRuleGuests } from '../advice/guest-rules'
import { getAnswers } from '../answers'
import { formatItemPrice, getEquipment } from '../equipment'
import { avEquipmentPackage } from '../packages/av-equipment'
import { speakersPackage } from '../packages/speakers'
import type { GuideEntry } from '../schemas/guide'
import { avEngineeringInstallation } from '../services/av-engineering-installation'
import { HIRE_HOURS, hireRules, technician } from '../terms/hire-terms'
import { travelExamples } from '../terms/travel'

const { scope, startingFrom, availability, extras, clientProvides } = avEngineeringInstallation
const [, , avDiamond] = avEquipmentPackage.tiers
const [, , , speakersHorizon] = speakersPackage.tiers
const [image] = avEngineeringInstallation.gallery
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
    title: 'Installed, hired or run for you',
    intro: 'After the survey we quote the equipment for your building.',
    rows: [
      {
        name: 'Installation in one room',
        to: '/services/av-engineering-installation',
        text: `${scope.buys.charAt(0).toUpperCase()}${scope.buys.slice(1)}. An extra hour costs ${formatBothPrices(scope.extraHour)}. Quoted on top: ${extras.charAt(0).toLowerCase()}${extras.slice(1)}.`,
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
        text: `Someone who sets it up and runs it. The trip costs ${travelExamples}.`,
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
        text: 'Speech first. Brick and timber echo, so a few slim speakers near the pews beat two big ones at the front. A new system in a church or a hall usually needs a hearing loop, so we plan it in. Tell us if you want a live stream, and who on your roster will run it.',
      },
      {
        title: 'School hall',
        text: 'One button for assembly, and a desk for the musical. A panel by the door with a microphone, a level and an input for a laptop is all most teachers touch.',
      },
      {
        title: 'Pub or club',
        text: 'Areas with their own volume: the match in the bar, bingo in the lounge, quiet in the bistro. Send us the noise condition on your licence. If you have a limiter, the system runs through it.',
      },
      { title: 'Survey and dates', text: availability },
      { title: 'What we need from you', text: `${clientProvides}.` },
      {
        title: 'Hire for a season',
        text: `${hireRules.longer} Between two systems, or for a term of rehearsals, send us the dates and we'll quote the lot.`,
      },
    ],
  },
  examples: {
    title: 'One Sunday, added up',
    intro: 'What a church hires for one service while its own system is being installed.',
    rows: [
      {
        name: 'Speech and a small band',
        to: '/av-hire/pa-systems',
        text: `The column pair, a wireless pair (${formatItemPrice('wireless-handheld-dual')}) and a mixing desk (${formatItemPrice('mixing-console')}).`,
        price: addPrices(sundayKit.map((id) => getEquipment(id).price24h)),
        isMinimum: false,
      },
    ],
  },
  answers: {
    title: 'Licences, documents and technicians',
    list: getAnswers([
      'technician',
      'music-licence',
      'weekly-nights',
      'comparing-quotes',
      'purchase-orders',
      'documents',
    ]),
  },
  seo: {
    title: 'Church, Hall & Pub Sound, Sydney',
    description: `Sound system installation for churches, school halls and pubs in Sydney, from ${formatAud(withGst(startingFrom))} plus equipment. A technician from ${formatAud(withGst(technician.price))}.`,
  },
} as const satisfies GuideEntry
