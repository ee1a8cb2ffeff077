import type { CategorySlug } from './equipment'
import type { WeeklyEventId } from './events/weekly-events'
import type { GuideSlug } from './guides'
import type { PackageSlug } from './packages'
import type { ServiceSlug } from './services'

type ClosingCall = { title: string; text: string }

export type ClosingPath =
  | '/about'
  | '/about/company'
  | '/team'
  | '/services'
  | '/packages'
  | '/guides'
  | '/upcoming-events'
  | '/faq'
  | `/services/${ServiceSlug}`
  | `/packages/${PackageSlug}`
  | `/av-hire/${CategorySlug}`
  | `/guides/${GuideSlug}`
  | `/upcoming-events/${WeeklyEventId}`

/** For a page that has none in the list. */
const generalCall: ClosingCall = {
  title: 'Tell us about your event',
  text: 'Send us your date, your venue and how many guests. The quote is free.',
}

/** The last section of each page: what to do next. About ten have a question that its visitors have themselves. */
export const closingCalls: Partial<Record<ClosingPath, ClosingCall>> = {
  '/about': {
    title: 'Start with a date',
    text: "A date and a suburb are enough. If you don't know the rest yet, we'll ask.",
  },
  '/about/company': {
    title: 'Plan your event with us',
    text: 'The first chat is free.',
  },
  '/team': {
    title: 'Not sure who to book?',
    text: "What's the date, and what do your guests dance to? We'll suggest someone who's free.",
  },
  '/services': {
    title: 'Book several services together',
    text: 'One quote, one crew and one number to call on the day.',
  },
  '/packages': {
    title: 'Torn between two?',
    text: 'Tell us your date, your venue and how many guests.',
  },
  '/guides': {
    title: 'Price your own event',
    text: "Describe it in three lines and we'll add up the price for you.",
  },
  '/upcoming-events': {
    title: 'Book the people you heard',
    text: 'They also play weddings, 21sts and work parties.',
  },
  '/faq': {
    title: 'Ask your own question',
    text: 'By phone or email. It may be the next one on this page.',
  },

  '/services/event-consultation': {
    title: 'Talk it over first',
    text: 'The first chat is free.',
  },
  '/services/live-music-production': {
    title: "Who's on the bill?",
    text: 'Send us the line-up and the size of the stage. Email us any tech riders.',
  },
  '/services/dj-hire': {
    title: 'Book a DJ',
    text: 'A date, a suburb and three songs you love are a good start.',
  },
  '/services/bands-acoustic': {
    title: 'Find an act',
    text: 'Tell us the time of day, how many guests and one song you love.',
  },
  '/services/karaoke': {
    title: "Who's singing first?",
    text: 'Our host, if nobody else will. Send us the date, the venue and how many are coming.',
  },
  '/services/av-hire': {
    title: 'Describe your room',
    text: "Tell us what you're connecting, and we'll write the list for you.",
  },
  '/services/av-engineering-installation': {
    title: "Describe what doesn't work",
    text: 'Or email us a photo of the rack. The first chat is free.',
  },
  '/services/photography-videography': {
    title: "Which moment can't we miss?",
    text: "Send us the date, the times and who's giving the speeches.",
  },
  '/services/marketing-consultation': {
    title: 'Start six weeks before',
    text: 'Bring the date, the venue and a rough ticket price.',
  },
  '/services/dancers': {
    title: "What's the song?",
    text: 'Tell us its name, the date and the size of the floor.',
  },
  '/services/roving-interactive': {
    title: 'Book a roving act',
    text: 'A magician helps most where people queue, so tell us how your guests arrive.',
  },

  '/packages/functions': {
    title: 'Whose party is it?',
    text: 'Send us the date, the venue, how many guests and roughly how old they are.',
  },
  '/packages/weddings': {
    title: "Where's the reception?",
    text: 'Send us the date, the venue and what you want for the first dance. The rest can wait for the planning call.',
  },
  '/packages/corporate': {
    title: "Who's on stage, and when?",
    text: "Send us the venue, and email the program, even a rough one. We'll tell you what fits.",
  },
  '/packages/dj-equipment': {
    title: 'Match your decks',
    text: "Ask your DJ for the model. Send us that and the date, and we'll find the tier that matches, or swap its decks.",
  },
  '/packages/av-equipment': {
    title: 'Get a quote for your room',
    text: "Send us the date, the room and what it's played from. The model of the laptop helps.",
  },
  '/packages/speakers': {
    title: 'Get the smallest set that works',
    text: 'Tell us the size of the hall or the yard, and how many guests.',
  },
  '/packages/production': {
    title: 'Check the ceiling first',
    text: "Measure it, tell us how big the stage is, and we'll say which tier fits.",
  },

  '/av-hire/dj-equipment': {
    title: 'Ask for another deck',
    text: 'We may own one, or know who does.',
  },
  '/av-hire/pa-systems': {
    title: 'Ask which speakers',
    text: "Tell us the room's length and how many guests.",
  },
  '/av-hire/microphones': {
    title: "Count who's talking",
    text: 'One microphone each. Send us the number and the date.',
  },
  '/av-hire/lighting': {
    title: 'Show us the room',
    text: "Email us a photo of it by day, and we'll tell you how many uplights it needs.",
  },
  '/av-hire/staging': {
    title: 'Plan your stage',
    text: 'Who stands on it, what do they bring, and how do you get into the room?',
  },
  '/av-hire/effects': {
    title: 'Check with your venue',
    text: 'Ask if its smoke detectors can be isolated, and send us the answer with your date.',
  },

  '/guides/dj-cost': {
    title: 'Get a total for your date',
    text: "Send us the day, the hours and the suburb, and we'll put one total in writing.",
  },
  '/guides/wedding-dj-cost': {
    title: 'How long is your day?',
    text: 'From the first guest to the last song. Send us both times and the venue for a total.',
  },
  '/guides/conference-av': {
    title: 'Get a total for your conference',
    text: 'Send us the date, the venue, the number of seats and how many people speak.',
  },
  '/guides/party-at-home': {
    title: 'Get a total for your party',
    text: 'What suburb, how many guests, and when do the neighbours expect quiet?',
  },
  '/guides/christmas-parties': {
    title: 'Ask for two dates',
    text: 'Earlier in the week, more DJs are free.',
  },
  '/guides/led-wall-hire': {
    title: 'Get a quote for your wall',
    text: 'Send us the venue and the dates, and email a sample of what you want to show.',
  },
  '/guides/school-events': {
    title: 'When does the P&C meet?',
    text: "Send us your date before that, and you'll have a written quote to show them.",
  },
  '/guides/movie-night': {
    title: 'Get a total for your movie night',
    text: 'Which night, where, and how many are coming?',
  },
  '/guides/sound-for-churches-halls-pubs': {
    title: 'Where can nobody hear?',
    text: 'Tell us which seats, and email a photo of the ceiling.',
  },
  '/guides/delivery-areas': {
    title: 'Get a total with delivery',
    text: 'Send us the suburb and the date, and tell us about any stairs.',
  },

  '/upcoming-events/friday-karaoke': {
    title: 'Karaoke at your own place',
    text: 'Any day but Friday, the same host brings the screen and the microphones to you. On a Friday, another one does.',
  },
  '/upcoming-events/saturday-dj': {
    title: 'Book a DJ you heard',
    text: 'Our DJs play birthdays and work parties on other days. Name the one you liked.',
  },
  '/upcoming-events/sunday-acoustic': {
    title: 'A singer for your lunch',
    text: "Tell us which set you liked, and we'll ask who's free.",
  },
}

export const getClosingCall = (path: ClosingPath): ClosingCall => closingCalls[path] ?? generalCall
