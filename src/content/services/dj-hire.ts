import turntablePairPicture from '../../../pictures/equipment/turntable-pair.webp?picture'
import djHire2Picture from '../../../pictures/services/dj-hire-2.webp?picture'
import djHirePicture from '../../../pictures/services/dj-hire.webp?picture'
import { company } from '../company'
import { functionsPremiumPicture, weddingsPremiumPicture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'
import { leadTimes } from '../terms/lead-times'

export const djHire = {
  slug: 'dj-hire',
  name: 'DJ Hire',
  teaser: 'Your songs, and a DJ who reads the dance floor.',
  gel: 'rose',
  image: { ...djHirePicture, alt: 'DJ decks up close, with a crowd dancing behind them' },
  startingFrom: 350,
  title: `DJ Hire in ${company.city}`,
  slogan: 'Choose your DJ and plan the songs together',
  summary:
    "A DJ for 21sts, weddings, school discos, club nights and work parties. Choose one from our team, or tell us what you like and we'll suggest one. They play through your venue's sound system. If there isn't one, book a package, which adds speakers, a microphone and lights.",
  benefits: [
    {
      title: 'Songs to play, songs to skip',
      text: "Send us the songs you love and the ones you never want to hear, and your DJ fills the gaps by watching who's dancing. For a school, ask for clean versions.",
    },
    {
      title: 'Room for the speeches',
      text: 'Your DJ fades the music for the cake, the toasts and the speeches, then brings it straight back. You set the times together on your planning call.',
    },
    {
      title: 'Ready before your first guest',
      text: 'We get there an hour early, do a sound check at the level your venue allows, through its limiter if it has one, and tape down every cable.',
    },
    {
      title: 'A DJ who can MC',
      text: "Ask for a DJ who MCs, and they'll do your introductions and announcements too. If your DJ gets sick, another from our team takes over, with your songs and your run sheet.",
    },
  ],
  included: [
    'The DJ you choose, or one we suggest',
    'DJ controller and laptop',
    "Connection to your venue's sound system",
    'Planning call with your DJ before the date',
    'Set-up, sound check and pack-down',
  ],
  gallery: [
    {
      ...djHire2Picture,
      alt: 'DJ decks from above, with a pad controller and headphones beside them',
    },
    functionsPremiumPicture,
    {
      ...turntablePairPicture,
      alt: 'Two turntables with records on them, and a mixer in between',
    },
    weddingsPremiumPicture,
  ],
  serviceType: 'Disc jockey hire',
  scope: {
    hours: 3,
    buys: "with one DJ, a controller and a laptop, through your venue's speakers",
    extraHour: 120,
  },
  travel: 'by-area',
  extras: 'Speakers, microphones and lights, on their own or in a package',
  leadWeeks: 3,
  availability: `For a wedding, ${leadTimes.wedding}. Fridays and Saturdays go first. ${leadTimes.christmas} If it's sooner than that, call us.`,
  clientProvides: 'A sound system we can plug into, a table and your list of songs',
  siteNeeds: { outlets: 1, floorM: { width: 2, depth: 1.5 } },
  cta: {
    primary: { text: 'Book a DJ', action: 'contact' },
    secondary: { text: 'Ask About a Date', action: 'contact' },
  },
  contactLabel: 'Book a DJ',
  seo: {
    title: `DJ Hire in ${company.city}`,
    description: `Hire a DJ for a 21st, wedding, school disco or work party in ${company.city}. Choose your own DJ, or one who MCs.`,
  },
} as const satisfies ServiceEntry
