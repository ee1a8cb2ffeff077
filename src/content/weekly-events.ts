import fridayKaraokePicture from '../../pictures/weekly/friday-karaoke.webp?picture'
import saturdayDjPicture from '../../pictures/weekly/saturday-dj.webp?picture'
import sundayAcousticPicture from '../../pictures/weekly/sunday-acoustic.webp?picture'
import type { Gel } from '../lib/gels'
import type { PictureSource } from '../lib/pictures'

export type WeeklyEvent = {
  id: string
  title: string
  /** As in `Date.getDay()`: 0 is Sunday. */
  weekday: number
  /** HH:MM on a 24-hour clock in Sydney, both on the same day. */
  starts: string
  ends: string
  venue: string
  description: string
  image: PictureSource
  gel: Gel
  category: 'Weekly Event'
}

/** An invented sample venue. */
const venue = 'The Foghorn Room, Caringbah'

export const weeklyEvents = [
  {
    id: 'friday-karaoke',
    title: 'Friday Karaoke',
    weekday: 5,
    starts: '20:00',
    ends: '23:30',
    venue,
    description:
      'Put your name down with the host, pick a key that suits you and sing it with a full PA behind you. Free entry. Vouchers for $6 vodkas and $5 shots at the door, over 18s with ID. Please drink responsibly.',
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
    description:
      'Two of our DJs, one mirror ball and a floor that starts with disco and ends with house. Free entry, over 18s only. Vouchers for $6 vodkas and $5 shots at the bar, with water beside them. Please drink responsibly.',
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
    description:
      'A guitar, a stool and 3 sets by local singers, quiet enough to talk over at the back and close enough to hear the strings at the front. Free entry, and the last 20 minutes are open mic.',
    image: sundayAcousticPicture,
    gel: 'straw',
    category: 'Weekly Event',
  },
] as const satisfies readonly WeeklyEvent[]
