import cablesPicture from '../../../pictures/about/cables.webp?picture'
import { capitalize } from '../../lib/text/capitalize'
import { formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import { formatCountInWords, formatList } from '../../lib/text/quantities'
import { getAnswers } from '../answers'
import { company } from '../company'
import { avEquipmentPackage } from '../packages/av-equipment'
import { djEquipmentPackage } from '../packages/dj-equipment'
import { speakersPackage } from '../packages/speakers'
import type { GuideEntry, PriceRow } from '../schemas/guide'
import { truckRule } from '../terms/crew-terms'
import { technician } from '../terms/hire-terms'
import {
  deliveryAreas,
  getDeliveryArea,
  packagesWithTravel,
  travelArea,
  travelLimit,
} from '../terms/travel'

const prices = deliveryAreas.map(({ price }) => price)
const [speakersBasic, speakersPremium] = speakersPackage.tiers
const [, djPremium] = djEquipmentPackage.tiers
const [avBasic] = avEquipmentPackage.tiers
const wollongong = getDeliveryArea('wollongong')
const parramatta = getDeliveryArea('parramatta')
const shire = getDeliveryArea('sutherland-shire')

export const deliveryAreasGuide = {
  slug: 'delivery-areas',
  name: 'Where we deliver',
  teaser: `What we charge to come to your suburb, all over ${company.city} and the Illawarra, and what one van carries.`,
  title: `PA and DJ hire in the Sutherland Shire and across ${company.city}`,
  intro: `Each area has one price there and back: for gear alone what one van carries, and with our crew whatever we bring. You pay it once a booking, for gear and people together. Delivery and pickup start at ${formatBothPrices(Math.min(...prices))} in ${shire.phrase}, and our people travel there at no extra cost.`,
  gel: 'teal',
  image: {
    ...cablesPicture,
    alt: 'Rigger in a cap with a coil of cable over one shoulder, dark against amber light',
  },
  asksForSuburb: true,
  prices: {
    title: 'Delivery prices by area',
    intro:
      "For what one van carries, to a ground floor anywhere in the area. The gear costs the same wherever you are. Only the trip changes. If your suburb isn't in any of them, we'll quote it for your address.",
    rows: deliveryAreas.map(({ name, suburbs, price, isFreeForPeople }) => ({
      name,
      text: `${formatList(suburbs)}.${isFreeForPeople ? ' For gear on its own. Our people travel there free.' : ''}`,
      price,
      isMinimum: false,
    })),
  },
  points: {
    title: 'What changes the price',
    list: [
      {
        title: 'Stairs or a long walk',
        text: `A second person helps our driver carry. That's usually one crew hour, ${formatBothPrices(technician.extraHour)}.`,
      },
      {
        title: 'The time',
        text: 'These prices are for business hours. Midnight pickups and loading docks with a time slot are quoted.',
      },
      {
        title: 'Van or truck',
        text: `Speakers, decks and lights for 250 guests fit in the van. A stage or an LED screen comes in our truck with the crew, for the same price. ${truckRule} If your dock is low, tell us how high it is.`,
      },
      {
        title: 'Packages that include it',
        text: `${packagesWithTravel} include travel ${travelArea}. ${travelLimit}`,
      },
    ],
  },
  examples: ({ getPrice }) => {
    const rows: readonly PriceRow[] = [
      {
        name: `Party speakers in ${shire.suburbs[0]}`,
        to: '/packages/speakers#tiers',
        text: `${speakersPremium.name}, and delivery to ${shire.phrase}.`,
        price: getPrice({ tiers: [speakersPremium], area: shire.id }),
        isMinimum: true,
      },
      {
        name: `DJ gear in ${parramatta.name}`,
        to: '/packages/dj-equipment#tiers',
        text: `${djPremium.name}, and delivery to ${parramatta.name}.`,
        price: getPrice({ tiers: [djPremium], area: parramatta.id }),
        isMinimum: true,
      },
      {
        name: `A projector in ${wollongong.name}`,
        to: '/packages/av-equipment#tiers',
        text: `${avBasic.name}, ${speakersBasic.name}, and delivery to ${wollongong.name}.`,
        price: getPrice({ tiers: [avBasic, speakersBasic], area: wollongong.id }),
        isMinimum: true,
      },
    ]
    return {
      title: `${capitalize(formatCountInWords(rows.length, 'hire'))}, delivered`,
      intro: "For one day's hire.",
      rows,
    }
  },
  answers: {
    title: 'Collecting it yourself',
    list: getAnswers(['vehicle']),
    links: [{ text: 'Times, late returns and ID', to: '/faq#pickup-and-return' }],
  },
  seo: {
    title: `PA & DJ Hire: Sutherland Shire & ${company.city}`,
    description: `Speaker, DJ and AV hire delivered to ${shire.phrase}, ${parramatta.name}, ${wollongong.name} and all of ${company.city}. From ${formatAud(withGst(Math.min(...prices)))} there and back.`,
  },
} as const satisfies GuideEntry
