/** How long the equipment of a package without a crew is hired for. */
export const dryHire = '24-hour hire, non-negotiable'
/** Rules of packages without a crew. */
export const dryHireRules = [
  'Equipment packages are a 24-hour hire, which is non-negotiable.',
  'All equipment is tested before hire and again on return, and damage is billed to the hirer.',
  'Delivery and pickup can be provided.',
] as const
export const cableRule = 'All cables are included.'
