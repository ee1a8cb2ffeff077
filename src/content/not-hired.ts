import { formatTotal } from '../lib/text/money'
import { formatCount, formatList } from '../lib/text/quantities'
import type { NotHiredEntry } from './schemas/not-hired'
import { bandsAcoustic } from './services/bands-acoustic'
import { dancers } from './services/dancers'
import { djHire } from './services/dj-hire'
import { karaoke } from './services/karaoke'
import { photographyVideography } from './services/photography-videography'
import { rovingInteractive } from './services/roving-interactive'
import { hireRules, technician } from './terms/hire-terms'
import { quotedFrom } from './terms/quoted-prices'

const [video] = photographyVideography.alsoFrom

/**
 * What people search for in the catalogue but can't hire there. The search names all of it. The FAQ names entries without a text
 * of their own. What we only quote, and our services, have a text with a price.
 */
export const notHired: readonly NotHiredEntry[] = [
  {
    id: 'photo-booth',
    name: 'photo booths',
    alsoKnownAs: ['photobooth', 'selfie booth', '360 booth', 'magic mirror'],
  },
  {
    id: 'silent-disco',
    name: 'silent-disco headsets',
    alsoKnownAs: ['silent disco', 'silent headphones', 'disco headphones'],
  },
  {
    id: 'interpreters-booth',
    name: "interpreters' booths",
    alsoKnownAs: [
      'interpreter booth',
      'interpreter headset',
      'interpreter',
      'interpretation',
      'translation booth',
      'translation headset',
      'translation',
      'translator',
    ],
  },
  {
    id: 'voting',
    name: 'voting keypads',
    alsoKnownAs: ['voting', 'live voting', 'audience voting'],
  },
  {
    id: 'marquee',
    name: 'marquees',
    alsoKnownAs: ['tent', 'gazebo', 'canopy', 'canopies', 'umbrella'],
  },
  {
    id: 'furniture',
    name: 'furniture',
    alsoKnownAs: ['table', 'chair', 'trestle', 'bar stool', 'lounge', 'linen', 'tablecloth'],
  },
  { id: 'heater', name: 'heaters', alsoKnownAs: ['patio heater'] },
  {
    id: 'fan',
    name: 'fans or air conditioners',
    alsoKnownAs: ['fan', 'air conditioner', 'aircon'],
  },
  { id: 'red-carpet', name: 'red carpets', alsoKnownAs: ['carpet', 'bollard', 'rope barrier'] },
  {
    id: 'catering',
    name: 'catering',
    alsoKnownAs: [
      'food',
      'drinks',
      'popcorn',
      'fairy floss',
      'slushie',
      'coffee cart',
      'mobile bar',
      'portable bar',
      'ice machine',
    ],
  },
  { id: 'confetti', name: 'confetti', alsoKnownAs: ['confetti cannon', 'streamers'] },
  {
    id: 'decorations',
    name: 'decorations',
    alsoKnownAs: [
      'balloons',
      'flowers',
      'backdrop',
      'pipe and drape',
      'curtain',
      'bunting',
      'candles',
      'chandelier',
    ],
  },
  {
    id: 'light-up-letters',
    name: 'light-up letters or neon signs',
    alsoKnownAs: ['light-up letters', 'love letters', 'LED letters', 'neon sign', 'neon'],
  },
  { id: 'uv-light', name: 'UV lights', alsoKnownAs: ['UV', 'black light', 'blacklight'] },
  { id: 'bubble-machine', name: 'bubble machines', alsoKnownAs: ['bubbles'] },
  {
    id: 'foam-machine',
    name: 'foam or snow machines',
    alsoKnownAs: ['foam', 'snow', 'foam party'],
  },
  { id: 'laser', name: 'lasers', alsoKnownAs: ['laser light', 'laser show', 'lazer'] },
  {
    id: 'fireworks',
    name: 'fireworks or flame machines',
    alsoKnownAs: ['fireworks', 'pyrotechnics', 'flame machine', 'flames'],
  },
  {
    id: 'jumping-castle',
    name: 'jumping castles',
    alsoKnownAs: [
      'bouncy castle',
      'inflatable castle',
      'inflatable slide',
      'water slide',
      'arcade game',
      'arcade',
    ],
  },
  { id: 'toilets', name: 'portable toilets', alsoKnownAs: ['toilet', 'portaloo'] },
  { id: 'radios', name: 'two-way radios', alsoKnownAs: ['walkie talkie', 'walkie-talkie'] },
  {
    id: 'computers',
    name: 'laptops or tablets',
    alsoKnownAs: ['laptop', 'tablet', 'iPad', 'computer', 'MacBook'],
  },
  {
    id: 'headphones',
    name: 'headphones',
    alsoKnownAs: ['DJ headphones', 'earphones'],
  },
  {
    id: 'backline',
    name: 'drum kits, amps or keyboards',
    alsoKnownAs: [
      'drum kit',
      'drum set',
      'drums',
      'guitar amp',
      'bass amp',
      'backline',
      'keyboard',
      'keyboard stand',
      'piano',
    ],
  },
  {
    id: 'cables',
    name: 'cables',
    alsoKnownAs: [
      'HDMI',
      'HDMI cable',
      'HDMI lead',
      'aux',
      'aux cord',
      'extension lead',
      'extension cord',
      'power lead',
      'power board',
      'lead',
    ],
    text: `We don't hire out cables on their own. ${hireRules.cables}`,
    link: { text: 'More about cables', to: '/faq#cables' },
  },
  {
    id: 'cable-ramp',
    name: 'cable ramps',
    alsoKnownAs: ['cable protector', 'cable cover'],
    text: 'Cable ramps are quoted with your hire. Tell us how wide the path is.',
  },
  {
    id: 'rain-cover',
    name: 'rain covers',
    alsoKnownAs: ['waterproof cover', 'tarp'],
    text: "We don't hire rain covers. Our gear goes under a marquee or a verandah.",
  },
  {
    id: 'batteries',
    name: 'batteries',
    alsoKnownAs: ['spare batteries', 'battery charger'],
    text: 'Our wireless microphones come with fresh batteries and a spare set.',
    link: { text: 'See the microphones', to: '/av-hire/microphones' },
  },
  {
    id: 'cd-player',
    name: 'CD players or tape decks',
    alsoKnownAs: ['CD player', 'tape deck', 'cassette player', 'cassette deck'],
    text: "We don't hire CD players or tape decks. Your phone or laptop plugs straight into our speakers.",
    link: { text: 'See the speakers', to: '/av-hire/pa-systems' },
  },
  {
    id: 'generator',
    name: 'generators',
    alsoKnownAs: ['genset', 'power station'],
    text: `We can bring a quiet generator for sound and lights, from ${formatTotal(quotedFrom.generator)} a day with its fuel. For a bigger one, we'll tell you who to call.`,
    link: { text: 'Ask for a generator', to: '/contact' },
  },
  {
    id: 'lighting-desk',
    name: 'lighting desks',
    alsoKnownAs: ['lighting console', 'light desk', 'light board', 'DMX controller', 'dimmer'],
    text: `We quote a lighting desk, from ${formatTotal(quotedFrom.lightingDesk)} a day.`,
    link: { text: 'When you need one', to: '/av-hire/lighting' },
  },
  {
    id: 'live-stream',
    name: 'live streams',
    alsoKnownAs: [
      'live stream',
      'livestream',
      'streaming',
      'Zoom',
      'YouTube',
      'camera',
      'video camera',
      'webcam',
    ],
    text: `For Zoom or Teams, a camera with its operator and the sound both ways costs from ${formatTotal(quotedFrom.onlineMeeting)}. We quote any other stream.`,
    link: { text: 'Streams and recordings', to: '/faq#rehearsal-stream-recording' },
  },
  {
    id: 'hearing-loop',
    name: 'hearing loops',
    alsoKnownAs: ['hearing loop', 'induction loop'],
    text: `For one event, we can hire in a hearing loop and quote it. Built into a hall with a new sound system, it costs from ${formatTotal(quotedFrom.hearingLoop)}.`,
    link: { text: 'Sound for churches and halls', to: '/guides/sound-for-churches-halls-pubs' },
  },
  {
    id: 'in-ear-monitors',
    name: 'in-ear monitors',
    alsoKnownAs: ['in-ears'],
    text: "We don't own in-ear monitors, but we can hire some in and quote them.",
  },
  {
    id: 'ramp',
    name: 'wheelchair ramps',
    alsoKnownAs: ['ramp', 'access ramp'],
    text: 'We quote a wheelchair ramp with our stage.',
    link: { text: 'See the stage', to: '/av-hire/stage-deck' },
  },
  {
    id: 'stage-roof',
    name: 'stage roofs',
    alsoKnownAs: ['roof', 'stage cover'],
    text: `A roof over our stage costs from ${formatTotal(quotedFrom.stageRoof)}.`,
    link: { text: 'See the stage', to: '/av-hire/stage-deck' },
  },
  {
    id: 'barriers',
    name: 'crowd barriers',
    alsoKnownAs: ['barrier', 'barricade', 'fence', 'crowd control'],
    text: 'We quote crowd barriers with a concert. Tell us how many metres you need.',
    link: { text: 'Concerts and festivals', to: '/services/live-music-production' },
  },
  {
    id: 'technician',
    name: 'technicians',
    alsoKnownAs: ['sound engineer', 'sound guy', 'AV tech', 'operator', 'engineer', 'crew'],
    text: `A technician costs from ${formatTotal(technician.price)} for up to ${formatCount(technician.hours, 'hour')}.`,
    link: { text: 'What a technician costs', to: '/faq#technician' },
  },
  {
    id: 'dj',
    name: 'DJs',
    alsoKnownAs: ['MC', 'emcee', 'master of ceremonies', 'host'],
    text: `A DJ costs from ${formatTotal(djHire.startingFrom)} for ${formatCount(djHire.scope.hours, 'hour')}, through your venue's speakers. Ask for one who MCs.`,
    link: { text: 'Book a DJ', to: '/services/dj-hire' },
  },
  {
    id: 'band',
    name: 'bands',
    alsoKnownAs: ['live band', 'live music', 'musician', 'singer', 'acoustic duo', 'duo'],
    text: `A soloist costs from ${formatTotal(bandsAcoustic.startingFrom)} for ${formatCount(bandsAcoustic.scope.hours, 'hour')}, with a sound system. Duos and bands cost more.`,
    link: { text: 'Bands and acoustic acts', to: '/services/bands-acoustic' },
  },
  {
    id: 'karaoke-machine',
    name: 'karaoke machines',
    alsoKnownAs: ['karaoke', 'karaoke host', 'jukebox'],
    text: `We don't hire out a karaoke machine alone. With a host, screens and speakers it costs from ${formatTotal(karaoke.startingFrom)} for ${formatCount(karaoke.scope.hours, 'hour')}.`,
    link: { text: 'Karaoke with a host', to: '/services/karaoke' },
  },
  {
    id: 'photographer',
    name: 'photographers',
    alsoKnownAs: ['photography', 'videographer', 'videography', 'video recording', 'filming'],
    text: `A photographer costs from ${formatTotal(photographyVideography.startingFrom)} for ${formatCount(photographyVideography.scope.hours, 'hour')}, and a videographer from ${formatTotal(video.price)} for ${formatCount(video.hours, 'hour')}.`,
    link: { text: 'Photos and video', to: '/services/photography-videography' },
  },
  {
    id: 'dancers',
    name: 'dancers',
    text: `A dancer costs from ${formatTotal(dancers.startingFrom)} for ${formatCount(dancers.scope.hours, 'hour')}.`,
    link: { text: 'Dancers', to: '/services/dancers' },
  },
  {
    id: 'roving-act',
    name: 'roving performers',
    alsoKnownAs: ['magician', 'stilt walker', 'roving act', 'entertainer', 'performer'],
    text: `A magician or a stilt walker costs from ${formatTotal(rovingInteractive.startingFrom)} for ${formatCount(rovingInteractive.scope.hours, 'hour')}.`,
    link: { text: 'Roving and interactive acts', to: '/services/roving-interactive' },
  },
]

/** 'We don't hire photo booths. Tell us about your event, and we'll suggest someone who does.' */
export const describeNotHired = ({ name, text }: NotHiredEntry): string =>
  text ?? `We don't hire ${name}. ${SUGGESTION}`

const SUGGESTION = "Tell us about your event, and we'll suggest someone who does."

const names = notHired.filter(({ text }) => !text).map(({ name }) => name)
const half = Math.ceil(names.length / 2)

/** All without a text of their own, in short sentences. */
export const notHiredInShort = `We don't hire ${formatList(names.slice(0, half))}. The same goes for ${formatList(names.slice(half))}. ${SUGGESTION}`
