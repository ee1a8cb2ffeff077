import turntablePairPicture from '../../../pictures/equipment/turntable-pair.webp?picture'
import djHire2Picture from '../../../pictures/services/dj-hire-2.webp?picture'
import djHirePicture from '../../../pictures/services/dj-hire.webp?picture'
import { leadTimes } from '../lead-times'
import { functionsPremiumPicture, weddingsPremiumPicture } from '../pictures'
import type { ServiceEntry } from '../services'

export const djHire = {
  slug: 'dj-hire',
  name: 'DJ Hire',
  teaser: 'Your songs, and a DJ who watches the dance floor.',
  gel: 'rose',
  image: { ...djHirePicture, alt: 'DJ player and mixer in close-up, with raised hands and light beams behind' },
  startingFrom: 350,
  title: 'DJ Hire in Sydney',
  slogan: 'The right song at the right time',
  summary:
    'A DJ for birthdays, weddings, club nights and work parties. Choose one from our team or tell us the music you like, then talk to your DJ before the date. If your venue has no sound system, book a package: it adds speakers, a microphone and lights.',
  benefits: [
    {
      title: 'Songs to play, songs to skip',
      text: 'Send the songs you want to hear and the ones you never want to hear. In between, the DJ chooses by watching who is dancing.',
    },
    {
      title: 'Room for the speeches',
      text: 'The DJ fades the music for the cake, the toasts and the speeches, and brings it back straight after. You agree on the times when you plan the day together.',
    },
    {
      title: 'Ready before your first guest',
      text: 'We arrive an hour early, check the sound at the level your venue allows, and tape down the cables along the walls.',
    },
    {
      title: 'Speakers if you need them',
      text: 'Clubs and hotels often have a good sound system. Backyards, boats and halls usually need ours: we ask about the size, the neighbours and the power, then quote.',
    },
  ],
  included: [
    'DJ chosen for your music and your guests',
    'DJ controller and laptop',
    "Connection to your venue's sound system",
    'Planning call with your DJ before the date',
    'Set-up, sound check and pack-down',
  ],
  gallery: [
    {
      ...djHire2Picture,
      alt: 'DJ players and mixer seen from above, a controller of glowing pads and headphones in front of them',
    },
    functionsPremiumPicture,
    {
      ...turntablePairPicture,
      alt: 'Two turntables with records on the platters, a narrow two-channel mixer with pads between them',
    },
    weddingsPremiumPicture,
  ],
  serviceType: 'Disc jockey hire',
  mainOffer: true,
  scope: { hours: 3, buys: "with one DJ, a controller and a laptop, through your venue's speakers", extraHour: 120 },
  travel: 'quoted',
  extras: 'Speakers, microphones and lights, on their own or in a package',
  leadWeeks: 3,
  availability: `For a wedding, ${leadTimes.wedding}. Fridays and Saturdays go first. At short notice, please call.`,
  clientProvides: 'A sound system that we can plug into, a table and your list of songs',
  siteNeeds: { outlets: 1, floorM: { width: 2, depth: 1.5 } },
  cta: {
    primary: { text: 'Book a DJ', action: 'contact' },
    secondary: { text: 'Ask About a Date', action: 'contact' },
  },
  contactLabel: 'Book a DJ',
  seo: {
    title: 'DJ Hire in Sydney',
    description:
      'Hire a DJ for a birthday, wedding or work party in Sydney. Choose one from our team, plan your songs together and add speakers if you need them.',
  },
} as const satisfies ServiceEntry
