import team01Picture from '../../pictures/team/01.webp?picture'
import team02Picture from '../../pictures/team/02.webp?picture'
import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'

export type MemberEntry = {
  id: string
  name: string
  role: string
  /** Shown on the card. */
  oneLine: string
  /** Null for a portrait with initials. */
  photo: DescribedPicture | null
  initials: string
  /** A stage name. */
  alias?: string
  gel: Gel
}

/** Invented people, as in `team.ts`. */
export const founders = [
  {
    id: 'theo-vasilakos',
    name: 'Theo Vasilakos',
    role: 'Managing Director',
    oneLine: 'Looks after the crew and the equipment, and checks both before every event.',
    photo: {
      ...team01Picture,
      alt: 'Theo Vasilakos, bearded, headphones round his neck, in silhouette against amber light',
    },
    initials: 'TV',
    gel: 'amber',
  },
  {
    id: 'nadine-sarkis-doyle',
    name: 'Nadine Sarkis-Doyle',
    role: 'Managing Partner',
    oneLine: 'Checks every plan, budget and timetable before you see it.',
    photo: {
      ...team02Picture,
      alt: 'Nadine Sarkis-Doyle, with long hair and a clipboard, in silhouette against rose light',
    },
    initials: 'NS',
    gel: 'rose',
  },
] as const satisfies readonly MemberEntry[]
