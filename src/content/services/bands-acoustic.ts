import instrumentMicKitPicture from '../../../pictures/equipment/instrument-mic-kit.webp?picture'
import weddingsHorizonPicture from '../../../pictures/packages/weddings-horizon.webp?picture'
import bandsAcoustic2Picture from '../../../pictures/services/bands-acoustic-2.webp?picture'
import bandsAcousticPicture from '../../../pictures/services/bands-acoustic.webp?picture'
import sundayAcousticPicture from '../../../pictures/weekly/sunday-acoustic.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('bands-acoustic'),
  teaser: 'From a lone guitar at canapés to a full band after dinner.',
  gel: 'straw',
  image: bandsAcousticPicture,
  startingFrom: 450,
}

export const detail: ServiceDetail = {
  title: 'Players in the Room',
  summary:
    'Solo guitarists, duos, trios and full bands for ceremonies, long lunches, bowls clubs and ballrooms. We match the act to the hour of the day, and bring the sound it needs and no more.',
  benefits: [
    {
      title: 'Quiet enough to talk over',
      text: 'At canapés a soloist or duo should sit under conversation: a column speaker, a warm lamp, and a dry corner agreed in case it rains.',
    },
    {
      title: 'Sets that suit the kitchen',
      text: 'Bands usually play sets of 45 minutes. We place them around entrée, mains and speeches, and keep a playlist running through the breaks.',
    },
    {
      title: 'Songs agreed in advance',
      text: 'You see the song list, choose the first dance and strike what you would rather not hear. A song that is new to the act takes weeks, so tell us early.',
    },
    {
      title: 'Act and stage from one crew',
      text: 'Risers, microphones, monitors and light arrive with the players, so nobody finds out at bump-in that no one packed the drum rug.',
    },
  ],
  included: [
    'Soloist, duo, trio or band to suit the hour',
    'Song list agreed before the date',
    'Vocal and instrument microphones',
    'Sound check before guests arrive',
    'Playlist through the breaks',
  ],
  gallery: [bandsAcoustic2Picture, sundayAcousticPicture, weddingsHorizonPicture, instrumentMicKitPicture],
  serviceType: 'Live band and acoustic act hire',
  availability: 'A soloist or duo can often be found in 2 weeks; allow 6 weeks or more for a full band.',
  cta: {
    primary: { text: 'Find an Act', action: 'contact' },
    secondary: { text: 'Request a Song List', action: 'contact' },
  },
  seo: {
    title: 'Live Bands & Acoustic Acts, Sydney',
    description:
      'Soloists, duos and full bands for ceremonies, lunches and receptions around Sydney, with the song list agreed and the sound brought along.',
    ogImage: bandsAcousticPicture,
  },
}
