/** The accent colours, named after colour filters (gels) of stage lights. A further one is one line. */
export const gels = {
  congo: '#7c5cff',
  rose: '#ff5f8f',
  amber: '#ffb224',
  teal: '#2cd5c0',
  straw: '#ffd9a0',
} as const

export type Gel = keyof typeof gels
