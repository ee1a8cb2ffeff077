import { capitalize } from '../../lib/text/capitalize'
import { formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import { formatCount, formatCountInWords, formatMaxGuests } from '../../lib/text/quantities'
import { getRuleGuests } from '../advice/guest-rules'
import { WALL_TEXT_POINTS } from '../advice/slide-text'
import { getAnswers } from '../answers'
import { company } from '../company'
import { formatItemPrice, getEquipment } from '../equipment'
import { formatWallPixels } from '../equipment/led-panels'
import { corporatePackage } from '../packages/corporate'
import type { GuideEntry, PriceRow } from '../schemas/guide'
import { NEXT_DAY_PERCENT, nightRule } from '../terms/crew-terms'
import { HIRE_HOURS, technician } from '../terms/hire-terms'

const [, , smallerWall, largerWall] = corporatePackage.tiers
const screen = getEquipment('led-screen')
const screenGuests = getRuleGuests('slides', [{ id: 'led-screen', count: 1 }])

const toRow = ({
  name,
  screenM,
  guests,
  price,
  technicians,
}: typeof smallerWall | typeof largerWall) => ({
  name: `LED wall of ${screenM.width} × ${screenM.height} m`,
  to: '/packages/corporate#tiers' as const,
  text: `${formatWallPixels(screenM)}, for ${formatMaxGuests(guests)} in rows who read ${WALL_TEXT_POINTS}-point slides. That's ${name}: the wall, a stage, speakers, microphones, lights and ${formatCount(technicians, 'technician')}.`,
  price,
  hours: corporatePackage.hours,
  isMinimum: true,
})

const sizes: readonly PriceRow[] = [
  {
    name: 'LED screen of 1.5 × 1 m',
    to: '/av-hire/led-screen',
    text: `${formatWallPixels({ width: 1.5, height: 1 })}. For a logo, photos or a moving background in front of about ${screenGuests} guests. It's too coarse for text.`,
    price: screen.price24h,
    hours: HIRE_HOURS,
    isMinimum: true,
    crewFrom: screen.crewFrom,
  },
  toRow(smallerWall),
  toRow(largerWall),
]
const sizesInWords = formatCountInWords(sizes.length, 'size')

export const ledWallHire = {
  slug: 'led-wall-hire',
  name: 'LED walls',
  teaser: `${capitalize(sizesInWords)} with their pixels, their seats and their prices, and what to send us to play on them.`,
  title: `LED wall hire in ${company.city}`,
  intro: `An LED screen for your logo costs ${formatItemPrice('led-screen')}. A wall that shows slides comes with a stage and our crew, from ${formatBothPrices(smallerWall.price)}.`,
  gel: 'teal',
  image: largerWall.image,
  prices: {
    title: capitalize(sizesInWords),
    intro:
      "They all stay bright with the lights on. Outdoors they're for after dark: by day you need an outdoor wall, which we quote. Other shapes, like 9:16 or 6 m wide, are quoted too.",
    rows: sizes,
  },
  points: ({ getNextDayPrice }) => ({
    title: 'Planning a brand activation or a conference',
    list: [
      {
        title: 'What to send',
        text: "Email us MP4s at exactly the wall's size in pixels (above), or double it. We test them on the wall before your guests arrive.",
      },
      {
        title: 'Slides',
        text: `A normal 16:9 slide leaves a black strip either side. Make your deck 2:1, with ${WALL_TEXT_POINTS}-point text or bigger, and it fills the wall.`,
      },
      {
        title: 'Several days in a row',
        text: `If the wall stays up, each further day costs about ${NEXT_DAY_PERCENT}% of the first. For the ${smallerWall.screenM.width} m wall that's about ${formatBothPrices(getNextDayPrice(smallerWall))}, and the room has to be locked overnight. If it then goes to Melbourne, we quote the trip and the nights away.`,
      },
      { title: 'Building at night', text: nightRule },
      {
        title: 'Your colours on everything',
        text: `The front of the LED DJ Booth is ${formatWallPixels({ width: 2, height: 1 })} and plays the same logo. Send your hex colours and we'll set the uplights as close as they go. Crew in your shirts costs nothing extra.`,
      },
      {
        title: 'Access and power',
        text: `Both walls need a goods lift or double doors, and a three-phase outlet close by. The ceiling has to be ${smallerWall.ceiling.metres} m high for the ${smallerWall.screenM.width} m wall and ${largerWall.ceiling.metres} m for the ${largerWall.screenM.width} m one. An extra hour with the crew costs from ${formatBothPrices(technician.extraHour)} for each technician.`,
      },
    ],
  }),
  answers: {
    title: 'Documents for your venue',
    list: getAnswers(['documents']),
    links: [
      { text: 'Rehearsals and arrival', to: '/faq#on-the-day' },
      { text: 'Rain and power', to: '/faq#weather-power-and-space' },
      { text: 'Comparing quotes', to: '/faq#councils-schools-companies' },
    ],
  },
  seo: {
    title: `LED Wall Hire & Prices, ${company.city}`,
    description: `LED wall hire in ${company.city}: 3 and 4 m walls with stage and crew from ${formatAud(withGst(smallerWall.price))}, and a 1.5 m screen for your logo. Pixels, seats and several days.`,
  },
} as const satisfies GuideEntry
