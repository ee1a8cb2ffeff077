/**
 * The pictures of packages are 4:3 and show gear that no crop may cut: on a wide screen they stand at the right, nearly
 * whole, and fade towards the words.
 */
export const HERO_FOCUS =
  'object-center md:ml-auto md:w-2/3 md:[mask-image:linear-gradient(90deg,transparent,#000_60%)] 2xl:w-1/2'
