import { company } from '../company'
import { weeklyVenue } from './weekly-events'

/** What search results and shared links show for the page of events. The page has one URL, so it is the same for all. */
export const upcomingEventsSummary = {
  title: `Free Weekly Events in ${weeklyVenue.suburb}`,
  description: `What's on in ${weeklyVenue.suburb} in ${company.region}, with free entry: karaoke on Friday night, DJs on Saturday night and acoustic music on Sunday afternoon.`,
}
