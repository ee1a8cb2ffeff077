import type { Image } from './image'

export type Slide = { id: string; image: Image; title: string; description: string }

/** The home banner, in order. */
export const slides = [
  {
    id: 'ideas-to-life',
    image: {
      picture: 'slides/ideas-to-life',
      alt: 'Festival stage with crossing beams and a striped sun on the LED wall, seen over a dark crowd',
    },
    title: 'Ideas to Life',
    description: 'From a sketch on a napkin to doors open: stage, sound, light and the people who run them.',
  },
  {
    id: 'envision-the-future',
    image: {
      picture: 'slides/envision-the-future',
      alt: 'Lone figure walking through a twisting tunnel of blue and rose light towards a bright disc',
    },
    title: 'Envision the Future',
    description: 'See the room drawn and lit on paper first, then walk into it on the night.',
  },
  {
    id: 'your-canvas',
    image: {
      picture: 'slides/your-canvas',
      alt: 'White studio washed in blue and rose, a ladder throwing coloured shadows beside flight cases',
    },
    title: 'Your Canvas is our Art',
    description: 'A bare hall, a backyard, a boardroom: bring us the walls and we bring the colour.',
  },
] as const satisfies readonly Slide[]
