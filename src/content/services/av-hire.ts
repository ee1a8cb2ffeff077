import warehousePicture from '../../../pictures/about/warehouse.webp?picture'
import avEquipmentPicture from '../../../pictures/packages/av-equipment.webp?picture'
import djEquipmentPicture from '../../../pictures/packages/dj-equipment.webp?picture'
import productionPicture from '../../../pictures/packages/production.webp?picture'
import speakersPicture from '../../../pictures/packages/speakers.webp?picture'
import avHirePicture from '../../../pictures/services/av-hire.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('av-hire'),
  teaser: 'Speakers, lights, decks and microphones, tested before they go.',
  gel: 'teal',
  image: avHirePicture,
  startingFrom: 100,
}

export const detail: ServiceDetail = {
  title: 'Tested, Packed, Ready',
  summary:
    'DJ gear, speakers, microphones, lights and staging by the day, for people who know what they need and for those who would sooner ask. Each item is tested before it leaves and again when it comes back.',
  benefits: [
    {
      title: 'Choose from the catalogue',
      text: 'Search by name or category, add what you like to a quote and send it. We reply with availability and a total before you commit to anything.',
    },
    {
      title: 'Cables in the case',
      text: 'Power and signal leads are packed with the gear, along with basic spares, because a missing adaptor at 6 pm on a Saturday is a long drive.',
    },
    {
      title: 'Someone to ring',
      text: 'If something will not work, call us. Most faults are a switch or a lead, and when it is urgent a technician can be sent.',
    },
    {
      title: 'Collected or delivered',
      text: 'Take it in your own car, or have it delivered and picked up. For a school musical or a season of markets, ask about long-term rates.',
    },
  ],
  included: [
    'Hire period of 24 hours as standard',
    'Testing before hire and on return',
    'Power and signal cables with basic spares',
    'Advice on the right size for your room',
    'Delivery and pickup if you want it',
  ],
  gallery: [warehousePicture, speakersPicture, djEquipmentPicture, avEquipmentPicture, productionPicture],
  serviceType: 'Audio-visual equipment hire',
  availability:
    'The default hire is 24 hours; the starting price shown is for a DJ controller, and long-term hire is quoted on request.',
  cta: {
    primary: { text: 'Browse the Catalogue', action: 'av-hire' },
    secondary: { text: 'Ask About Long-Term Hire', action: 'contact' },
  },
  seo: {
    title: 'AV Hire by the Day in Sydney',
    description:
      'Hire speakers, microphones, lights, DJ decks and staging for 24 hours in Sydney. Tested before it leaves, cables packed, delivery on request.',
    ogImage: avHirePicture,
  },
}
