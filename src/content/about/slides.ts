import type { Slide } from '../schemas/about'

/** The slides of the home page's banner. Each lights its room for one tier. */
export const slides = [
  {
    id: 'ideas-to-life',
    light: 'diamond',
    title: 'Ideas to Life',
    description:
      "Tell us what you've got in mind, and we'll bring the stage, the sound, the lights and the crew.",
  },
  {
    id: 'envision-the-future',
    light: 'premium',
    title: 'Envision the Future',
    description: 'We plan the stage, the lights and the run sheet with you, well before the day.',
  },
  {
    id: 'your-canvas',
    light: 'horizon',
    title: 'Your Canvas is our Art',
    description:
      "Give us a bare hall, a backyard or a boardroom, and we'll light it in your colours.",
  },
] as const satisfies readonly Slide[]
