import capeMarlowSurfClubLogo from '../../../pictures/clients/cape-marlow-surf-club.svg'
import kestrelWharfLogo from '../../../pictures/clients/kestrel-wharf.svg'
import quandongGardensLogo from '../../../pictures/clients/quandong-gardens.svg'
import theFoghornRoomLogo from '../../../pictures/clients/the-foghorn-room.svg'
import tinLanternTheatreLogo from '../../../pictures/clients/tin-lantern-theatre.svg'
import wattlebirdHallLogo from '../../../pictures/clients/wattlebird-hall.svg'
import type { Client } from '../schemas/about'

/** Sample venues, all invented, to be replaced by the company's own. */
export const clients: readonly Client[] = [
  { name: 'Wattlebird Hall', logo: wattlebirdHallLogo },
  { name: 'Cape Marlow Surf Club', logo: capeMarlowSurfClubLogo },
  { name: 'Tin Lantern Theatre', logo: tinLanternTheatreLogo },
  { name: 'Kestrel Wharf', logo: kestrelWharfLogo },
  { name: 'The Foghorn Room', logo: theFoghornRoomLogo },
  { name: 'Quandong Gardens', logo: quandongGardensLogo },
]
