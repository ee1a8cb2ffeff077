/** A venue, and the key of its drawn word-mark. */
export type Client = { name: string; logo: string }

/** Sample venues, all invented, until the owner's own go in here. */
export const clients = [
  { name: 'Wattlebird Hall', logo: 'wattlebird-hall' },
  { name: 'Cape Marlow Surf Club', logo: 'cape-marlow-surf-club' },
  { name: 'Tin Lantern Theatre', logo: 'tin-lantern-theatre' },
  { name: 'Kestrel Wharf', logo: 'kestrel-wharf' },
  { name: 'The Foghorn Room', logo: 'the-foghorn-room' },
  { name: 'Quandong Gardens', logo: 'quandong-gardens' },
] as const satisfies readonly Client[]

export type ClientLogo = (typeof clients)[number]['logo']
