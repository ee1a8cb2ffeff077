import columnArrayPicture from '../../../pictures/equipment/column-array.webp?picture'
import mixingConsolePicture from '../../../pictures/equipment/mixing-console.webp?picture'
import avEngineeringInstallation2Picture from '../../../pictures/services/av-engineering-installation-2.webp?picture'
import avEngineeringInstallationPicture from '../../../pictures/services/av-engineering-installation.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('av-engineering-installation'),
  teaser: 'Fixed sound and screens for clubs, schools and boardrooms.',
  gel: 'teal',
  image: avEngineeringInstallationPicture,
  startingFrom: 1200,
}

export const detail: ServiceDetail = {
  title: 'Sound That Stays Put',
  summary:
    'Permanent sound, screens and control for clubs, churches, schools, boardrooms and bars. We survey the room, draw the system, install it around your hours and teach your staff to run it.',
  benefits: [
    {
      title: 'Drawn from the room outward',
      text: 'Hard floors, low ceilings and glass decide which speakers go where. We measure and listen, and draw the coverage before any equipment is chosen.',
    },
    {
      title: 'Labelled at both ends',
      text: 'Every cable has a number that stands on the drawing, and the rack is laid out so that a stranger can trace a fault in the middle of dinner service.',
    },
    {
      title: 'Zones your staff can use',
      text: 'The match in the bar, bingo in the lounge, quiet in the bistro: each area has its own source and volume, under names that staff already use.',
    },
    {
      title: 'Work around your trading',
      text: 'Drilling is kept for mornings and closed days. Mains circuits are for a licensed electrician, who gets our load list and rack drawing first.',
    },
  ],
  included: [
    'Site survey and system drawings',
    'Equipment schedule and itemised quote',
    'Installation, rack wiring and labels',
    'Tuning and testing in the finished room',
    'Staff training and a printed guide',
  ],
  gallery: [avEngineeringInstallation2Picture, columnArrayPicture, mixingConsolePicture],
  serviceType: 'Audio-visual system design and installation',
  availability: 'It starts with a survey; installation dates follow once drawings and quote are agreed.',
  cta: {
    primary: { text: 'Book a Site Survey', action: 'contact' },
    secondary: { text: 'Describe Your Venue', action: 'contact' },
  },
  contactLabel: 'Book a Site Survey',
  seo: {
    title: 'AV Installation for Venues, Sydney',
    description:
      'Fixed sound, screens and control for clubs, schools, churches and boardrooms in Sydney: surveyed, drawn, installed, labelled and taught.',
    ogImage: avEngineeringInstallationPicture,
  },
}
