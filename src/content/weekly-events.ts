import fridayKaraokePicture from '../../pictures/weekly/friday-karaoke.webp?picture'
import saturdayDjPicture from '../../pictures/weekly/saturday-dj.webp?picture'
import sundayAcousticPicture from '../../pictures/weekly/sunday-acoustic.webp?picture'
import type { PictureSource } from '../lib/pictures'

export type WeeklyEvent = {
  id: string
  title: string
  /** Day of the week as in `Date.getDay()`: 0 is Sunday. */
  weekday: 0 | 5 | 6
  /** On the Sydney clock, 24-hour HH:MM, both on the same day. */
  starts: string
  ends: string
  /** The same day and hours, as they are read. */
  date: string
  time: string
  venue: string
  description: string
  image: PictureSource
  ticketLink: null
  category: 'Weekly Event'
}

/** A sample venue, invented. */
const venue = 'The Foghorn Room, Caringbah'

export const weeklyEvents = [
  {
    id: 'friday-karaoke',
    title: 'Friday Karaoke',
    weekday: 5,
    starts: '20:00',
    ends: '23:30',
    date: 'Every Friday',
    time: '8 pm to 11.30 pm',
    venue,
    description:
      'Put your name down with the host, pick a key that suits you and sing it with a full PA behind you. Free entry. Vouchers for $6 vodkas and $5 shots at the door, over 18s with ID. Please drink responsibly.',
    image: fridayKaraokePicture,
    ticketLink: null,
    category: 'Weekly Event',
  },
  {
    id: 'saturday-dj',
    title: 'Saturday DJ Session',
    weekday: 6,
    starts: '19:30',
    ends: '23:45',
    date: 'Every Saturday',
    time: '7.30 pm to 11.45 pm',
    venue,
    description:
      'Two of our DJs, one mirror ball and a floor that starts with disco and ends with house. Free entry, over 18s only. Vouchers for $6 vodkas and $5 shots at the bar, with water beside them. Please drink responsibly.',
    image: saturdayDjPicture,
    ticketLink: null,
    category: 'Weekly Event',
  },
  {
    id: 'sunday-acoustic',
    title: 'Sunday Acoustic',
    weekday: 0,
    starts: '15:00',
    ends: '18:00',
    date: 'Every Sunday',
    time: '3 pm to 6 pm',
    venue,
    description:
      'A guitar, a stool and 3 sets by local singers, quiet enough to talk over at the back and close enough to hear the strings at the front. Free entry, and the last 20 minutes are open mic.',
    image: sundayAcousticPicture,
    ticketLink: null,
    category: 'Weekly Event',
  },
] as const satisfies readonly WeeklyEvent[]
