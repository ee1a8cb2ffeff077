import { company } from '../company'
import { weeklyVenue } from './weekly-events'

/** The title and description of the page of events in search results and shared links. The page has one URL, so it is the same for all. */
export const upcomingEventsSummary = {
  title: `Free Weekly Events in ${weeklyVenue.suburb}`,
  description: `What's on in ${weeklyVenue.suburb} in ${company.region}, with free entry: karaoke on Friday night, DJs on Saturday night and acoustic music on Sunday afternoon.`,
}
