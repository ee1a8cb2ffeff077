import avEngineeringInstallationPicture from '../../pictures/services/av-engineering-installation.webp?picture'
import avHirePicture from '../../pictures/services/av-hire.webp?picture'
import bandsAcousticPicture from '../../pictures/services/bands-acoustic.webp?picture'
import dancersPicture from '../../pictures/services/dancers.webp?picture'
import djHirePicture from '../../pictures/services/dj-hire.webp?picture'
import eventConsultationPicture from '../../pictures/services/event-consultation.webp?picture'
import karaokePicture from '../../pictures/services/karaoke.webp?picture'
import liveMusicProductionPicture from '../../pictures/services/live-music-production.webp?picture'
import marketingConsultationPicture from '../../pictures/services/marketing-consultation.webp?picture'
import photographyVideographyPicture from '../../pictures/services/photography-videography.webp?picture'
import rovingInteractivePicture from '../../pictures/services/roving-interactive.webp?picture'
import type { Gel } from '../lib/gels'
import type { PictureSource } from '../lib/pictures'

type ServiceEntry = {
  slug: string
  name: string
  /** For narrow screens, if the name is too long for them. */
  shortName?: string
  /** One line on a card. */
  teaser: string
  gel: Gel
  image: PictureSource
  /** AUD, excluding GST. */
  startingFrom: number
  /** What the price pays for, such as 'per performer', if not for the whole job. */
  unit?: string
  /** Shown on the home page. */
  core: boolean
}

const entries = [
  {
    slug: 'event-consultation',
    name: 'Event Consultation',
    teaser: 'A floor plan, a run sheet and a budget before you book.',
    gel: 'straw',
    image: eventConsultationPicture,
    startingFrom: 500,
    core: true,
  },
  {
    slug: 'live-music-production',
    name: 'Live Music Production',
    teaser: 'Stage, monitors, lights and an engineer who stays all night.',
    gel: 'congo',
    image: liveMusicProductionPicture,
    startingFrom: 1500,
    core: true,
  },
  {
    slug: 'dj-hire',
    name: 'DJ Hire',
    teaser: 'A DJ who reads the brief first and the dance floor after.',
    gel: 'rose',
    image: djHirePicture,
    startingFrom: 350,
    core: true,
  },
  {
    slug: 'bands-acoustic',
    name: 'Bands & Acoustic',
    teaser: 'From a lone guitar at canapés to a full band after dinner.',
    gel: 'straw',
    image: bandsAcousticPicture,
    startingFrom: 450,
    core: false,
  },
  {
    slug: 'karaoke',
    name: 'Karaoke',
    teaser: 'Lyrics on screen, 2 microphones and a host to go first.',
    gel: 'rose',
    image: karaokePicture,
    startingFrom: 350,
    core: true,
  },
  {
    slug: 'av-hire',
    name: 'AV Hire',
    teaser: 'Speakers, lights, decks and microphones, tested before they go.',
    gel: 'teal',
    image: avHirePicture,
    startingFrom: 100,
    core: true,
  },
  {
    slug: 'av-engineering-installation',
    name: 'AV Engineering & Installation',
    shortName: 'AV Engineering',
    teaser: 'Fixed sound and screens for clubs, schools and boardrooms.',
    gel: 'teal',
    image: avEngineeringInstallationPicture,
    startingFrom: 1200,
    core: true,
  },
  {
    slug: 'photography-videography',
    name: 'Photography & Videography',
    shortName: 'Photo / Video',
    teaser: 'Stills and film of the night, planned around the run sheet.',
    gel: 'amber',
    image: photographyVideographyPicture,
    startingFrom: 450,
    core: true,
  },
  {
    slug: 'marketing-consultation',
    name: 'Marketing Consultation',
    shortName: 'Marketing',
    teaser: 'Posters, posts and a ticket plan, begun 6-8 weeks ahead.',
    gel: 'amber',
    image: marketingConsultationPicture,
    startingFrom: 800,
    core: true,
  },
  {
    slug: 'dancers',
    name: 'Dancers',
    teaser: 'A choreographed opener or a whole set, costumed to the theme.',
    gel: 'congo',
    image: dancersPicture,
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
    image: rovingInteractivePicture,
    startingFrom: 250,
    unit: 'per act',
    core: false,
  },
] as const satisfies readonly ServiceEntry[]

export type ServiceSlug = (typeof entries)[number]['slug']

/** The basic facts of a service. The details are in `service-details.ts`. */
export type Service = ServiceEntry & { slug: ServiceSlug }

export const services: readonly Service[] = entries
