import schoolEventsPicture from '../../../pictures/heroes/school-events.webp?picture'
import { formatBothPrices, formatTotal } from '../../lib/text/money'
import { formatCount, formatGuests } from '../../lib/text/quantities'
import { getRuleGuests } from '../advice/guest-rules'
import { getAnswers } from '../answers'
import { company } from '../company'
import { getEquipment } from '../equipment'
import { hazeAndAsthma } from '../equipment/item-need-texts'
import { avEquipmentPackage } from '../packages/av-equipment'
import { functionsPackage } from '../packages/functions'
import { productionPackage } from '../packages/production'
import { speakersPackage } from '../packages/speakers'
import type { GuideEntry } from '../schemas/guide'
import { djHire } from '../services/dj-hire'
import { insuranceRule } from '../terms/crew-terms'
import { HIRE_HOURS, hireRules, technicianOffer } from '../terms/hire-terms'
import { leadTimes } from '../terms/lead-times'
import { quotedFrom } from '../terms/quoted-prices'
import { deliveryExamples } from '../terms/travel'

const [, , avDiamond] = avEquipmentPackage.tiers
const [disco, , wholeSchool] = functionsPackage.tiers
const [, musical] = productionPackage.tiers
const [, playlist] = speakersPackage.tiers
/** Lights the faces on a stage from its front. */
const faceLight = [
  { id: 'led-par', count: 2 },
  { id: 'lamp-stand', count: 2 },
] as const
const oval = getEquipment('battery-pa')
const playlistSpeaker = getEquipment('powered-speaker-15')

export const schoolEvents = {
  slug: 'school-events',
  name: 'Schools and P&Cs',
  teaser:
    'Discos, presentation nights, musicals and fetes, with prices and the paperwork your office needs.',
  title: `School disco and event hire in ${company.city}`,
  intro: `A school disco with our DJ costs from ${formatBothPrices(disco.price)} for ${formatCount(functionsPackage.hours, 'hour')}, and speakers for your own playlist from ${formatBothPrices(playlist.price)}.`,
  gel: 'amber',
  image: {
    ...schoolEventsPicture,
    alt: 'Two speakers on stands, LED bars, two par cans, a DJ controller and a battery speaker',
  },
  prices: ({ describeNextSize }) => ({
    title: 'Discos, presentation nights and musicals',
    intro: `Collect the gear, or have it delivered: ${deliveryExamples}.`,
    rows: [
      {
        name: 'School disco with our DJ',
        to: '/packages/functions#tiers',
        text: `${disco.name}. ${formatGuests(disco.guests)} indoors. The price includes travel, set-up and pack-down.`,
        price: disco.price,
        hours: functionsPackage.hours,
        isMinimum: true,
      },
      {
        name: 'Whole-school disco or Year 12 formal',
        to: '/packages/functions#tiers',
        text: `${wholeSchool.name}. ${formatGuests(wholeSchool.guests)} indoors. A DJ, subwoofers, moving lights and a mirror ball. ${describeNextSize(functionsPackage)}`,
        price: wholeSchool.price,
        hours: functionsPackage.hours,
        isMinimum: true,
      },
      {
        name: 'School disco with your playlist',
        to: '/packages/speakers#tiers',
        text: `${playlist.name}. ${formatGuests(playlist.guests)} indoors. Two big speakers, two microphones and your own playlist. Each speaker weighs ${playlistSpeaker.weightKg} kg, so it takes two adults. Keep the stands low and tape off a metre around them.`,
        price: playlist.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'Presentation night or trivia',
        to: '/packages/av-equipment#tiers',
        text: `${avDiamond.name}. ${formatGuests(avDiamond.guests)} indoors. A projector, a screen, speakers, a mixing desk and three microphones.`,
        price: avDiamond.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'School musical',
        to: '/packages/production#tiers',
        text: `${musical.name}. ${formatGuests(musical.guests)} indoors. Coloured and moving lights with haze, for your own stage. Sound, a lighting desk and an operator are extra. If you need a stage, ask us for one as big as your cast.`,
        price: musical.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
      {
        name: 'Fete stall or a ceremony on the oval',
        to: '/av-hire/battery-pa',
        text: `${oval.name}. It suits up to ${getRuleGuests('speeches', [{ id: 'battery-pa', count: 1 }])} people, comes with a wireless microphone and runs for up to ${oval.batteryHours} hours on its battery.`,
        price: oval.price24h,
        hours: HIRE_HOURS,
        isMinimum: false,
      },
    ],
  }),
  points: ({ getPrice }) => ({
    title: 'How a school hires from us',
    list: [
      {
        title: 'You run it, or we do',
        text: "A teacher or a parent can run an equipment package, and we'll show them how at collection or delivery. With a function package, our DJ does everything.",
      },
      {
        title: 'Weekend hire',
        text: `${hireRules.weekend} After a Friday disco, bring it back on Saturday, or on Monday for a second day's hire.`,
      },
      {
        title: 'When to book',
        text: `Book a DJ ${formatCount(djHire.leadWeeks, 'week')} ahead and gear ${leadTimes.hire}. ${leadTimes.busyHire}`,
      },
      {
        title: 'A week of a musical',
        text: `Twelve headset microphones cost ${formatBothPrices(getPrice({ items: [{ id: 'wireless-headset', count: 12 }] }))} a day. ${hireRules.longer} Twelve fill our 12-channel desk, so a band or a backing track needs our engineer's 24-channel one, from ${formatBothPrices(quotedFrom.largeDesk)} a day. ${technicianOffer} A lighting desk costs from ${formatBothPrices(quotedFrom.lightingDesk)} a day. For faces, ${musical.name} has two pairs of LED pars on stands. On your own rig they cost ${formatBothPrices(getPrice({ items: faceLight }))}.`,
      },
      {
        title: 'Haze and fog',
        text: `Check with whoever looks after the hall's smoke alarms first, because a false alarm can cost the school a call-out fee. ${hazeAndAsthma} Without haze the lights still work.`,
      },
      { title: 'Insurance', text: insuranceRule },
      {
        title: 'How loud',
        text: 'The school decides. Our DJ turns it down when a teacher asks and plays clean versions. With your own playlist, set the level before the doors open and mark the knob with tape.',
      },
    ],
  }),
  answers: {
    title: 'Paperwork for your school',
    list: getAnswers(['documents', 'invoices']),
    links: [
      { text: 'Comparing quotes', to: '/faq#councils-schools-companies' },
      { text: 'Public liability insurance', to: '/faq#public-liability' },
    ],
  },
  seo: {
    title: `School Disco, Musical & Fete Hire ${company.city}`,
    description: `Sound, lights and DJs for ${company.city} schools and P&Cs. Disco with a DJ from ${formatTotal(disco.price)}. Quotes, invoices and paperwork.`,
  },
} as const satisfies GuideEntry
