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

/** The last section of each page: a question that its visitors have, and what to send us. */
export const closingCalls: Partial<Record<ClosingPath, ClosingCall>> = {
  '/about': {
    title: "What's your event?",
    text: "A date and a suburb are enough to start with. If you don't know the rest yet, we'll ask.",
  },
  '/about/company': {
    title: 'Want us on your next event?',
    text: 'Send us the date and the venue. The first chat is free.',
  },
  '/team': {
    title: 'Not sure who to book?',
    text: "What's the date, and what do your guests dance to? We'll suggest someone who's free.",
  },
  '/services': {
    title: 'Need more than one of these?',
    text: 'Send us the whole list in one message. One quote, one crew and one number to call on the day.',
  },
  '/packages': {
    title: 'Still between two packages?',
    text: 'Send us the date, the venue and how many guests, and ask for both prices.',
  },
  '/guides': {
    title: "Can't find your event here?",
    text: "Describe it in three lines and we'll add up the price for you.",
  },
  '/upcoming-events': {
    title: 'Liked what you heard?',
    text: 'The people you saw on stage also play weddings, 21sts and work parties.',
  },
  '/faq': {
    title: "Didn't find your question?",
    text: 'Ask it by phone or email. It may be the next one on this page.',
  },

  '/services/event-consultation': {
    title: 'Got a venue in mind?',
    text: 'Send us its name and your date before you sign. The first chat is free.',
  },
  '/services/live-music-production': {
    title: "Who's on the bill?",
    text: "Send us the line-up and the stage, and the tech riders if you've got them.",
  },
  '/services/dj-hire': {
    title: 'Which Friday do you need a DJ?',
    text: 'Or Saturday. Send us the date, the suburb and three songs you love.',
  },
  '/services/bands-acoustic': {
    title: 'What should be playing as guests arrive?',
    text: "Name a song, the time of day and how many guests, and we'll suggest a few acts.",
  },
  '/services/karaoke': {
    title: "Who's singing first?",
    text: 'Our host, if nobody else will. Send us the date, the venue and how many are coming.',
  },
  '/services/av-hire': {
    title: 'What are you plugging in?',
    text: "Tell us about the room and what you're connecting, and we'll write the list for you.",
  },
  '/services/av-engineering-installation': {
    title: "What doesn't work in your room?",
    text: 'Describe it, or send a photo of the rack. The first chat is free.',
  },
  '/services/photography-videography': {
    title: "Which moment can't we miss?",
    text: "Send us the date, the times and who's giving the speeches.",
  },
  '/services/marketing-consultation': {
    title: 'How many tickets are left?',
    text: 'Send us the date, the venue and the ticket price. Six weeks before is better than two.',
  },
  '/services/dancers': {
    title: "What's the song?",
    text: 'Send us the song, the date and the size of the floor.',
  },
  '/services/roving-interactive': {
    title: "Where's the queue going to be?",
    text: "That's where a magician helps most. Send us the date and how your guests arrive.",
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
    text: 'Send us the program, even a rough one, and the venue. We check the room for you.',
  },
  '/packages/dj-equipment': {
    title: 'What does your DJ play on?',
    text: "Ask them for the model. Send us that and the date, and we'll match a tier or change one.",
  },
  '/packages/av-equipment': {
    title: 'What are you showing?',
    text: "Send us the date, the room and what it's played from. A laptop's model helps.",
  },
  '/packages/speakers': {
    title: 'How big is the backyard?',
    text: 'Or the hall. Send us its size and how many guests, and ask for the smallest tier that does the job.',
  },
  '/packages/production': {
    title: 'How high is the ceiling?',
    text: "Send us that, the date and a photo of the stage, and we'll say which tier fits.",
  },

  '/av-hire/dj-equipment': {
    title: "Can't see your deck here?",
    text: 'Send us the model and the date. We may have it on another job.',
  },
  '/av-hire/pa-systems': {
    title: 'How far is the back row?',
    text: "Send us the room's length and how many guests, and we'll say which speakers.",
  },
  '/av-hire/microphones': {
    title: 'How many people speak at once?',
    text: "That's how many microphones you need. Send us the number and the date.",
  },
  '/av-hire/lighting': {
    title: 'What colour is the room?',
    text: "Send us a photo of it by day, and we'll say how many uplights change it.",
  },
  '/av-hire/staging': {
    title: 'Who stands on the stage?',
    text: 'Send us how many people, what they bring, and how you get into the room.',
  },
  '/av-hire/effects': {
    title: 'Does your venue allow it?',
    text: 'Send us its name and the date, and what the venue has told you about smoke detectors.',
  },

  '/guides/dj-cost': {
    title: 'What would your date cost?',
    text: 'Send us the day, the hours and the suburb, and we put one total in writing.',
  },
  '/guides/wedding-dj-cost': {
    title: 'How long is your day?',
    text: 'From the first guest to the last song. Send us both times and the venue for a total.',
  },
  '/guides/conference-av': {
    title: 'How many seats, and how many speakers?',
    text: 'Send us both numbers, the date and the venue for a total.',
  },
  '/guides/party-at-home': {
    title: 'Whose backyard is it?',
    text: 'Send us the suburb, how many guests and when the neighbours expect quiet.',
  },
  '/guides/christmas-parties': {
    title: 'Which Friday is yours?',
    text: 'Send us two dates, how many people and the venue. The earlier one often has more DJs free.',
  },
  '/guides/led-wall-hire': {
    title: 'What goes on the wall?',
    text: 'Send us the venue, the dates and a sample of what you want to show.',
  },
  '/guides/school-events': {
    title: 'When does the P&C meet?',
    text: "Send us your date before that, and you'll have a written quote to show them.",
  },
  '/guides/movie-night': {
    title: 'When does it get dark?',
    text: "Send us the date and the place, and we'll start with the sunset.",
  },
  '/guides/sound-for-churches-halls-pubs': {
    title: 'Where can nobody hear?',
    text: 'Tell us which seats, and send a photo of the ceiling.',
  },
  '/guides/delivery-areas': {
    title: 'Where does it go?',
    text: 'Send us the suburb, the date and whether there are stairs.',
  },

  '/upcoming-events/friday-karaoke': {
    title: 'Karaoke at your own place?',
    text: 'The same host brings the screen and the microphones to your club, office or home.',
  },
  '/upcoming-events/saturday-dj': {
    title: 'Want this at your party?',
    text: 'Both DJs play birthdays and weddings too. Name the one you liked.',
  },
  '/upcoming-events/sunday-acoustic': {
    title: 'A singer for your lunch?',
    text: "Tell us which set you liked, and we'll ask who's free.",
  },
}

export const getClosingCall = (path: ClosingPath): ClosingCall => closingCalls[path] ?? generalCall

/** For the page of a hire item. */
export const getItemClosingCall = (itemName: string): ClosingCall => ({
  title: `When do you need the ${itemName}?`,
  text: `Send us the date and the suburb. You'll know if we've got the ${itemName} that day, what delivery costs and the total.`,
})
