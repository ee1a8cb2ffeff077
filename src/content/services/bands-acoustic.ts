import instrumentMicKitPicture from '../../../pictures/equipment/instrument-mic-kit.webp?picture'
import bandsAcoustic2Picture from '../../../pictures/services/bands-acoustic-2.webp?picture'
import bandsAcousticPicture from '../../../pictures/services/bands-acoustic.webp?picture'
import { company } from '../company'
import { sundayAcousticPicture, weddingsHorizonPicture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'
import { mealAfterHours } from '../terms/crew-terms'
import { leadTimes } from '../terms/lead-times'

export const bandsAcoustic = {
  slug: 'bands-acoustic',
  name: 'Bands & Acoustic',
  teaser: 'Soloists, duos, trios and full bands, with their sound system.',
  gel: 'straw',
  image: {
    ...bandsAcousticPicture,
    alt: 'Acoustic guitar, microphone and stool, ready for a small gig',
  },
  startingFrom: 450,
  unit: 'with a soloist',
  title: 'Live Bands & Acoustic Acts',
  slogan: 'A soloist at lunch, a full band after dinner',
  summary:
    "Solo guitarists, duos, trios and full bands, for a long lunch or a whole reception. Give us the time of day and how many guests, and we'll suggest a few acts, sound system included.",
  benefits: [
    {
      title: 'Quiet enough to talk over',
      text: "Over canapés, a soloist or duo plays through one slim speaker, and nobody has to shout. Where there's no power, a soloist plays through a battery speaker.",
    },
    {
      title: 'Sets around your meal',
      text: 'Bands usually play sets of 45 minutes, which we plan around the meal and the speeches. Recorded music fills the breaks.',
    },
    {
      title: 'Clips and song lists first',
      text: "We'll send you a clip and the song list of each act. Choose the first dance and cross out what you'd rather not hear. A song that's new to the act takes about 4 weeks to learn.",
    },
    {
      title: 'Musicians we know',
      text: "The acts are freelancers who've played at our events before, and our own crew brings the microphones and speakers.",
    },
  ],
  included: [
    'Soloist, duo, trio or band, as quoted',
    'Song list agreed before the date',
    'Speaker, microphones and stands',
    'Sound check before guests arrive',
    'Recorded music during the breaks',
  ],
  gallery: [
    {
      ...bandsAcoustic2Picture,
      alt: 'Keyboard and microphone under a lamp, in front of a red curtain',
    },
    sundayAcousticPicture,
    weddingsHorizonPicture,
    {
      ...instrumentMicKitPicture,
      alt: 'Open case with seven microphones and their clips',
    },
  ],
  serviceType: 'Live band and acoustic act hire',
  scope: {
    hours: 2,
    buys: 'with a soloist, who plays 2 sets of 45 minutes',
    guests: 80,
    extraHour: 150,
  },
  alsoFrom: [
    {
      unit: 'with a duo',
      price: 800,
      hours: 2,
      buys: 'with a duo, in 2 sets of 45 minutes',
      extraHour: 270,
    },
    {
      unit: 'with a band of four',
      price: 2000,
      hours: 2,
      buys: 'with a band of four, in 2 sets of 45 minutes',
      extraHour: 600,
    },
  ],
  travel: 'by-area',
  extras: `A larger band, a stage and stage lighting`,
  leadWeeks: 2,
  availability: `For a full band, allow 6 weeks, and for a wedding, ${leadTimes.wedding}.`,
  clientProvides: `A dry, shaded spot with a back-up in case of rain, and a meal if the act stays longer than ${mealAfterHours} hours`,
  siteNeeds: { outlets: 1, floorM: { width: 2, depth: 2 } },
  cta: {
    primary: { text: 'Find an Act', action: 'contact' },
    secondary: { text: 'Request a Song List', action: 'contact' },
  },
  seo: {
    title: `Live Bands & Acoustic Acts, ${company.city}`,
    description: `Soloists, duos and wedding bands in ${company.city}, with their sound system. Hear a clip and choose the songs.`,
  },
} as const satisfies ServiceEntry
