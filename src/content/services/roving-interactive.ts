import rovingInteractivePicture from '../../../pictures/services/roving-interactive.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('roving-interactive'),
  teaser: 'Stilts, close-up magic and glowing wings among your guests.',
  gel: 'rose',
  image: rovingInteractivePicture,
  startingFrom: 250,
  unit: 'per act',
}

export const detail: ServiceDetail = {
  title: 'The Show Comes to You',
  summary:
    'Stilt walkers, close-up magicians, glowing costumes and games that move through arrivals, foyers and street fairs. No stage needed: a clear path, a place to change and somewhere out of the wind will do.',
  benefits: [
    {
      title: 'Made for waiting minutes',
      text: 'Queues, foyers and the gap between ceremony and dinner are where guests reach for their phones. An act beside them gives the phone something to do.',
    },
    {
      title: 'Short sets, real rests',
      text: 'Stilts and big costumes are heavy, so acts work in sets of 20 to 30 minutes. With 2 acts we stagger the breaks and the crowd is never left alone.',
    },
    {
      title: 'Routes walked first',
      text: 'Stilts want height, level ground and dry tiles, and wings stay folded in a strong wind. We agree on a path with the venue and mark the kerbs.',
    },
    {
      title: 'Gentle with shy guests',
      text: 'Performers read faces, and nobody is pulled into a trick. For school fêtes and council family days the acts are picked with children in mind.',
    },
  ],
  included: [
    'Roving act in full costume',
    'Props, and music where the act uses it',
    'Route and set times agreed with the venue',
    'Breaks written into your run sheet',
    'Wet-weather plan for outdoor sites',
  ],
  gallery: [],
  serviceType: 'Roving and interactive entertainment hire',
  availability: 'Ask 3 weeks ahead for a single act; a theme with several takes longer to cast.',
  cta: {
    primary: { text: 'Book an Act', action: 'contact' },
    secondary: { text: 'Describe the Crowd', action: 'contact' },
  },
  seo: {
    title: 'Roving & Interactive Acts, Sydney',
    description:
      'Stilt walkers, close-up magic and glowing costumes for arrivals, foyers, fêtes and street fairs in Sydney. No stage needed, priced per act.',
    ogImage: rovingInteractivePicture,
  },
}
