import type { Gel } from './gels'
import type { Image } from './image'

/** A service as every page knows it; its own page is in `service-details.ts`. */
export type Service = {
  slug: string
  name: string
  /** For narrow screens, where the name is too long. */
  shortName?: string
  /** One line on a card. */
  teaser: string
  gel: Gel
  image: Image
  /** AUD, excluding GST. */
  startingFrom: number
  /** What the price buys one of, where it is not the whole job. */
  unit?: string
  /** Shown on the home page. */
  core: boolean
}

export const services = [
  {
    slug: 'event-consultation',
    name: 'Event Consultation',
    teaser: 'A floor plan, a run sheet and a budget before you book.',
    gel: 'straw',
    image: {
      picture: 'services/event-consultation',
      alt: 'Scale model of a lit stage on a floor plan, with a pencil and a fan of gel swatches',
    },
    startingFrom: 500,
    core: true,
  },
  {
    slug: 'live-music-production',
    name: 'Live Music Production',
    teaser: 'Stage, monitors, lights and an engineer who stays all night.',
    gel: 'congo',
    image: {
      picture: 'services/live-music-production',
      alt: 'Drum kit between amplifiers on an empty stage under coloured beams',
    },
    startingFrom: 1500,
    core: true,
  },
  {
    slug: 'dj-hire',
    name: 'DJ Hire',
    teaser: 'A DJ who reads the brief first and the dance floor after.',
    gel: 'rose',
    image: { picture: 'services/dj-hire', alt: 'DJ decks in close-up, with raised hands and club beams behind' },
    startingFrom: 350,
    core: true,
  },
  {
    slug: 'bands-acoustic',
    name: 'Bands & Acoustic',
    teaser: 'From a lone guitar at canapés to a full band after dinner.',
    gel: 'straw',
    image: {
      picture: 'services/bands-acoustic',
      alt: 'Acoustic guitar, microphone, stool and cajon in warm light',
    },
    startingFrom: 450,
    core: false,
  },
  {
    slug: 'karaoke',
    name: 'Karaoke',
    teaser: 'Lyrics on screen, 2 microphones and a host to go first.',
    gel: 'rose',
    image: { picture: 'services/karaoke', alt: 'Pair of microphones before a lyric screen and neon shapes' },
    startingFrom: 350,
    core: true,
  },
  {
    slug: 'av-hire',
    name: 'AV Hire',
    teaser: 'Speakers, lights, decks and microphones, tested before they go.',
    gel: 'teal',
    image: {
      picture: 'services/av-hire',
      alt: 'Open flight case of microphones among stacked cases, under a warm lamp',
    },
    startingFrom: 100,
    core: true,
  },
  {
    slug: 'av-engineering-installation',
    name: 'AV Engineering & Installation',
    shortName: 'AV Engineering',
    teaser: 'Fixed sound and screens for clubs, schools and boardrooms.',
    gel: 'teal',
    image: {
      picture: 'services/av-engineering-installation',
      alt: 'Equipment rack with level meters above neat looms of coloured cable',
    },
    startingFrom: 1200,
    core: true,
  },
  {
    slug: 'photography-videography',
    name: 'Photography & Videography',
    shortName: 'Photo / Video',
    teaser: 'Stills and film of the night, planned around the run sheet.',
    gel: 'amber',
    image: {
      picture: 'services/photography-videography',
      alt: 'Camera on a tripod, its screen framing the stage lights behind it',
    },
    startingFrom: 450,
    core: true,
  },
  {
    slug: 'marketing-consultation',
    name: 'Marketing Consultation',
    shortName: 'Marketing',
    teaser: 'Posters, posts and a ticket plan, begun 6-8 weeks ahead.',
    gel: 'amber',
    image: {
      picture: 'services/marketing-consultation',
      alt: 'Wall of abstract gig posters, and a phone showing a matching post',
    },
    startingFrom: 800,
    core: true,
  },
  {
    slug: 'dancers',
    name: 'Dancers',
    teaser: 'A choreographed opener or a whole set, costumed to the theme.',
    gel: 'congo',
    image: { picture: 'services/dancers', alt: 'Silhouettes of 5 dancers before a violet and amber wall' },
    startingFrom: 350,
    unit: 'per performer',
    core: false,
  },
  {
    slug: 'roving-interactive',
    name: 'Roving & Interactive',
    shortName: 'Roving Acts',
    teaser: 'Stilts, close-up magic and glowing wings among your guests.',
    gel: 'rose',
    image: {
      picture: 'services/roving-interactive',
      alt: 'Stilt walker with glowing wings above guests in silhouette at dusk',
    },
    startingFrom: 250,
    unit: 'per act',
    core: false,
  },
] as const satisfies readonly Service[]

export type ServiceSlug = (typeof services)[number]['slug']

/** The same list with its optional fields readable on every entry. */
export const serviceList: readonly (Service & { slug: ServiceSlug })[] = services
