/**
 * For heroes with a 4:3 picture, whose subject no crop may cut: on a wide screen it stands at the right, nearly whole,
 * and fades towards the words.
 */
export const HERO_FOCUS_RIGHT =
  'object-center lg:ml-auto lg:w-2/3 lg:[mask-image:linear-gradient(90deg,transparent,#000_60%)] 2xl:w-1/2'
