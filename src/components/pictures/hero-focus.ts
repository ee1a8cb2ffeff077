/**
 * `focus` of a PageHero with a 4:3 picture. On a wide screen the picture is on the right, almost uncropped, and fades out
 * towards the text.
 */
export const HERO_FOCUS_RIGHT =
  'lg:ml-auto lg:w-2/3 lg:[mask-image:linear-gradient(90deg,transparent,#000_60%)] 2xl:w-1/2'
