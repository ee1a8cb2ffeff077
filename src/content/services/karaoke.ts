import wirelessHandheldDualPicture from '../../../pictures/equipment/wireless-handheld-dual.webp?picture'
import karaoke2Picture from '../../../pictures/services/karaoke-2.webp?picture'
import karaokePicture from '../../../pictures/services/karaoke.webp?picture'
import fridayKaraokePicture from '../../../pictures/weekly/friday-karaoke.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('karaoke'),
  teaser: 'Lyrics on screen, 2 microphones and a host to go first.',
  gel: 'rose',
  image: karaokePicture,
  startingFrom: 350,
}

export const detail: ServiceDetail = {
  title: 'Your Turn to Sing',
  summary:
    'A karaoke night with screen, microphones, sound and a host who keeps the queue moving. It suits RSL and bowls clubs, office parties and any birthday where somebody has been practising in the car.',
  benefits: [
    {
      title: 'A host who goes first',
      text: 'The first singer is the hardest to find, so the host opens, calls names kindly, joins in when someone loses the line and keeps the list fair.',
    },
    {
      title: 'Lyrics the whole room can read',
      text: 'Words go up on a screen for the singer and for the tables, large enough that the back row can take over the chorus.',
    },
    {
      title: 'A queue nobody has to guess',
      text: "Guests hand over a song and a name, and the host calls who is next and who follows. Duets, encores and the boss's number get their slots.",
    },
    {
      title: 'Volume with manners',
      text: 'Microphones are balanced for shouters and whisperers alike. With raffle or dinner next door, the speakers face in and stay low.',
    },
  ],
  included: [
    'Karaoke host for the whole session',
    'Lyric screen that faces the room',
    'Pair of microphones and powered speakers',
    'Song list for guests to choose from',
    'Set-up before doors, pack-down after the last song',
  ],
  gallery: [karaoke2Picture, fridayKaraokePicture, wirelessHandheldDualPicture],
  serviceType: 'Karaoke hire with host',
  availability: 'Weeknights are the easiest to find; for a Friday or Saturday give us 3 weeks.',
  cta: {
    primary: { text: 'Book Karaoke', action: 'contact' },
    secondary: { text: 'Tell Us About the Room', action: 'contact' },
  },
  contactLabel: 'Book Karaoke',
  seo: {
    title: 'Karaoke Hire with a Host, Sydney',
    description:
      'Karaoke for clubs, offices and birthdays in Sydney: lyric screen, 2 microphones, speakers and a host who sings first and keeps the queue fair.',
    ogImage: karaokePicture,
  },
}
