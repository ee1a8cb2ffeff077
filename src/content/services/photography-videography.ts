import photographyVideography2Picture from '../../../pictures/services/photography-videography-2.webp?picture'
import photographyVideography3Picture from '../../../pictures/services/photography-videography-3.webp?picture'
import photographyVideographyPicture from '../../../pictures/services/photography-videography.webp?picture'
import { company } from '../company'
import { saturdayDjPicture, weddingsHorizonPicture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'
import { leadTimes } from '../terms/lead-times'

export const photographyVideography = {
  slug: 'photography-videography',
  name: 'Photography & Videography',
  shortName: 'Photo / Video',
  teaser: 'Photos and films of your event, edited and ready to share.',
  gel: 'amber',
  image: { ...photographyVideographyPicture, alt: 'Camera on a tripod filming a stage' },
  startingFrom: 450,
  unit: 'of photos',
  title: 'Event Photography & Videography',
  slogan: 'Your event in photos and on film',
  summary:
    'Book our photographer, add a videographer, or just book video. Our videographers are freelancers who work with us regularly. Before the day, you tell us which people and moments matter.',
  benefits: [
    {
      title: 'A list before the day',
      text: "Send us the names, sponsors, family groups and moments you must have. We bring the list, and nobody's left out.",
    },
    {
      title: 'Dance floors that look like dance floors',
      text: "We shoot in the light that's there, so the colour stays in the photo. Flash is for the group shots.",
    },
    {
      title: 'Speeches you can hear',
      text: "For a film we record sound from the mixing desk as well as the camera, so you'll hear every word.",
    },
    {
      title: "They're yours to use",
      text: "Share, print and post your photos and film as you like. We'll ask before we publish any. If you need a wide film for your website, upright clips for phones or large photos for print, your quote lists each one.",
    },
  ],
  included: [
    'Planning call and a written list of photos',
    'Photographer, videographer or both',
    'Edited photos with corrected colour',
    'Edited film, if you book videography',
    'Download link to keep and share',
  ],
  gallery: [
    {
      ...photographyVideography2Picture,
      alt: 'Close-up of a camera lens, with coloured lights behind',
    },
    {
      ...photographyVideography3Picture,
      alt: 'Full hall watching a show, seen from the mixing desk with a camera filming',
    },
    saturdayDjPicture,
    weddingsHorizonPicture,
  ],
  serviceType: 'Event photography and videography',
  scope: { hours: 3, buys: 'with our photographer, and about 150 edited photos', extraHour: 130 },
  alsoFrom: [
    {
      unit: 'of video',
      price: 700,
      hours: 4,
      buys: 'with one videographer, and an edited film of 3 to 5 minutes',
      extraHour: 160,
    },
  ],
  travel: 'by-area',
  extras:
    'A second photographer or camera, a few photos the same night, and a full recording of the speeches',
  leadWeeks: 4,
  availability: `For a wedding, ${leadTimes.wedding}.`,
  delivery: [
    { what: 'Photos', businessDays: 10, after: 'the event' },
    { what: 'Film', businessDays: 20, after: 'the event' },
  ],
  clientProvides: 'The list of people and moments, and your run sheet',
  cta: {
    primary: { text: 'Book a Photographer', action: 'contact' },
    secondary: { text: 'Ask About Video', action: 'contact' },
  },
  contactLabel: 'Book a Photographer',
  seo: {
    title: `Event Photography & Video, ${company.city}`,
    description: `Event photographer and videographer in ${company.city} for weddings, conferences, birthdays and concerts.`,
  },
} as const satisfies ServiceEntry
