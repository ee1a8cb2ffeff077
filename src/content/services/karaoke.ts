import wirelessHandheldDualPicture from '../../../pictures/equipment/wireless-handheld-dual.webp?picture'
import karaoke2Picture from '../../../pictures/services/karaoke-2.webp?picture'
import karaokePicture from '../../../pictures/services/karaoke.webp?picture'
import { company } from '../company'
import { fridayKaraokePicture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'

export const karaoke = {
  slug: 'karaoke',
  name: 'Karaoke',
  teaser: 'Big-screen lyrics, 2 microphones and a host who goes first.',
  gel: 'rose',
  image: { ...karaokePicture, alt: 'Two microphones in front of a karaoke screen and neon signs' },
  startingFrom: 350,
  title: 'Karaoke Hire with a Host',
  slogan: 'Your turn to sing',
  summary:
    "We bring a screen, speakers, microphones and a host to your club, office, hall or home. You bring the singers. The host always comes with it: we don't hire out the machine alone.",
  benefits: [
    {
      title: 'The host sings first',
      text: 'Nobody wants to go first. Our host does. They call the names, jump in if someone loses their place and keep the list fair.',
    },
    {
      title: 'Lyrics everyone can read',
      text: "Your guests get the words on a large screen, the singer gets a small one, and the back row joins in the chorus. If they sing in other languages, we'll check the song list.",
    },
    {
      title: 'A queue without arguments',
      text: "Guests give the host a name and a song, and the host calls who's up and who's next. Duets and the boss get their turn too.",
    },
    {
      title: 'Trivia and the raffle, too',
      text: "A host for pub trivia costs the same: we bring the sound, and you bring the questions. If there's a dinner next door, we turn the speakers away and keep it low.",
    },
  ],
  included: [
    'Karaoke host for the whole session',
    'Large lyric screen, small one for the singer',
    '2 microphones and 2 powered speakers',
    'Song list, sent to you before the day',
    'Set-up before your guests arrive, pack-down after',
  ],
  gallery: [
    { ...karaoke2Picture, alt: 'Microphone on a small table in a karaoke lounge with neon lights' },
    fridayKaraokePicture,
    {
      ...wirelessHandheldDualPicture,
      alt: 'Two wireless microphones in front of their receiver',
    },
  ],
  serviceType: 'Karaoke hire with host',
  scope: {
    hours: 2,
    buys: 'with a host, screens, microphones and speakers',
    guests: 60,
    extraHour: 120,
  },
  travel: 'by-area',
  leadWeeks: 3,
  availability: 'Monday to Thursday, we can often do it sooner.',
  clientProvides: 'A spot under cover that most of your guests can see',
  siteNeeds: { outlets: 1, floorM: { width: 3, depth: 2 } },
  cta: {
    primary: { text: 'Book Karaoke', action: 'contact' },
    secondary: { text: 'Tell Us About the Venue', action: 'contact' },
  },
  contactLabel: 'Book Karaoke',
  seo: {
    title: `Karaoke Hire with a Host, ${company.city}`,
    description: `Karaoke hire in ${company.city} with a lyric screen, speakers and a host who sings first, or a pub trivia host.`,
  },
} as const satisfies ServiceEntry
