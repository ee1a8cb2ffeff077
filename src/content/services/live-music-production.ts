import floorMonitorPicture from '../../../pictures/equipment/floor-monitor.webp?picture'
import trussGoalpostPicture from '../../../pictures/equipment/truss-goalpost.webp?picture'
import liveMusicProductionPicture from '../../../pictures/services/live-music-production.webp?picture'
import { formatTotal } from '../../lib/text/money'
import { dancingPercent } from '../advice/guest-rules'
import { company } from '../company'
import { consolePicture, ideasToLifePicture, liveMusicProduction2Picture } from '../pictures'
import type { ServiceEntry } from '../schemas/service'
import { HOLIDAY_PERCENT, stopRule, truckRule } from '../terms/crew-terms'
import { quotedFrom } from '../terms/quoted-prices'

const guests = 200

export const liveMusicProduction = {
  slug: 'live-music-production',
  name: 'Live Music Production',
  teaser: 'Sound, lights and the people to run them at your concert.',
  gel: 'congo',
  image: { ...liveMusicProductionPicture, alt: 'Drum kit and amps on a stage, ready for the band' },
  startingFrom: 1500,
  title: 'Live Music Production',
  slogan: 'From sound check to last song',
  summary:
    'Sound, stage lights and the people to run them, for concerts, festivals in the park and band nights at the club. We ring every band first and write a run sheet that leaves time between acts.',
  benefits: [
    {
      title: 'We ring every band first',
      text: "Each band sends its channel list: who plays what, where, and whose drum kit and amps they're using. Our engineer's digital desk, an SQ-6 or similar, takes 24 channels, with a multicore to the stage. If a rider asks for a different desk or speakers, we'll quote them.",
    },
    {
      title: 'Musicians can hear themselves',
      text: "Foldback comes first at sound check: up to 6 mixes, with a floor monitor for each player. We save them for each act, which makes changeovers quick. In-ear monitors are hired in and quoted. Our desk and our stage talk by headset, and there's one for your stage manager.",
    },
    {
      title: 'Aimed at the audience, measured at the boundary',
      text: 'Park and street permits come with a sound limit and a finishing time. We aim the speakers away from houses and measure the level at the boundary the whole way through, and you get the readings. Bass carries furthest and comes down first. If your council asks for a noise plan, we quote one.',
    },
    {
      title: 'Enough power, planned early',
      text: `Sound and lights run on separate circuits: four of them, or one three-phase outlet of 20 A. If the hall or oval hasn't got that, a generator costs from ${formatTotal(quotedFrom.generator)} a day, and if your council wants the power certified, we quote a licensed electrician.`,
    },
    {
      title: 'Wind, lightning and grass',
      text: `${stopRule} ${truckRule}`,
    },
  ],
  included: [
    'Speaker towers and subwoofers, foldback for the musicians',
    'Sound engineer from sound check to last song',
    'Microphones, DI boxes, stands and cables for each act',
    'Stage lighting with an operator',
    'Set-up, and pack-down however late',
  ],
  gallery: [
    liveMusicProduction2Picture,
    ideasToLifePicture,
    consolePicture,
    {
      ...floorMonitorPicture,
      alt: 'Floor monitor that tilts up to face the singer',
    },
    {
      ...trussGoalpostPicture,
      alt: 'Truss goalpost with four lights hanging from it and two on the floor',
    },
  ],
  serviceType: 'Concert and live music production',
  scope: {
    hours: 5,
    buys: 'with a sound engineer and a lighting operator, for one stage and up to 3 acts',
    guests,
    extraHour: 240,
    extraHourBuys: 'with both of them and the gear',
  },
  travel: 'by-area',
  extras: `More acts, a stage, a roof over one (from ${formatTotal(quotedFrom.stageRoof)}), barriers, a generator, and a bigger PA for a larger crowd, or for more than about ${(guests * dancingPercent.outdoors) / 100} people outdoors`,
  leadWeeks: 4,
  availability: `Start earlier for a park, because the council permit can take 8 weeks. A public holiday costs ${HOLIDAY_PERCENT}% more.`,
  clientProvides:
    'A stage or a level floor, a contact and a channel list for each act, and the drum kit and amps',
  siteNeeds: { outlets: 4, floorM: { width: 6, depth: 4 }, ceilingM: 3.5 },
  cta: {
    primary: { text: 'Plan a Show', action: 'contact' },
    secondary: { text: 'Tell Us the Line-Up', action: 'contact' },
  },
  contactLabel: 'Plan a Show',
  seo: {
    title: `Live Music Production in ${company.city}`,
    description: `PA, stage lights, a sound engineer and a lighting operator for concerts and band nights in ${company.city}.`,
  },
} as const satisfies ServiceEntry
