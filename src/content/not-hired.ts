import { formatTotal } from '../lib/text/money'
import { formatList } from '../lib/text/quantities'
import type { NotHiredEntry } from './schemas/not-hired'
import { hireRules } from './terms/hire-terms'
import { quotedFrom } from './terms/quoted-prices'

/** What people look for and we don't have. The search of the catalogue and the FAQ name it. */
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
      'interpretation',
      'translation booth',
      'translation headset',
    ],
  },
  { id: 'voting', name: 'voting keypads', alsoKnownAs: ['live voting', 'audience voting'] },
  { id: 'marquee', name: 'marquees', alsoKnownAs: ['tent', 'gazebo', 'canopy', 'umbrella'] },
  {
    id: 'furniture',
    name: 'furniture',
    alsoKnownAs: ['table', 'chair', 'trestle', 'bar stool', 'lounge', 'linen', 'tablecloth'],
  },
  { id: 'heater', name: 'heaters', alsoKnownAs: ['patio heater', 'fan', 'air conditioner'] },
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
    ],
  },
  { id: 'confetti', name: 'confetti', alsoKnownAs: ['confetti cannon', 'streamers'] },
  { id: 'decorations', name: 'decorations', alsoKnownAs: ['balloons', 'flowers', 'backdrop'] },
  { id: 'bubble-machine', name: 'bubble machines', alsoKnownAs: ['bubbles'] },
  {
    id: 'foam-machine',
    name: 'foam or snow machines',
    alsoKnownAs: ['foam', 'snow', 'foam party'],
  },
  { id: 'laser', name: 'lasers', alsoKnownAs: ['laser light', 'laser show'] },
  {
    id: 'fireworks',
    name: 'fireworks or flame machines',
    alsoKnownAs: ['fireworks', 'pyrotechnics', 'flame machine', 'flames'],
  },
  {
    id: 'jumping-castle',
    name: 'jumping castles',
    alsoKnownAs: ['bouncy castle', 'inflatable', 'arcade game'],
  },
  { id: 'toilets', name: 'portable toilets', alsoKnownAs: ['toilet', 'portaloo'] },
  { id: 'radios', name: 'two-way radios', alsoKnownAs: ['walkie talkie', 'walkie-talkie'] },
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
      'piano',
    ],
  },
  {
    id: 'cables',
    name: 'cables',
    alsoKnownAs: [
      'HDMI cable',
      'HDMI lead',
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
    id: 'generator',
    name: 'generators',
    alsoKnownAs: ['genset', 'power station'],
    text: `We quote a quiet generator for sound and lights, from ${formatTotal(quotedFrom.generator)} a day with its fuel. If you need a bigger one, we'll name who hires them.`,
    link: { text: 'Ask for a generator', to: '/contact' },
  },
  {
    id: 'karaoke-machine',
    name: 'karaoke machines',
    alsoKnownAs: ['karaoke', 'jukebox'],
    text: "We don't hire out a karaoke machine alone. It comes with a host.",
    link: { text: 'Karaoke with a host', to: '/services/karaoke' },
  },
]

/** 'We don't hire photo booths. Tell us your event, and we'll name who does.' */
export const describeNotHired = ({ name, text }: NotHiredEntry): string =>
  text ?? formatNotHired([name])

const formatNotHired = (names: readonly string[]) =>
  `We don't hire ${formatList(names)}. Tell us your event, and we'll name who does.`

/** All without a text of their own, in one sentence. */
export const notHiredInShort = formatNotHired(
  notHired.filter(({ text }) => !text).map(({ name }) => name),
)
