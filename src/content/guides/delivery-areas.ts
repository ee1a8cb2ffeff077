import { addPrices, formatAud, formatBothPrices, getTotal, withGst } from '../../lib/text/money'
import { formatList } from '../../lib/text/quantities'
import { getAnswers } from '../answers'
import { company } from '../company'
import { getEquipment } from '../equipment'
import { djEquipmentPackage } from '../packages/dj-equipment'
import { speakersPackage } from '../packages/speakers'
import { stageDoorPicture } from '../pictures'
import type { GuideEntry } from '../schemas/guide'
import { deliveryAreas, freeTravelArea, getDeliveryArea, getTripPrice, travelArea } from '../terms/travel'

const prices = deliveryAreas.map(({ price }) => price)
const [speakersBasic, speakersPremium] = speakersPackage.tiers
const [, djPremium] = djEquipmentPackage.tiers
const projector = getEquipment('projector-screen')
const wollongong = getDeliveryArea('wollongong')
const parramatta = getDeliveryArea('parramatta')
const shire = getDeliveryArea('sutherland-shire')

export const deliveryAreasGuide = {
  slug: 'delivery-areas',
  name: 'Where we deliver',
  teaser: `What we charge to come to your suburb, all over ${company.city} and the Illawarra, and what one van carries.`,
  title: `PA and DJ hire in the Sutherland Shire and across ${company.city}`,
  intro: `Each area has one price for the trip there and back. You pay it once a booking, for gear and people together. Delivery and pickup start at ${formatBothPrices(Math.min(...prices))} in ${shire.phrase}, and our people travel there at no extra cost.`,
  gel: 'teal',
  image: stageDoorPicture,
  asksForSuburb: true,
  prices: {
    title: 'What delivery costs, area by area',
    intro:
      "For what one van carries, to a ground floor anywhere in the area. Speaker hire costs the same in Penrith, Blacktown or the Hills as in Cronulla, and only the trip costs more. If you're further away, we'll quote it for your address.",
    rows: deliveryAreas.map(({ name, suburbs, price, isFreeForPeople }) => ({
      name,
      text: `${formatList(suburbs)}.${isFreeForPeople ? ' For gear alone: our people travel there at no extra cost.' : ''}`,
      price,
      isMinimum: false,
    })),
  },
  points: {
    title: 'What changes the price',
    list: [
      {
        title: 'Stairs or a long walk',
        text: 'A second person helps our driver carry. Mention it in your enquiry, and your quote shows what that adds.',
      },
      {
        title: 'The time',
        text: 'These prices are for business hours. Midnight pickups and loading docks with a time slot are quoted.',
      },
      {
        title: 'More than one van',
        text: 'Speakers, decks and lights for 250 guests fit in one. A stage or an LED screen comes in our truck.',
      },
      {
        title: 'What our crew builds',
        text: `A booth, a stage, a truss and everything we hang come with our crew. They bring the rest of your gear in the same trip, for the same price, and there's no trip to pay ${freeTravelArea}.`,
      },
      {
        title: 'Packages with our people',
        text: `Function, wedding and corporate packages include travel ${travelArea}, with everyone and everything you add.`,
      },
      {
        title: 'Collecting it instead',
        text: `Free, in ${company.suburb}, in business hours.`,
      },
    ],
  },
  examples: {
    title: 'What hire costs with delivery',
    intro: "For one day's hire.",
    rows: [
      {
        name: `Party speakers in ${shire.suburbs[0]}`,
        to: '/packages/speakers#tiers',
        text: `${speakersPremium.name}, and delivery to ${shire.phrase}.`,
        price: getTotal({ price: speakersPremium.price, trip: getTripPrice(shire.id, 'gear') }),
        isMinimum: true,
      },
      {
        name: `DJ gear in ${parramatta.name}`,
        to: '/packages/dj-equipment#tiers',
        text: `${djPremium.name}, and delivery to ${parramatta.name}.`,
        price: getTotal({ price: djPremium.price, trip: getTripPrice(parramatta.id, 'gear') }),
        isMinimum: true,
      },
      {
        name: `A projector in ${wollongong.name}`,
        to: '/av-hire/projector-screen',
        text: `Projector and screen, ${speakersBasic.name}, and delivery to ${wollongong.name}.`,
        price: getTotal({
          price: addPrices([projector.price24h, speakersBasic.price]),
          trip: getTripPrice(wollongong.id, 'gear'),
        }),
        isMinimum: true,
      },
    ],
  },
  answers: {
    title: 'If you collect it yourself',
    list: getAnswers(['pickup-times', 'weekend-return', 'late-return', 'vehicle', 'id-and-bond', 'faults-after-hours']),
  },
  seo: {
    title: `PA & DJ Hire: Sutherland Shire & ${company.city}`,
    description: `Speaker, DJ and AV hire delivered to ${shire.phrase}, ${parramatta.name}, ${wollongong.name} and all of ${company.city}. From ${formatAud(withGst(Math.min(...prices)))} there and back.`,
  },
} as const satisfies GuideEntry
