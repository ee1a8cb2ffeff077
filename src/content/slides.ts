import envisionTheFuturePicture from '../../pictures/slides/envision-the-future.webp?picture'
import type { DescribedPicture } from '../lib/pictures'
import { ideasToLifePicture, yourCanvasPicture } from './pictures'

type Slide = { id: string; image: DescribedPicture; title: string; description: string }

/** The slides of the home page's banner. */
export const slides = [
  {
    id: 'ideas-to-life',
    image: ideasToLifePicture,
    title: 'Ideas to Life',
    description: 'Tell us what you have in mind. We bring the stage, the sound, the lighting and the crew.',
  },
  {
    id: 'envision-the-future',
    image: {
      ...envisionTheFuturePicture,
      alt: 'Lone figure walking through a twisting tunnel of blue and rose light towards a bright disc',
    },
    title: 'Envision the Future',
    description: 'We plan the stage, the lighting and the order of events with you before the day.',
  },
  {
    id: 'your-canvas',
    image: yourCanvasPicture,
    title: 'Your Canvas is our Art',
    description: 'A bare hall, a backyard or a boardroom: we light it in the colours you choose.',
  },
] as const satisfies readonly Slide[]
