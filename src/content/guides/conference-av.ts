import { capitalize } from '../../lib/text/capitalize'
import { formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import { formatCount, formatCountInWords, formatGuests } from '../../lib/text/quantities'
import { getRuleGuests } from '../advice/guest-rules'
import { SLIDE_TEXT_POINTS, WALL_TEXT_POINTS } from '../advice/slide-text'
import { getAnswers } from '../answers'
import { company } from '../company'
import { formatItemTotal } from '../equipment'
import { avEquipmentPackage } from '../packages/av-equipment'
import { corporatePackage, longDayRule } from '../packages/corporate'
import type { GuideEntry, PriceRow } from '../schemas/guide'
import { NEXT_DAY_PERCENT } from '../terms/crew-terms'
import { HIRE_HOURS, isTooLongAlone, technician } from '../terms/hire-terms'
import { quotedFrom } from '../terms/quoted-prices'
import { travelArea } from '../terms/travel'

const { hours } = corporatePackage
const [corporateBasic, corporatePremium, corporateDiamond, corporateHorizon] =
  corporatePackage.tiers
const [avBasic, avPremium] = avEquipmentPackage.tiers
const fullDay = { hours: 8 }
/** A technician for the full day in another room, with a second one who shares it if one alone may not work as long. */
const fullDayTechnician =
  (isTooLongAlone(fullDay.hours) ? 2 : 1) * technician.price +
  (fullDay.hours - technician.hours) * technician.extraHour
const agm = { seats: 40, microphonePairs: 3 }
const tiersLink = { to: '/packages/corporate#tiers', isMinimum: true } as const

export const conferenceAv = {
  slug: 'conference-av',
  name: 'Screens and microphones for conferences',
  teaser:
    'Which screen suits how many seats, how many microphones a panel needs, and the price of a full day.',
  title: `Conference AV prices in ${company.city}`,
  intro: `Our conference AV with a technician costs from ${formatBothPrices(corporateBasic.price)} for ${hours} hours. A projector you run yourself costs from ${formatBothPrices(avBasic.price)}.`,
  gel: 'teal',
  image: corporatePremium.image,
  prices: {
    title: 'With a technician, or on your own',
    intro: 'If your room has a good screen, use it and hire only the microphones.',
    rows: [
      ...corporatePackage.tiers.map(({ name, guests, description, price }) => ({
        ...tiersLink,
        name,
        text: `${formatGuests(guests)} indoors. ${description}`,
        price,
        hours,
      })),
      {
        name: avPremium.name,
        to: '/packages/av-equipment#tiers',
        text: `${formatGuests(avPremium.guests)} indoors. A projector, a screen, one speaker and a wireless microphone that your own people run.`,
        price: avPremium.price,
        hours: HIRE_HOURS,
        isMinimum: true,
      },
    ],
  },
  points: ({ describeNextSize, getPrice }) => ({
    title: 'What to ask for',
    list: [
      {
        title: 'How big a screen',
        text: `With ${SLIDE_TEXT_POINTS}-point slides, one projector screen does ${getRuleGuests('slides', [{ id: 'projector-screen', count: 1 }])} seats in rows. Two, left and right, do ${getRuleGuests('slides', [{ id: 'projector-screen', count: 2 }])}, with speakers to match. An LED wall stands behind a stage, so make your text ${WALL_TEXT_POINTS}-point: then the ${corporateDiamond.screenM.width} m wall does ${corporateDiamond.guests} and the ${corporateHorizon.screenM.width} m one ${corporateHorizon.guests}. ${describeNextSize(corporatePackage)}`,
      },
      {
        title: 'Projector or LED wall',
        text: "A projector wants the lights off above the screen. If you can't darken the windows, take the wall. If someone's filming close up, ask us first: LED can shimmer.",
      },
      {
        title: 'Microphones',
        text: `One on the lectern, a headset if you walk about, one each for the panel and two for questions. A headset costs ${formatItemTotal('wireless-headset')} and a wireless pair ${formatItemTotal('wireless-handheld-dual')}.`,
      },
      {
        title: 'A full day',
        text: `The ${hours} hours start with your rehearsal or your first guest. ${longDayRule}`,
      },
      {
        title: 'A second day, or a second room',
        text: `If everything stays up, each further day costs about ${NEXT_DAY_PERCENT}% of the first. For a breakout room, take ${avPremium.name} with a technician: from ${formatBothPrices(getPrice({ tiers: [avPremium], quoted: technician.price }))} for up to ${technician.hours} hours, and from ${formatBothPrices(getPrice({ tiers: [avPremium], quoted: fullDayTechnician }))} for a full day of ${fullDay.hours}.`,
      },
      {
        title: 'Slides and sound',
        text: 'Email us the slides the day before, as files, with the videos in the same folder. We test them on our laptop before the doors open, and delete them when your event is over.',
      },
      {
        title: 'Set-up and travel',
        text: `The price includes both ${travelArea}. A stage or an LED wall takes half a day, so book the room from the morning or the evening before.`,
      },
    ],
  }),
  examples: ({ getPrice }) => {
    const rows: readonly PriceRow[] = [
      {
        ...tiersLink,
        name: 'Half a day with slides',
        text: `${formatCount(corporatePremium.guests, 'seat')}, ${hours} hours. That's ${corporatePremium.name}.`,
        price: getPrice({ tiers: [corporatePremium] }),
      },
      {
        ...tiersLink,
        name: 'A full day with slides',
        text: `The same for ${fullDay.hours} hours: ${formatCount(fullDay.hours - hours, 'extra hour')}, and a second technician to share the day.`,
        price: getPrice({ tiers: [corporatePremium], hours: fullDay.hours }),
      },
      {
        ...tiersLink,
        name: 'An AGM on Teams',
        text: `${formatCount(agm.seats, 'seat')} and ${agm.microphonePairs * 2} directors, ${hours} hours. That's ${corporatePremium.name} for the faces on the screen, ${agm.microphonePairs} wireless pairs, a mixing desk, and a camera with its operator for Teams.`,
        price: getPrice({
          tiers: [corporatePremium],
          items: [
            { id: 'wireless-handheld-dual', count: agm.microphonePairs },
            { id: 'mixing-console', count: 1 },
          ],
          quoted: quotedFrom.onlineMeeting,
        }),
      },
      {
        name: 'A training day you run',
        to: '/packages/av-equipment#tiers',
        text: `${formatCount(avPremium.guests, 'seat')}. That's ${avPremium.name} and a headset microphone, collected from us.`,
        price: getPrice({ tiers: [avPremium], items: [{ id: 'wireless-headset', count: 1 }] }),
        isMinimum: true,
      },
    ]
    return {
      title: `${capitalize(formatCountInWords(rows.length, 'event'))}, priced`,
      intro: 'Travel is included unless you collect.',
      rows,
    }
  },
  answers: {
    title: 'Rehearsals, streams and recordings',
    list: getAnswers(['rehearsal-stream-recording']),
    links: [
      { text: 'Arrival and technicians', to: '/faq#on-the-day' },
      { text: 'Quotes, invoices and documents', to: '/faq#councils-schools-companies' },
    ],
  },
  seo: {
    title: `Conference AV Prices & Screens, ${company.city}`,
    description: `Screens, lecterns and microphones for conferences in ${company.city}, with our technician from ${formatAud(withGst(corporateBasic.price))}. Which screen suits how many seats, and full days.`,
  },
} as const satisfies GuideEntry
