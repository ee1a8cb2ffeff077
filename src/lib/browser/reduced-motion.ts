export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/** For code that runs after a visitor's action. Components that render differently use `useMediaQuery`. */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION_QUERY).matches
