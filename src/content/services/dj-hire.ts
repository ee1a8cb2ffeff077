import turntablePairPicture from '../../../pictures/equipment/turntable-pair.webp?picture'
import functionsPremiumPicture from '../../../pictures/packages/functions-premium.webp?picture'
import weddingsPremiumPicture from '../../../pictures/packages/weddings-premium.webp?picture'
import djHire2Picture from '../../../pictures/services/dj-hire-2.webp?picture'
import djHirePicture from '../../../pictures/services/dj-hire.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('dj-hire'),
  teaser: 'A DJ who reads the brief first and the dance floor after.',
  gel: 'rose',
  image: djHirePicture,
  startingFrom: 350,
}

export const detail: ServiceDetail = {
  title: 'The Right Song Next',
  summary:
    'A DJ with decks and speakers for birthdays, weddings, club nights and work parties, chosen for your crowd and not off a roster. Before the date, you talk to the person who will play.',
  benefits: [
    {
      title: 'Your list, both ways',
      text: "Send the songs that must play and the ones that must not. Everything between is the DJ's call, made by watching who is on the floor.",
    },
    {
      title: 'Speeches that reach the back',
      text: 'The microphone is checked before guests arrive, the music drops for the toasts, and the DJ has it switched on when each speaker takes it.',
    },
    {
      title: 'Ready before the first guest',
      text: 'We bump in before doors, run cables along walls and tape them down, and leave after the last song by the exit the venue asks for.',
    },
    {
      title: 'Sized to the room',
      text: 'A backyard, an RSL auditorium and a harbour boat want different speakers. We ask about neighbours, sound limiters and power, then choose.',
    },
  ],
  included: [
    'DJ matched to your music and your crowd',
    'Controller or players, speakers and cables',
    'Microphone for speeches and announcements',
    'Planning call with the DJ before the date',
    'Set-up, sound check and pack-down',
  ],
  gallery: [djHire2Picture, functionsPremiumPicture, turntablePairPicture, weddingsPremiumPicture],
  serviceType: 'Disc jockey hire',
  availability:
    'Friday and Saturday dates go first, so ask once the venue is booked; at short notice, ring and we will look.',
  cta: {
    primary: { text: 'Book a DJ', action: 'contact' },
    secondary: { text: 'Ask About a Date', action: 'contact' },
  },
  contactLabel: 'Book a DJ',
  seo: {
    title: 'DJ Hire in Sydney',
    description:
      'Hire a DJ with decks, speakers and a speech microphone for birthdays, weddings and work parties in Sydney. Your list, your crowd, one planning call.',
    ogImage: djHirePicture,
  },
}
