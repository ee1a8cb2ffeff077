/**
 * The widths from which a layout applies. In em, so that large text gets the layout of a narrow window. The `sizes` of
 * pictures are in pixels: they only choose a file. Below `xs` is a phone with large text, below `phone` a small one, and from
 * `wide-phone` on a phone held sideways.
 */
export const screens = {
  xs: '20em',
  phone: '22.5em',
  sm: '30em',
  'wide-phone': '40em',
  md: '45em',
  lg: '67.5em',
  xl: '80em',
}
