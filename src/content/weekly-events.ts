import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import { fridayKaraokePicture, saturdayDjPicture, sundayAcousticPicture } from './pictures'
import { publicHolidayDates } from './public-holidays'

export type WeeklyEvent = {
  id: string
  title: string
  /** As in `Date.getDay()`: 0 is Sunday. */
  weekday: number
  /** HH:MM on a 24-hour clock in Sydney, both on the same day. */
  starts: string
  ends: string
  venue: string
  /** Days on which it does not take place, as YYYY-MM-DD. Other weekdays in the list do not matter. */
  datesOff: readonly string[]
  /** Who may come in. */
  ages: string
  /** The age from which guests may come in. All ages if not set. */
  minAge?: number
  description: string
  image: DescribedPicture
  gel: Gel
  category: 'Weekly Event'
}

/** An invented sample venue, where all weekly events take place. */
export const weeklyVenue = {
  name: 'The Foghorn Room',
  street: '14 Foghorn Lane',
  suburb: 'Caringbah',
  state: 'NSW',
  postcode: '2229',
} as const

const venue = `${weeklyVenue.name}, ${weeklyVenue.suburb}`
/** All weekly events pause on public holidays and while the venue is closed for its summer break. */
const datesOff = [...publicHolidayDates, '2026-12-27', '2027-01-02', '2027-01-03']
const adults = { ages: 'Over 18s only, with photo ID.', minAge: 18 }
const VOUCHERS = 'Vouchers for $6 vodkas and $5 shots'

export const weeklyEvents = [
  {
    id: 'friday-karaoke',
    title: 'Friday Karaoke',
    weekday: 5,
    starts: '20:00',
    ends: '23:30',
    venue,
    datesOff,
    ...adults,
    description: `Give the host your name and a song, pick a key that suits you and sing through a proper sound system. Free entry. ${VOUCHERS} at the door. Please drink responsibly.`,
    image: fridayKaraokePicture,
    gel: 'rose',
    category: 'Weekly Event',
  },
  {
    id: 'saturday-dj',
    title: 'Saturday DJ Session',
    weekday: 6,
    starts: '19:30',
    ends: '23:45',
    venue,
    datesOff,
    ...adults,
    description: `Two of our DJs play under a mirror ball, from disco early to house late. Free entry. ${VOUCHERS} at the bar, and free water. Please drink responsibly.`,
    image: saturdayDjPicture,
    gel: 'congo',
    category: 'Weekly Event',
  },
  {
    id: 'sunday-acoustic',
    title: 'Sunday Acoustic',
    weekday: 0,
    starts: '15:00',
    ends: '18:00',
    venue,
    datesOff,
    ages: 'All ages. Under 18s with a parent or guardian.',
    description: `Local singers play 3 acoustic sets, quiet enough to talk over at the back. Free entry, and the last 20 minutes are open mic. ${VOUCHERS} at the bar for over 18s with photo ID. Please drink responsibly.`,
    image: sundayAcousticPicture,
    gel: 'straw',
    category: 'Weekly Event',
  },
] as const satisfies readonly WeeklyEvent[]
