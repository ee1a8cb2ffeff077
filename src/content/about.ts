import { company } from './company'
import type { Gel } from '../lib/gels'

const { claims } = company

/** The overview on /about. */
export const aboutOverview = {
  facts: [
    { value: claims.yearsOfExperience, label: 'years of experience' },
    { value: claims.teamMembers, label: 'team members' },
    { value: claims.eventsDelivered, label: 'events delivered' },
  ],
  text: `${company.name} plans, builds and runs events from ${company.location}: DJs and live acts, stages, sound and light, equipment hire, photography and video, consultation and marketing. We work within about ${company.serviceRadiusKm} km as a matter of course, and further when a job calls for it.`,
} as const

/** The paragraphs of 'Our story' on /about/company. */
export const story = [
  `We have been setting up in halls, gardens, clubs and boardrooms for over a decade. ${claims.eventsDelivered} events later, the part that matters has not changed: someone trusts us with a night that cannot be run twice.`,
  'A job begins with a call. We ask who is coming, what the room is like and when the venue opens its doors to a truck. That first consultation is free, and the quote comes by e-mail. Nothing binds either side until you have signed it and sent it back.',
  'Then the drawing starts: where the stage goes, where the power is, which wall takes colour and which corner hides a rack. You see the plan and change it while it is still a line on paper, because moving a line costs less than moving a stage.',
  'In the days before, every speaker, lamp and lead on the list is tested and packed in the order in which it comes off the truck. On the day we bump in early, run sound and light, walk the room with you and agree on the cues: first speech, first dance, last song.',
  'During the event one person from our crew is yours to find. When the house lights come up we bump out: cases shut, tape lifted, floor clear. The last thing loaded is the broom.',
] as const

/** The text beside the founders on /about/company. */
export const foundersIntro = {
  title: 'Two people answer for every job',
  intro:
    'One looks after the gear and the crew, the other after the client and the plan. When something has to be decided on the night, one of these two decides it.',
} as const

/** The section on /about/company that links to the hire catalogue. */
export const avHireTeaser = {
  title: 'The same gear, for hire',
  text: 'The decks, desks, speakers and lights that our crew takes out on a Saturday are the ones in the hire catalogue. Each is tested before it leaves and again when it returns, and the team that uses it can tell you whether it suits your room.',
} as const

/** The about section of the home page. */
export const homeAbout = {
  intro:
    'One crew from the first sketch to the last road case. You deal with the person who will stand behind the desk on the night.',
  items: [
    { name: 'Dancers and performers', gel: 'rose' },
    { name: 'Stage and event production', gel: 'congo' },
    { name: 'Event marketing', gel: 'amber' },
    { name: 'Photography and videography', gel: 'teal' },
    { name: 'Venue consultation and planning', gel: 'straw' },
  ],
} as const satisfies { intro: string; items: readonly { name: string; gel: Gel }[] }
