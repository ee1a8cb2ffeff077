import wirelessHandheldDualPicture from '../../../pictures/equipment/wireless-handheld-dual.webp?picture'
import karaoke2Picture from '../../../pictures/services/karaoke-2.webp?picture'
import karaokePicture from '../../../pictures/services/karaoke.webp?picture'
import { fridayKaraokePicture } from '../pictures'
import type { ServiceEntry } from '../services'

export const karaoke = {
  slug: 'karaoke',
  name: 'Karaoke',
  teaser: 'Lyrics on a big screen, 2 microphones and a friendly host.',
  gel: 'rose',
  image: { ...karaokePicture, alt: 'Two microphones in front of a lyric screen and neon shapes' },
  startingFrom: 350,
  title: 'Karaoke Hire with a Host',
  slogan: 'Your turn to sing',
  summary:
    'Karaoke with a screen, microphones, speakers and a host who runs the queue. We bring it to clubs, offices, halls and homes. It suits any group where somebody has been practising in the car.',
  benefits: [
    {
      title: 'The host sings first',
      text: 'The first singer is the hardest to find. Our host opens, calls each name, joins in if somebody loses the line and keeps the list fair.',
    },
    {
      title: 'Lyrics that everyone can read',
      text: 'The words are on a large screen for your guests and on a small one for the singer, so the back row can join in the chorus.',
    },
    {
      title: 'A queue without arguments',
      text: "Guests give the host a name and a song, and the host announces who is next and who follows. Duets and the boss's number get their turn too.",
    },
    {
      title: 'Volume to suit the venue',
      text: 'We balance the microphones for loud and quiet singers. If there is a raffle or dinner next door, we turn the speakers away and keep them low.',
    },
  ],
  included: [
    'Karaoke host for the whole session',
    'Large lyric screen, small one for the singer',
    '2 microphones and 2 powered speakers',
    'Song list for guests to choose from',
    'Set-up before guests arrive, pack-down afterwards',
  ],
  gallery: [
    { ...karaoke2Picture, alt: 'Microphone on a stool in a karaoke lounge, with curved seats under a neon sound wave' },
    fridayKaraokePicture,
    {
      ...wirelessHandheldDualPicture,
      alt: 'Two wireless handheld microphones in front of a dual receiver with a screen for each channel',
    },
  ],
  serviceType: 'Karaoke hire with host',
  scope: { hours: 2, buys: 'with a host, screens, microphones and speakers', guests: 60, extraHour: 120 },
  travel: 'quoted',
  leadWeeks: 3,
  availability: 'From Monday to Thursday it is often possible sooner.',
  clientProvides: 'A place under cover that most of your guests can see',
  siteNeeds: { outlets: 2, floorM: { width: 3, depth: 2 } },
  cta: {
    primary: { text: 'Book Karaoke', action: 'contact' },
    secondary: { text: 'Tell Us About the Venue', action: 'contact' },
  },
  contactLabel: 'Book Karaoke',
  seo: {
    title: 'Karaoke Hire with a Host, Sydney',
    description:
      'Karaoke for clubs, offices and birthdays in Sydney: lyric screen, 2 microphones, speakers and a host who sings first and keeps the queue fair.',
  },
} as const satisfies ServiceEntry
