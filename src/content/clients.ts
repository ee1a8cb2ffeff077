/** Sample venues, all invented, to be replaced by the company's own. The word-mark of each is drawn in `pages/home/WordMark.tsx`. */
export const clients = [
  { name: 'Wattlebird Hall' },
  { name: 'Cape Marlow Surf Club' },
  { name: 'Tin Lantern Theatre' },
  { name: 'Kestrel Wharf' },
  { name: 'The Foghorn Room' },
  { name: 'Quandong Gardens' },
] as const satisfies readonly { name: string }[]

export type Client = (typeof clients)[number]
