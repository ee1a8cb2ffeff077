import type { Gel } from '../../lib/gels'
import { company } from '../company'

const { claims } = company

/** The overview on /about. */
export const aboutOverview = {
  facts: [
    { value: claims.yearsOfExperience, label: 'years of experience' },
    { value: claims.teamMembers, label: 'team members' },
    { value: claims.eventsDelivered, label: 'events delivered' },
  ],
  text: `We're an event crew based in ${company.location}. Book a DJ, an MC, a band, a stage, sound and lights, a photographer or a planner, or just hire the gear. We work within about ${company.serviceRadiusKm} km: ${company.area}. If you're further away, ask us anyway.`,
} as const

/** How an event goes, on /about/company. */
export const story = [
  `We've been setting up in halls, gardens, clubs and boardrooms for over a decade. ${claims.eventsDelivered} events later, we still prepare for each one the same way, because you only get one go at yours.`,
  "It starts with a chat. We'll ask how many guests you expect, what the venue's like and when we can unload. That first consultation is free, and afterwards we'll email you a quote. Nothing's booked until you sign it and send it back.",
  'Then we plan the day with you: where the stage or the DJ booth goes, where the power is, and who does what when. For a venue visit, a floor plan drawn to scale and a full budget, book our Event Consultation.',
  'In the days before, we test every speaker, light and cable on your list. On the day we get there early, set up, check the sound and lights, and go through the run sheet with you from the first speech to the last song. Your crew contact knows your plan and looks after you the whole way.',
  'Afterwards we pack down, pull up the tape and sweep the floor.',
] as const

/** The text beside the founders on /about/company. */
export const foundersIntro = {
  title: 'The two who started it',
  intro:
    'One knows the gear, the other knows what it should cost. Your crew contact can ring either of them on the day.',
} as const

/** The section on /about/company that links to the hire catalogue. */
export const avHireTeaser = {
  title: 'Hire the gear we use',
  text: 'The DJ players, mixing desks, speakers and lights in our catalogue are the ones our own crew works with. We test everything before it leaves and again when it comes back.',
} as const

/** The about section of the home page. */
export const homeAbout = {
  intro: `We're in ${company.suburb} and work across ${company.area}. Someone who knows your plan is there on the day.`,
  items: [
    { name: 'Dancers and performers', gel: 'rose' },
    { name: 'Stage and event production', gel: 'congo' },
    { name: 'Event marketing', gel: 'amber' },
    { name: 'Photography and videography', gel: 'teal' },
    { name: 'Venue consultation and planning', gel: 'straw' },
  ],
} as const satisfies { intro: string; items: readonly { name: string; gel: Gel }[] }
