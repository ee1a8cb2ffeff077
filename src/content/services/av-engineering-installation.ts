import columnArrayPicture from '../../../pictures/equipment/column-array.webp?picture'
import mixingConsolePicture from '../../../pictures/equipment/mixing-console.webp?picture'
import avEngineeringInstallation2Picture from '../../../pictures/services/av-engineering-installation-2.webp?picture'
import avEngineeringInstallationPicture from '../../../pictures/services/av-engineering-installation.webp?picture'
import { formatBothPrices } from '../../lib/text/money'
import { company } from '../company'
import type { ServiceEntry } from '../schemas/service'

/** For a client who does not go on with the installation. AUD excluding GST. Sample data. */
const surveyPrice: number = 400

export const avEngineeringInstallation = {
  slug: 'av-engineering-installation',
  name: 'AV Engineering & Installation',
  shortName: 'AV Engineering',
  teaser: 'Permanent sound and screens for clubs, schools and offices.',
  gel: 'teal',
  image: {
    ...avEngineeringInstallationPicture,
    alt: 'Rack of sound gear with neat bundles of coloured cable',
  },
  startingFrom: 1200,
  title: `AV Installation in ${company.city}`,
  slogan: 'Easy for your staff to run',
  summary:
    'Permanent sound, screens and controls for clubs, churches, schools, boardrooms and bars. We measure the building, draw the system and install it around your opening hours. Then we train your staff or your volunteers. We repair older systems too, and quote the visit.',
  benefits: [
    {
      title: 'Designed for your building',
      text: 'Hard floors, low ceilings and glass change how a room sounds. We measure first and choose the speakers second.',
    },
    {
      title: 'Every cable is labelled',
      text: 'Each cable has a number at both ends that matches the drawing, so any technician can find a fault later, even during dinner service.',
    },
    {
      title: 'Simple controls for each area',
      text: "Put the match on in the bar, call bingo in the lounge and keep the bistro quiet. Every area has its own controls, labelled in your staff's own words.",
    },
    {
      title: 'Work around your opening hours',
      text: 'We drill in the mornings and on closed days. A licensed electrician does the mains wiring and a registered cabler the network cabling, both from our drawings.',
    },
  ],
  included: [
    'Site survey and system drawings',
    'Itemised quote for the equipment',
    'Installation, wiring and labels',
    'Tuning and testing in the finished space',
    'Staff training and a printed guide',
  ],
  gallery: [
    {
      ...avEngineeringInstallation2Picture,
      alt: 'Meeting room with a big screen, and a projector and speakers in the ceiling',
    },
    {
      ...columnArrayPicture,
      alt: 'Two slim column speakers, each standing on its subwoofer',
    },
    {
      ...mixingConsolePicture,
      alt: '12-channel mixing desk with faders and coloured knobs',
    },
  ],
  serviceType: 'Audio-visual system design and installation',
  scope: {
    hours: 8,
    buys: 'with two technicians, plus the survey and drawings for one room',
    extraHour: 140,
    extraHourBuys: 'with both technicians on the same day',
  },
  travel: 'included',
  extras:
    'Equipment, mains wiring, a hearing loop where the building needs one, and cameras for a live stream',
  leadWeeks: 4,
  availability: `We can usually survey your venue within 2 weeks of your call. The price includes the survey. If you don't go ahead, the survey alone costs ${formatBothPrices(surveyPrice)}. The first chat, with a rough figure, is free.`,
  clientProvides:
    "Building plans if you've got them, access above the ceiling, times when we can drill, and the asbestos register if the building went up before 2004",
  cta: {
    primary: { text: 'Book a Site Survey', action: 'contact' },
    secondary: { text: 'Describe Your Venue', action: 'contact' },
  },
  contactLabel: 'Book a Site Survey',
  seo: {
    title: `AV & Sound System Installation, ${company.city}`,
    description: `Sound systems and screens installed in ${company.city} clubs, churches, schools and boardrooms, around your hours.`,
  },
} as const satisfies ServiceEntry
