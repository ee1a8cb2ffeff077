import type { Gel } from '../lib/gels'
import { company } from './company'

const { claims } = company

/** The overview on /about. */
export const aboutOverview = {
  facts: [
    { value: claims.yearsOfExperience, label: 'years of experience' },
    { value: claims.teamMembers, label: 'team members' },
    { value: claims.eventsDelivered, label: 'events delivered' },
  ],
  text: `${company.name} plans and runs events from ${company.location}: DJs and live acts, stages, sound and lighting, equipment hire, photography and video, event planning and marketing. We work within about ${company.serviceRadiusKm} km of ${company.suburb}, and further by arrangement.`,
} as const

/** The paragraphs of 'Our story' on /about/company. */
export const story = [
  `We have set up in halls, gardens, clubs and boardrooms for over a decade. After ${claims.eventsDelivered} events we still prepare for each one in the same way, because you get one chance at yours.`,
  'It starts with a call. We ask how many guests you expect, what the venue is like and when we can unload. This first consultation is free, and we email you a quote afterwards. Nothing is booked until you sign it and send it back.',
  'Then we plan the day with you: where the stage or the DJ booth goes, where the power is and what happens when. If you would like a venue visit, a floor plan drawn to scale and a full budget, book our Event Consultation.',
  'In the days before, we test every speaker, light and cable on your list. On the day we arrive early, set up, check the sound and the lights, and go through the order of events with you: first speech, first dance, last song.',
  'During the event you have one crew contact throughout. Afterwards we pack everything down, take the tape off the floor and sweep it.',
] as const

/** The text beside the founders on /about/company. */
export const foundersIntro = {
  title: 'Our two founders oversee every event',
  intro:
    'One looks after the crew and the equipment, the other after the planning and the budget. Your crew contact runs the day, and can call either of them.',
} as const

/** The section on /about/company that links to the hire catalogue. */
export const avHireTeaser = {
  title: 'Hire the equipment we use',
  text: 'The DJ players, mixing desks, speakers and lights in our hire catalogue are the ones that our own crew works with. We test each of them before it leaves and again when it comes back, and we can tell you whether it suits your venue.',
} as const

/** The about section of the home page. */
export const homeAbout = {
  intro: 'One team, from the first call to the pack-down. The person you plan with is there on the day.',
  items: [
    { name: 'Dancers and performers', gel: 'rose' },
    { name: 'Stage and event production', gel: 'congo' },
    { name: 'Event marketing', gel: 'amber' },
    { name: 'Photography and videography', gel: 'teal' },
    { name: 'Venue consultation and planning', gel: 'straw' },
  ],
} as const satisfies { intro: string; items: readonly { name: string; gel: Gel }[] }
