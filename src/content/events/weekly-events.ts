import { fridayKaraokePicture, saturdayDjPicture, sundayAcousticPicture } from '../pictures'
import type { WeeklyEventEntry } from '../schemas/weekly-event'

/** An invented sample venue, where all weekly events take place. */
export const weeklyVenue = {
  name: 'The Foghorn Room',
  street: '14 Foghorn Lane',
  suburb: 'Caringbah',
  state: 'NSW',
  postcode: '2229',
  parking:
    "Free on the street after 6 pm and on weekends. If it's full, the car park behind the shops is 3 minutes away.",
  train: 'Caringbah station is a 6-minute walk.',
  access: 'No steps from the street to the stage, and an accessible toilet.',
} as const

/** '14 Foghorn Lane, Caringbah NSW 2229' */
export const weeklyVenueAddress = `${weeklyVenue.street}, ${weeklyVenue.suburb} ${weeklyVenue.state} ${weeklyVenue.postcode}`

/** All weekly events pause on public holidays, which are calculated, and while the venue is closed for its summer break. */
const datesOff: readonly string[] = ['2026-12-27', '2027-01-02', '2027-01-03']
const adults = { ages: 'Over 18s only, with photo ID.', minAge: 18 } as const
const VOUCHERS = 'Vouchers for $6 vodkas and $5 shots'

const entries = [
  {
    id: 'friday-karaoke',
    title: 'Friday Karaoke',
    weekday: 5,
    starts: '20:00',
    ends: '23:30',
    datesOff,
    ...adults,
    description:
      'Give the host your name and a song, pick your key and sing through a proper sound system. Free entry.',
    drinks: `${VOUCHERS} at the door. Please drink responsibly.`,
    hosts: ['kayla-merrick'],
    runSheet: [
      {
        at: '20:00',
        title: 'The list opens',
        text: "Write your name and a song on the list beside the stage. The host sings first, so you don't have to.",
      },
      {
        at: '20:30',
        title: 'Singers up',
        text: "We call two names at a time. You've got one song to finish your chat and find the microphone.",
      },
      {
        at: '22:00',
        title: 'Duets and whole tables',
        text: 'Four microphones on stage and the biggest choruses of the evening. Shy? Sing with the host.',
      },
      {
        at: '23:15',
        title: 'Last songs',
        text: "The list is closed by now. Whoever's still here sings the last one together.",
      },
    ],
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
    datesOff,
    ...adults,
    description:
      'Our DJs play under a mirror ball, from disco early to house late. Free entry and free water.',
    drinks: `${VOUCHERS} at the bar. Please drink responsibly.`,
    hosts: ['con-varelas', 'luka-radonich'],
    runSheet: [
      {
        at: '19:30',
        title: 'Disco, on vinyl',
        text: "We start with records, at a volume you can talk over. It's a good time to grab a table.",
      },
      {
        at: '21:00',
        title: 'The mirror ball starts',
        text: "Boogie and soul, and the floor fills up. Ask for your song, and if it suits the moment you'll hear it.",
      },
      {
        at: '22:30',
        title: 'House',
        text: 'No gaps between songs, and the moving lights follow the beat. Earplugs are free at the DJ booth.',
      },
      {
        at: '23:30',
        title: 'Slower songs',
        text: 'A few to finish on, then the house lights. We keep it down outside, because people live next door.',
      },
    ],
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
    datesOff,
    ages: 'All ages. Under 18s with a parent or guardian.',
    description:
      'Local singers play 3 acoustic sets, quiet enough to talk over, then open mic. Free entry.',
    hosts: ['talia-fonoti'],
    runSheet: [
      {
        at: '15:00',
        title: 'First set',
        text: 'One voice and one guitar. There are cushions on the floor at the front for kids.',
      },
      {
        at: '15:55',
        title: 'Second set',
        text: "Another singer from around here. Say hello in the break: they're the ones coiling cables.",
      },
      {
        at: '16:50',
        title: 'Third set',
        text: 'Usually a duo, and usually the songs you know the words to.',
      },
      {
        at: '17:40',
        title: 'Open mic',
        text: 'Two songs each. Put your name down with the host by 5 pm. You can borrow our guitar.',
      },
    ],
    image: sundayAcousticPicture,
    gel: 'straw',
    category: 'Weekly Event',
  },
] as const satisfies readonly WeeklyEventEntry[]

export type WeeklyEventId = (typeof entries)[number]['id']
export type WeeklyEvent = WeeklyEventEntry & { id: WeeklyEventId }

export const weeklyEvents: readonly WeeklyEvent[] = entries

export const findWeeklyEvent = (id?: string): WeeklyEvent | undefined =>
  weeklyEvents.find((event) => event.id === id)

/** The file that the build writes. */
export const getCalendarPath = ({ id }: Pick<WeeklyEvent, 'id'>) => `/calendars/${id}.ics`
