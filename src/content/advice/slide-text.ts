/**
 * The smallest text on a slide that the last row can read, in points. By the DISCAS standard of AVIXA (V202.01) a text is
 * read from up to 200 times the height of its letters. A capital of 30 points is 4% of a slide of 540 points, so the last
 * row is 8 heights of the picture away. With 24 points it is 6.
 */
export const SLIDE_TEXT_POINTS = 30

/** The same on the LED walls of our tiers, whose stage takes up the nearest rows. */
export const WALL_TEXT_POINTS = 35

/** From how many heights of the picture away that text is read. */
export const SLIDE_TEXT_HEIGHTS = 8

/** How far from its screen our projector is. */
export const PROJECTOR_DISTANCE = '3.5 to 5 m'
