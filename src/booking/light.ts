import { type TierLevel, tierLevels } from '../content/tier-levels'

/** The tier that a room is lit for until the visitor moves the fader: bright enough to see it, with more to come. */
export const FIRST_LIGHT: TierLevel = 'premium'

/** The light in the query of a URL, or null. page-loader.ts reads the same parameter. */
export const findLight = (params: URLSearchParams): TierLevel | null =>
  tierLevels.find((level) => level === params.get('light')) ?? null

/** The value of the parameter `light`, which is left out for `FIRST_LIGHT`. */
export const formatLight = (light: TierLevel): string => (light === FIRST_LIGHT ? '' : light)
