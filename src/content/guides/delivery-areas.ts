import { addPrices, formatAud, formatBothPrices, withGst } from '../../lib/text/money'
import { formatList } from '../../lib/text/quantities'
import { getAnswers } from '../answers'
import { company } from '../company'
import { getEquipment } from '../equipment'
import { djEquipmentPackage } from '../packages/dj-equipment'
import { speakersPackage } from '../packages/speakers'
import { stageDoorPicture } from '../pictures'
import type { GuideEntry } from '../schemas/guide'
import { hireRules } from '../terms/hire-terms'
import { deliveryAreas, getDeliveryArea, travelArea } from '../terms/travel'

const prices = deliveryAreas.map(({ price }) => price)
const [speakersBasic, speakersPremium] = speakersPackage.tiers
const [, djPremium] = djEquipmentPackage.tiers
const projector = getEquipment('projector-screen')
const farthest = getDeliveryArea('wollongong')
const parramatta = getDeliveryArea('parramatta')
const shire = getDeliveryArea('sutherland-shire')

export const deliveryAreasGuide = {
  slug: 'delivery-areas',
  name: 'Where we deliver',
  teaser: 'The price of delivery and pickup for each area, from the Shire to Wollongong, and what one van carries.',
  title: 'PA and DJ hire in the Sutherland Shire and across Sydney',
  intro: `We deliver hired gear from ${company.suburb} and pick it up again, for one price there and back. It starts at ${formatBothPrices(Math.min(...prices))} in ${shire.phrase}.`,
  gel: 'teal',
  image: stageDoorPicture,
  prices: {
    title: 'Delivery and pickup, by area',
    intro:
      "There and back, for what one van carries to a ground floor in these suburbs and the ones around them. If you're further away, we'll quote it for your address.",
    rows: deliveryAreas.map(({ name, suburbs, price }) => ({
      name,
      text: `${formatList(suburbs)}.`,
      price,
      isMinimum: false,
    })),
  },
  points: {
    title: 'What changes the price',
    list: [
      {
        title: 'Stairs, lifts and long walks',
        text: 'A second person helps our driver carry. Mention them in your enquiry, and your quote shows what that adds.',
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
        text: `A booth, a stage, a truss and everything we hang come with our crew, and their price includes delivery ${travelArea}.`,
      },
      {
        title: 'Packages with our people',
        text: `Function, wedding and corporate packages include travel ${travelArea}. Delivery is for gear you run yourself.`,
      },
      {
        title: 'Collecting it instead',
        text: `Free, in ${company.suburb}. ${hireRules.weekend}`,
      },
    ],
  },
  examples: {
    title: 'What hire costs with delivery',
    intro: 'For 24 hours, or from Saturday to Monday noon.',
    rows: [
      {
        name: `Party speakers in ${shire.suburbs[0]}`,
        to: '/packages/speakers#tiers',
        text: `${speakersPremium.name}, and delivery to ${shire.phrase}.`,
        price: speakersPremium.price + shire.price,
        isMinimum: true,
      },
      {
        name: `DJ gear in ${parramatta.name}`,
        to: '/packages/dj-equipment#tiers',
        text: `${djPremium.name}, and delivery to ${parramatta.name}.`,
        price: djPremium.price + parramatta.price,
        isMinimum: true,
      },
      {
        name: `A projector in ${farthest.name}`,
        to: '/av-hire/projector-screen',
        text: `Projector and screen, ${speakersBasic.name}, and delivery to ${farthest.name}.`,
        price: addPrices([projector.price24h, speakersBasic.price, farthest.price]),
        isMinimum: true,
      },
    ],
  },
  answers: {
    title: 'If you collect it yourself',
    list: getAnswers(['pickup-times', 'weekend-return', 'late-return', 'vehicle', 'id-and-bond', 'faults-after-hours']),
  },
  seo: {
    title: 'PA & DJ Hire: Sutherland Shire & Sydney',
    description: `Speaker, DJ and AV hire delivered to ${shire.phrase}, ${parramatta.name}, ${farthest.name} and all of Sydney. From ${formatAud(withGst(Math.min(...prices)))} there and back.`,
  },
} as const satisfies GuideEntry
