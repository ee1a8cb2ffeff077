import cdj3000Set from '../../../pictures/equipment/cdj-3000-set.webp?picture'
import clubMixer from '../../../pictures/equipment/club-mixer.webp?picture'
import djController from '../../../pictures/equipment/dj-controller.webp?picture'
import ledDjBooth from '../../../pictures/equipment/led-dj-booth.webp?picture'
import turntablePair from '../../../pictures/equipment/turntable-pair.webp?picture'
import xdjRx3 from '../../../pictures/equipment/xdj-rx3.webp?picture'
import xdjXz from '../../../pictures/equipment/xdj-xz.webp?picture'
import djHire2 from '../../../pictures/services/dj-hire-2.webp?picture'
import { defineHireItems } from './define-hire-items'
import { formatWallPixels } from './led-panels'

export const djEquipment = defineHireItems([
  {
    id: 'xdj-xz',
    name: 'XDJ-XZ',
    searchName: 'XDJ-XZ DJ Decks',
    price24h: 100,
    alsoKnownAs: ['DJ decks', 'DJ set-up', 'all-in-one DJ system', 'Pioneer DJ', '4-channel decks'],
    image: {
      ...xdjXz,
      alt: 'DJ system with two decks, a mixer in the middle and a raised screen',
    },
    summary: 'Two decks and a 4-channel mixer in one unit, laid out like a club booth.',
    details: 'Bring a USB stick and leave the laptop at home.',
    additional: [
      '4-channel mixer, 2 built-in decks',
      '7-inch touch screen',
      '2 USB ports, no laptop needed',
      'XLR and RCA outputs',
    ],
    notes:
      'Prepare the USB stick with DJ software before the day, and bring a table at least 1 m wide.',
    sizeMm: { width: 878, depth: 466, height: 118 },
    weightKg: 13.1,
    watts: 45,
    placement: 'on a table',
  },
  {
    id: 'xdj-rx3',
    name: 'XDJ-RX3',
    searchName: 'XDJ-RX3 DJ Decks',
    price24h: 140,
    alsoKnownAs: ['DJ decks', 'DJ set-up', 'all-in-one DJ system', 'Pioneer DJ', '2-channel decks'],
    image: {
      ...xdjRx3,
      alt: 'DJ system with a big touch screen between two decks',
    },
    summary: 'Two decks and a mixer in one unit, smaller than the XDJ-XZ and with a bigger screen.',
    details: 'It fits a bar top or a 1 m table, and plays from a USB stick.',
    additional: [
      '2-channel mixer, 2 built-in decks',
      '10.1-inch touch screen',
      '2 USB ports, no laptop needed',
      '8 performance pads a side',
    ],
    sizeMm: { width: 729, depth: 470, height: 118 },
    weightKg: 9.3,
    watts: 34,
    placement: 'on a table',
    adviceReason: 'Decks that play from a USB stick',
  },
  {
    id: 'cdj-3000-set',
    name: 'CDJ-3000 Set',
    price24h: 300,
    alsoKnownAs: ['CDJs', 'DJ decks', 'DJ set-up', 'DJ players', 'Pioneer DJ'],
    image: {
      ...cdj3000Set,
      alt: 'Two CDJ players with a club mixer in between',
    },
    backImage: {
      ...djHire2,
      alt: 'DJ decks from above, with a pad controller and headphones beside them',
    },
    summary: 'Two CDJ-3000 players and a DJM-900 or similar mixer, linked and ready.',
    details: "It's what touring DJs ask for.",
    additional: [
      '2 players with 9-inch touch screens',
      '4-channel mixer with effects',
      'Network switch and link cables',
      'Plays from USB stick or SD card',
    ],
    notes:
      "Its cases fit in a hatchback. It needs a table at least 1.2 m wide. If your DJ has a tech rider, email it to us. We'll set the mixer up to match, and quote a third player or another mixer if it asks for one. The pad controller and headphones in the second photo aren't included.",
    sizeMm: { width: 991, depth: 453, height: 118 },
    sizeOf: 'side by side',
    weightKg: 19,
    heaviestKg: 8,
    watts: 136,
    placement: 'on a table',
    adviceReason: 'Decks that play from a USB stick, as in a club',
  },
  {
    id: 'dj-controller',
    name: 'DJ Controller',
    price24h: 100,
    alsoKnownAs: ['DJ decks', 'DJ set-up', 'laptop DJ', 'MIDI controller', 'Pioneer DDJ'],
    image: { ...djController, alt: 'Small DJ controller in front of an open laptop' },
    summary: 'A compact 2-channel controller for a DJ with a laptop.',
    details:
      'A DDJ-FLX4 or similar, for rekordbox or Serato. All it takes is one USB cable and a metre of table.',
    additional: [
      '2 channels with 3-band EQ',
      '8 performance pads a side',
      'RCA output with a stereo DI box, headphone socket',
    ],
    notes: "Bring your own laptop and DJ software. The laptop in the picture isn't included.",
    sizeMm: { width: 482, depth: 272, height: 59 },
    weightKg: 2.1,
    watts: 0,
    noMains: 'From your laptop, over USB',
    placement: 'on a table',
    adviceReason: 'A controller that plays from your laptop',
  },
  {
    id: 'turntable-pair',
    name: 'Turntable Pair with Battle Mixer',
    searchName: 'Turntable & Mixer',
    price24h: 150,
    alsoKnownAs: ['record players', 'vinyl decks', 'phono', 'scratch mixer', 'Technics SL-1200'],
    image: {
      ...turntablePair,
      alt: 'Two turntables with records on them, and a mixer in between',
    },
    summary:
      'Two direct-drive turntables and a 2-channel scratch mixer, with the cartridges fitted.',
    details: 'SL-1200s and a DJM-S7, or similar. Just bring your records.',
    additional: [
      'Direct drive, 33 and 45 rpm',
      '2 cartridges fitted, 1 spare stylus',
      '2-channel mixer with performance pads',
    ],
    notes:
      "It needs a table that doesn't shake when people dance. If yours does, we can quote a stage deck to put it on.",
    sizeMm: { width: 453, depth: 353, height: 169 },
    sizeOf: 'each turntable',
    weightKg: 27,
    heaviestKg: 12,
    watts: 60,
    placement: 'on a table',
  },
  {
    id: 'club-mixer',
    name: '4-Channel Club Mixer',
    searchName: 'DJ Mixer',
    price24h: 80,
    alsoKnownAs: ['club mixer', 'DJM', 'DJM-900', 'CDJ mixer', 'Pioneer DJ'],
    image: {
      ...clubMixer,
      alt: 'Four-channel club mixer with its meters lit',
    },
    summary: 'The DJ mixer you know from the club, for your own players or turntables.',
    details: 'A DJM-900 or similar.',
    additional: [
      '4 channels, line or phono',
      'Beat effects with their own display',
      'XLR master, booth and record outputs',
    ],
    notes:
      'We keep the latest firmware on it. If your players need an older one, write that in your enquiry.',
    sizeMm: { width: 333, depth: 414, height: 108 },
    weightKg: 8,
    watts: 40,
    placement: 'on a table',
  },
  {
    id: 'led-dj-booth',
    name: 'LED DJ Booth',
    price24h: 200,
    alsoKnownAs: ['DJ stand', 'DJ table', 'DJ desk', 'DJ facade'],
    image: {
      ...ledDjBooth,
      alt: 'DJ booth with a glowing LED front, and decks on top',
    },
    summary: 'A DJ booth with an LED screen for a front.',
    details: 'It plays your logo, moving patterns or one colour, and hides the cables.',
    additional: [
      `${formatWallPixels({ width: 2, height: 1 })}, 3.9 mm pixel pitch`,
      'Media player with 10 moving patterns',
      'Bench 1.8 m wide at standing height',
    ],
    notes: 'The players and mixer in the picture are hired separately.',
    sizeMm: { width: 2000, depth: 750, height: 1050 },
    weightKg: 95,
    heaviestKg: 24,
    watts: 900,
    crew: 'build',
    crewFrom: 120,
  },
])
