import consolePicture from '../../../pictures/about/console.webp?picture'
import floorMonitorPicture from '../../../pictures/equipment/floor-monitor.webp?picture'
import trussGoalpostPicture from '../../../pictures/equipment/truss-goalpost.webp?picture'
import liveMusicProduction2Picture from '../../../pictures/services/live-music-production-2.webp?picture'
import liveMusicProductionPicture from '../../../pictures/services/live-music-production.webp?picture'
import ideasToLifePicture from '../../../pictures/slides/ideas-to-life.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('live-music-production'),
  teaser: 'Stage, monitors, lights and an engineer who stays all night.',
  gel: 'congo',
  image: liveMusicProductionPicture,
  startingFrom: 1500,
}

export const detail: ServiceDetail = {
  title: 'From Load-in to Last Song',
  summary:
    "Stage, PA, monitors, lights and crew for concerts, park festivals and band nights at the club. We work from each band's stage plot and input list, and run the night to a written changeover.",
  benefits: [
    {
      title: 'Every act is contacted first',
      text: 'Stage plots and input lists come in before bump-in, so the patch, the power drops and the drum riser are settled before the truck is loaded.',
    },
    {
      title: 'Monitors before the room',
      text: 'Players who hear themselves play better. Wedge mixes are set first in the sound check and stored for each act, which keeps changeovers short.',
    },
    {
      title: 'Loud inside the line',
      text: 'Park and street permits carry a sound limit and a finishing time. Speakers are aimed at the crowd, subwoofers away from houses, and the level is watched.',
    },
    {
      title: 'Power worked out on paper',
      text: 'Amplifiers and lights go on separate circuits. Where a hall or an oval has too few, we plan the generator, its cable run and where it can hum unheard.',
    },
  ],
  included: [
    'PA and floor monitors sized to the site',
    'Front-of-house engineer from sound check to close',
    'Microphones, stands and leads for each act',
    'Stage lighting with an operator',
    'Bump-in and pack-down to an agreed timetable',
  ],
  gallery: [liveMusicProduction2Picture, ideasToLifePicture, consolePicture, floorMonitorPicture, trussGoalpostPicture],
  serviceType: 'Concert and live music production',
  availability:
    'Ask 4 weeks ahead for a hall or a club, and earlier for a park, where the council permit sets the pace.',
  cta: {
    primary: { text: 'Plan a Show', action: 'contact' },
    secondary: { text: 'Send a Stage Plot', action: 'contact' },
  },
  contactLabel: 'Plan a Show',
  seo: {
    title: 'Live Music Production in Sydney',
    description:
      'PA, monitors, stage lighting and engineers for concerts, park festivals and club band nights in Sydney, run to your stage plots.',
    ogImage: liveMusicProductionPicture,
  },
}
