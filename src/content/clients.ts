/** Sample venues, all invented, to be replaced by the company's own. `logo` is the key of the word-mark. */
export const clients = [
  { name: 'Wattlebird Hall', logo: 'wattlebird-hall' },
  { name: 'Cape Marlow Surf Club', logo: 'cape-marlow-surf-club' },
  { name: 'Tin Lantern Theatre', logo: 'tin-lantern-theatre' },
  { name: 'Kestrel Wharf', logo: 'kestrel-wharf' },
  { name: 'The Foghorn Room', logo: 'the-foghorn-room' },
  { name: 'Quandong Gardens', logo: 'quandong-gardens' },
] as const satisfies readonly { name: string; logo: string }[]

export type Client = (typeof clients)[number]
export type ClientLogo = Client['logo']
