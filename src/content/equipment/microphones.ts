import instrumentMicKit from '../../../pictures/equipment/instrument-mic-kit.webp?picture'
import micStand from '../../../pictures/equipment/mic-stand.webp?picture'
import vocalMic from '../../../pictures/equipment/vocal-mic.webp?picture'
import wirelessHandheldDual from '../../../pictures/equipment/wireless-handheld-dual.webp?picture'
import wirelessHandheld from '../../../pictures/equipment/wireless-handheld.webp?picture'
import wirelessHeadset from '../../../pictures/equipment/wireless-headset.webp?picture'
import { defineHireItems } from './define-hire-items'

export const microphones = defineHireItems([
  {
    id: 'vocal-mic',
    name: 'Wired Microphone',
    price24h: 20,
    alsoKnownAs: ['wired mic', 'mike', 'corded mic', 'karaoke mic', 'handheld mic'],
    image: {
      ...vocalMic,
      alt: 'Wired microphone with its cable coiled behind it',
    },
    description:
      'A sturdy microphone that never goes flat. Singers like it, and it makes a good spare beside a wireless one.',
    additional: ['Cardioid pattern', '10 m XLR cable included', '50 Hz to 15 kHz'],
    sizeMm: { width: 51, depth: 51, height: 165 },
    weightKg: 0.3,
    watts: 0,
    noMains: 'None needed',
    placement: 'held',
    adviceReason: 'Wired microphone for speeches',
  },
  {
    id: 'wireless-handheld',
    name: 'Wireless Microphone',
    price24h: 45,
    alsoKnownAs: ['cordless mic', 'radio mic', 'wireless mic', 'wireless mike', 'speech mic'],
    image: {
      ...wirelessHandheld,
      alt: 'Wireless microphone in front of its receiver',
    },
    description:
      'One wireless handheld and its receiver. Give it to an MC who walks around, or pass it from table to table.',
    additional: ['UHF, 2 antennas', 'About 60 m line of sight', 'XLR output'],
    notes: "Fresh batteries and a spare set are included. Tell us your suburb and we'll choose a clear channel.",
    sizeMm: { width: 210, depth: 180, height: 44 },
    sizeOf: 'receiver',
    weightKg: 1.5,
    heaviestKg: 1,
    watts: 6,
    batteryHours: 8,
    placement: 'on a table',
    adviceReason: 'Wireless microphone for speeches',
  },
  {
    id: 'wireless-handheld-dual',
    name: 'Wireless Microphone Pair',
    searchName: 'Dual Wireless Microphone',
    price24h: 80,
    alsoKnownAs: ['two wireless mics', '2 wireless mics', 'cordless mics', 'radio mics', 'wireless mic pair'],
    image: {
      ...wirelessHandheldDual,
      alt: 'Two wireless microphones in front of their receiver',
    },
    description:
      'Two handheld wireless microphones on one receiver. Give one to the MC and one to the guests, or sing a duet.',
    additional: ['UHF, 2 channels at once', 'Separate or mixed XLR outputs', 'Rack ears included'],
    notes:
      "Fresh batteries and a spare set for each microphone are included. Tell us your suburb and we'll choose clear channels.",
    sizeMm: { width: 420, depth: 200, height: 44 },
    sizeOf: 'receiver',
    weightKg: 2.9,
    heaviestKg: 2,
    watts: 12,
    batteryHours: 8,
    placement: 'on a table',
    adviceReason: 'Two wireless microphones for speeches',
  },
  {
    id: 'wireless-headset',
    name: 'Headset Microphone',
    price24h: 50,
    alsoKnownAs: ['head mic', 'lapel mic', 'lavalier', 'clip-on mic', 'radio mic', 'headworn mic'],
    image: {
      ...wirelessHeadset,
      alt: 'Headset microphone with its beltpack and receiver',
    },
    description:
      "A hands-free radio mic with a beltpack and a receiver. There's a lapel microphone in the box too, so try both first.",
    additional: ['Slim beige headset with boom', 'Lapel microphone with clip', 'Beltpack with mute switch'],
    notes:
      'Allow 5 minutes to fit it. The beltpack clips to a belt, a waistband or a pocket. Fresh batteries and a spare set are included. Twelve work together for a musical, between 520 and 694 MHz, the band for radio mics in Australia.',
    sizeMm: { width: 210, depth: 180, height: 44 },
    sizeOf: 'receiver',
    weightKg: 1.6,
    heaviestKg: 1,
    watts: 6,
    batteryHours: 8,
    placement: 'on a table',
    adviceReason: "Headset that leaves a presenter's hands free",
  },
  {
    id: 'instrument-mic-kit',
    name: 'Instrument Microphone Kit',
    searchName: 'Drum & Band Microphone',
    price24h: 70,
    alsoKnownAs: ['drum mics', 'instrument mics', 'band mics', 'condenser mics'],
    image: {
      ...instrumentMicKit,
      alt: 'Open case with seven microphones and their clips',
    },
    description: 'Seven microphones in a case, for a full drum kit or the amps and percussion of a small band.',
    additional: [
      '1 kick drum microphone',
      '4 snare and tom microphones with rim clips',
      '2 pencil condensers for overheads',
    ],
    notes:
      'XLR cables are included. Stands are hired separately. A full drum kit takes 7 of the 12 channels on our mixing desk.',
    sizeMm: { width: 460, depth: 320, height: 140 },
    sizeOf: 'in its case',
    weightKg: 4.8,
    watts: 0,
    noMains: 'From the mixing desk (48 V), for 2 of them',
    placement: 'held',
  },
  {
    id: 'mic-stand',
    name: 'Boom Microphone Stand',
    searchName: 'Microphone Stand',
    price24h: 15,
    alsoKnownAs: ['mic stand', 'boom stand', 'microphone holder'],
    image: { ...micStand, alt: 'Microphone stand with a boom arm and a wired mic' },
    description: 'A tripod stand with a boom arm. It goes low enough for a seated guitarist, or a child at assembly.',
    additional: ['1 to 1.65 m high, boom 780 mm', 'Folding tripod base', 'Clip for wired and wireless microphones'],
    notes: 'The microphone in the photo is hired separately.',
    sizeMm: { width: 160, depth: 160, height: 1000 },
    sizeOf: 'folded',
    weightKg: 3.1,
    watts: 0,
    noMains: 'None needed',
    placement: { width: 600, depth: 600 },
  },
])
