import { company } from '../company'
import { dancersPicture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'

export const dancers = {
  slug: 'dancers',
  name: 'Dancers',
  teaser: 'Dancers in costume for openings, launches and parties.',
  gel: 'congo',
  image: dancersPicture,
  startingFrom: 350,
  unit: 'per performer',
  countNoun: 'performer',
  title: 'Dancers for Events',
  slogan: 'From a pair on podiums to a full routine',
  summary:
    'Book a pair on podiums for a club night, or a group for a gala or a launch, with a routine made for your song and costumes to match your theme.',
  benefits: [
    {
      title: 'Timed to your program',
      text: 'Open the doors with a dance, reveal the product or bring on the band. We cut the music to length, and it ends right on your announcement.',
    },
    {
      title: 'Costumes to suit your guests',
      text: "Feathers, black tie, neon or disco? You'll see photos before you decide, and we'll ask who's watching: school families or a late club.",
    },
    {
      title: "A floor that's safe to dance on",
      text: "We check its size, slope and surface, and keep cables and confetti off it. There's no low fog during a routine, because it hides the floor and leaves it damp. On grass, pavers or damp decking we change the routine.",
    },
    {
      title: 'Dancers we know',
      text: "They're freelancers who've danced at our events before. If we light your event too, the lighting operator learns the routine with them.",
    },
  ],
  included: [
    'One dancer or a group, as quoted',
    'Routine to a song agreed with you',
    'Costumes that suit your theme',
    'Stage check and a walk-through on the day',
    'Timing notes for your DJ and your lighting operator',
  ],
  gallery: [],
  serviceType: 'Dance performance hire',
  scope: {
    hours: 2,
    buys: 'at your event with one dancer, who performs 2 sets of 15 minutes',
    extraHour: 90,
  },
  travel: 'by-area',
  extras: 'Podiums (which need half a metre more height), a stage and lighting',
  leadWeeks: 4,
  availability: 'For podium dancers without a routine, 2 weeks is often plenty.',
  clientProvides: 'A changing room with a mirror near the stage, and drinking water',
  siteNeeds: { floorM: { width: 2, depth: 2 }, ceilingM: 2.7 },
  cta: {
    primary: { text: 'Book Dancers', action: 'contact' },
    secondary: { text: 'Share Your Theme', action: 'contact' },
  },
  seo: {
    title: `Dancers for Events in ${company.city}`,
    description: `Podium dancers and choreographed groups for galas, launches and club nights in ${company.city}, in costume.`,
  },
} as const satisfies ServiceEntry
