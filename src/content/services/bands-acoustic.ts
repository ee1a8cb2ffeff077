import instrumentMicKitPicture from '../../../pictures/equipment/instrument-mic-kit.webp?picture'
import bandsAcoustic2Picture from '../../../pictures/services/bands-acoustic-2.webp?picture'
import bandsAcousticPicture from '../../../pictures/services/bands-acoustic.webp?picture'
import { leadTimes } from '../lead-times'
import { sundayAcousticPicture, weddingsHorizonPicture } from '../pictures'
import type { ServiceEntry } from '../service'

export const bandsAcoustic = {
  slug: 'bands-acoustic',
  name: 'Bands & Acoustic',
  teaser: 'A guitarist during canapés, or a full band after dinner.',
  gel: 'straw',
  image: { ...bandsAcousticPicture, alt: 'Acoustic guitar, microphone and stool, ready for a small gig' },
  startingFrom: 450,
  title: 'Live Bands & Acoustic Acts',
  slogan: 'Live music for any hour of the day',
  summary:
    "Solo guitarists, duos, trios and full bands for ceremonies, long lunches, club nights and receptions. Tell us the time of day and how many guests. We'll suggest a few acts and bring the sound system they need.",
  benefits: [
    {
      title: 'Easy to talk over',
      text: 'During canapés, a soloist or duo keeps it quiet enough to talk, through one slim speaker.',
    },
    {
      title: 'Sets around your meal',
      text: 'Bands usually play sets of 45 minutes. We plan them around the meal and the speeches, and play recorded music in the breaks.',
    },
    {
      title: 'You see the songs first',
      text: "You get the song list, choose the first dance and cross out what you'd rather not hear. A song that's new to the act takes about 4 weeks to learn.",
    },
    {
      title: 'Musicians we know',
      text: "The acts are freelancers who've played at our events before. Our own crew brings the microphones, speakers and lights.",
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
    { ...bandsAcoustic2Picture, alt: 'Keyboard and microphone under a lamp, in front of a red curtain' },
    sundayAcousticPicture,
    weddingsHorizonPicture,
    {
      ...instrumentMicKitPicture,
      alt: 'Open case with seven microphones and their clips',
    },
  ],
  serviceType: 'Live band and acoustic act hire',
  scope: { hours: 2, buys: 'with a soloist, who plays 2 sets of 45 minutes', guests: 80, extraHour: 150 },
  travel: 'quoted',
  extras: 'More musicians, a stage and stage lighting',
  leadWeeks: 2,
  availability: `For a full band, allow 6 weeks, and for a wedding, ${leadTimes.wedding}.`,
  clientProvides: 'A dry, shaded spot with a back-up in case of rain, and a meal if the act stays longer than 4 hours',
  siteNeeds: { outlets: 1, floorM: { width: 2, depth: 2 } },
  cta: {
    primary: { text: 'Find an Act', action: 'contact' },
    secondary: { text: 'Request a Song List', action: 'contact' },
  },
  seo: {
    title: 'Live Bands & Acoustic Acts, Sydney',
    description:
      "Soloists, duos and full bands for ceremonies, lunches and receptions in Sydney. You choose the songs, and we'll bring the sound system.",
  },
} as const satisfies ServiceEntry
