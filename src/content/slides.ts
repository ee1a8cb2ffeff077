import envisionTheFuturePicture from '../../pictures/slides/envision-the-future.webp?picture'
import ideasToLifePicture from '../../pictures/slides/ideas-to-life.webp?picture'
import yourCanvasPicture from '../../pictures/slides/your-canvas.webp?picture'
import type { PictureSource } from '../lib/pictures'

type Slide = { id: string; image: PictureSource; title: string; description: string }

/** The slides of the home page's banner. */
export const slides = [
  {
    id: 'ideas-to-life',
    image: ideasToLifePicture,
    title: 'Ideas to Life',
    description: 'From a sketch on a napkin to doors open: stage, sound, light and the people who run them.',
  },
  {
    id: 'envision-the-future',
    image: envisionTheFuturePicture,
    title: 'Envision the Future',
    description: 'See the room drawn and lit on paper first, then walk into it on the night.',
  },
  {
    id: 'your-canvas',
    image: yourCanvasPicture,
    title: 'Your Canvas is our Art',
    description: 'A bare hall, a backyard, a boardroom: bring us the walls and we bring the colour.',
  },
] as const satisfies readonly Slide[]
