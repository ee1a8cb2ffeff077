import dancersPicture from '../../../pictures/services/dancers.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('dancers'),
  teaser: 'A choreographed opener or a whole set, costumed to the theme.',
  gel: 'congo',
  image: dancersPicture,
  startingFrom: 350,
  unit: 'per performer',
}

export const detail: ServiceDetail = {
  title: 'Make an Entrance',
  summary:
    'Dancers for gala openings, product reveals, themed parties and club nights, from a pair on podiums to a choreographed troupe. Music, costume and floor are settled together, so the number fits the stage.',
  benefits: [
    {
      title: 'Set to your cue',
      text: 'A number can open the doors, unveil the product or hand over to the band. The track is cut to length, and the last beat lands on your announcement.',
    },
    {
      title: 'Costumes for theme and guests',
      text: 'Feathers, black tie, neon or disco: you see pictures before you decide, and we ask who will be watching, from school families to a late club.',
    },
    {
      title: 'A floor that is kind to ankles',
      text: 'We check size, slope and surface, and keep cables, confetti and wet fog off it. Grass, pavers and damp decking change the routine.',
    },
    {
      title: 'Light that follows the steps',
      text: 'The lighting operator gets the counts as well as the track, so beams hit with the music and faces are lit when the line turns front.',
    },
  ],
  included: [
    'Dancers in the number you choose',
    'Choreography to a track agreed with you',
    'Costumes suited to the theme',
    'Stage check and a walk-through on the day',
    'Cue list for the DJ and the lighting operator',
  ],
  gallery: [],
  serviceType: 'Dance performance hire',
  availability: 'Allow 4 weeks for a routine to your own track; podium dancers can be arranged sooner.',
  cta: {
    primary: { text: 'Book Dancers', action: 'contact' },
    secondary: { text: 'Share Your Theme', action: 'contact' },
  },
  seo: {
    title: 'Dancers for Events in Sydney',
    description:
      'Podium dancers and choreographed troupes for galas, launches and club nights in Sydney, with costumes, cues and floor agreed beforehand.',
    ogImage: dancersPicture,
  },
}
