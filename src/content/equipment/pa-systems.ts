import batteryPa from '../../../pictures/equipment/battery-pa.webp?picture'
import columnArray from '../../../pictures/equipment/column-array.webp?picture'
import floorMonitor from '../../../pictures/equipment/floor-monitor.webp?picture'
import mixingConsole from '../../../pictures/equipment/mixing-console.webp?picture'
import paTower28 from '../../../pictures/equipment/pa-tower-28.webp?picture'
import poweredSpeaker12 from '../../../pictures/equipment/powered-speaker-12.webp?picture'
import poweredSpeaker15 from '../../../pictures/equipment/powered-speaker-15.webp?picture'
import subwoofer18 from '../../../pictures/equipment/subwoofer-18.webp?picture'
import { WIND_LIMIT_KMH } from '../terms/hire-terms'
import { defineHireItems } from './define-hire-items'

const STANDS_OUTDOORS = 'Speakers on stands stay low, with weights on their legs.'

export const paSystems = defineHireItems([
  {
    id: 'powered-speaker-12',
    name: '12-Inch Powered Speaker',
    searchName: '12-Inch PA Speaker',
    price24h: 65,
    alsoKnownAs: ['PA speaker', 'active speaker', 'loudspeaker', '12" speaker'],
    image: { ...poweredSpeaker12, alt: 'Black speaker on a tripod stand' },
    description: 'One powered speaker with its stand, for speeches and background music. Two make a pair for a party.',
    additional: [
      '1000 W peak amplifier, 126 dB peak',
      '12-inch driver and 1-inch horn',
      'Microphone and line inputs',
      'Stand reaches 1.1 to 1.9 m',
    ],
    notes: 'In wind or among kids, keep the stand low, weigh its legs down and tape off the floor around it.',
    sizeMm: { width: 370, depth: 350, height: 610 },
    sizeOf: 'without its stand',
    weightKg: 15.6,
    watts: 250,
    // The legs of the stand are wider than the speaker.
    placement: { width: 1000, depth: 1000 },
    outdoors: STANDS_OUTDOORS,
    usuallyInPairs: true,
  },
  {
    id: 'powered-speaker-15',
    name: '15-Inch Powered Speaker Pair',
    searchName: '15-Inch Speaker Pair',
    price24h: 140,
    alsoKnownAs: ['PA system', 'sound system', '2 speakers', 'active speakers', 'loudspeakers', '15" speakers'],
    image: { ...poweredSpeaker15, alt: 'Two black 15-inch speakers side by side' },
    description: 'Two speakers with stands, and enough bass to dance to without a subwoofer.',
    additional: [
      '1300 W peak amplifier in each, 128 dB peak',
      '15-inch driver and 1.4-inch horn',
      'Microphone and line inputs on each',
      'Stands reach 1.1 to 1.9 m',
    ],
    notes:
      "Hired as a pair. The stands aren't in the photo. In wind or among kids, keep them low, weigh their legs down and tape off the floor around them.",
    pieces: 2,
    sizeMm: { width: 440, depth: 410, height: 720 },
    sizeOf: 'without stands',
    weightKg: 21.5,
    watts: 300,
    placement: { width: 1100, depth: 1100 },
    outdoors: STANDS_OUTDOORS,
  },
  {
    id: 'subwoofer-18',
    name: '18-Inch Subwoofer',
    price24h: 60,
    alsoKnownAs: ['subs', 'sub', 'bass bin', 'bass speaker', '18" sub'],
    image: {
      ...subwoofer18,
      alt: 'Big black subwoofer with a handle on the side',
    },
    description:
      'Adds deep bass to a pair of speakers. One suits a small dance floor indoors. Outdoors, or for more guests, take two.',
    additional: [
      '1500 W peak amplifier, 130 dB peak',
      '18-inch driver, down to 38 Hz',
      'Built-in crossover at 80 or 100 Hz',
      'Pole mount for a speaker on top',
    ],
    sizeMm: { width: 560, depth: 620, height: 660 },
    weightKg: 32,
    watts: 450,
    adviceReason: 'Deep bass for guests who want to dance',
  },
  {
    id: 'pa-tower-28',
    name: '28-Inch Tower',
    searchName: '28-Inch PA Tower Pair',
    price24h: 160,
    alsoKnownAs: ['PA stack', 'tops and subs', 'big speakers', 'band PA', 'sound system'],
    image: { ...paTower28, alt: 'Two tall towers, each a speaker on top of a subwoofer' },
    description:
      'A 1.3 m tower for each side of the floor. A 10-inch speaker over an 18-inch subwoofer makes the 28. If the floor is packed, put them on a stage so the back can hear.',
    additional: [
      '18-inch subwoofer and 10-inch top',
      '1800 W peak amplifier in each, 131 dB peak',
      'Top lifts off for transport',
      'XLR in and through, crossover built in',
    ],
    notes: 'Sold as a pair. The price is for both towers.',
    pieces: 2,
    sizeMm: { width: 540, depth: 580, height: 1300 },
    weightKg: 42,
    heaviestKg: 30,
    watts: 500,
  },
  {
    id: 'column-array',
    name: 'Column Speaker Pair',
    searchName: 'Column Speaker',
    price24h: 150,
    alsoKnownAs: ['line array', 'column speakers', 'stick PA', 'tower speakers'],
    image: {
      ...columnArray,
      alt: 'Two slim column speakers, each standing on its subwoofer',
    },
    description:
      "Two slim columns that carry speech to the last row and stay out of the photos. If there's no power point, take the Battery PA.",
    additional: [
      'Column in 3 sections, no stands',
      '12-inch subwoofer in each base',
      '1000 W peak amplifier in each, 124 dB peak',
      '120° horizontal coverage',
    ],
    notes: `Hired as a pair. Each base needs level ground. Outdoors, don't put them up if gusts over ${WIND_LIMIT_KMH} km/h are forecast.`,
    pieces: 2,
    sizeMm: { width: 380, depth: 440, height: 2150 },
    weightKg: 24,
    heaviestKg: 17,
    watts: 300,
    outdoors: `Column speakers need level ground, and stay down if gusts over ${WIND_LIMIT_KMH} km/h are forecast.`,
  },
  {
    id: 'floor-monitor',
    name: '12-Inch Floor Monitor',
    searchName: 'Foldback Monitor',
    price24h: 45,
    alsoKnownAs: ['foldback', 'wedge', 'stage monitor', 'floor monitor speaker', 'monitor speaker'],
    image: {
      ...floorMonitor,
      alt: 'Floor monitor that tilts up to face the singer',
    },
    description: 'A foldback wedge on the floor, so performers can hear themselves. Plan one for each singer.',
    additional: [
      '500 W peak amplifier, 122 dB peak',
      '12-inch driver and coaxial horn',
      '45° face',
      'Volume control at the side',
    ],
    sizeMm: { width: 560, depth: 450, height: 350 },
    weightKg: 16,
    watts: 200,
  },
  {
    id: 'battery-pa',
    name: 'Battery PA',
    searchName: 'Battery PA Speaker',
    price24h: 75,
    alsoKnownAs: ['portable speaker', 'Bluetooth speaker', 'battery speaker', 'ceremony speaker', 'outdoor speaker'],
    image: { ...batteryPa, alt: 'Speaker on wheels with its handle pulled up' },
    description:
      "A speaker on wheels with its own battery and a wireless microphone. It works where there's no power, even on the beach.",
    additional: [
      '1 wireless handheld included',
      '400 W peak amplifier, 116 dB peak',
      'Bluetooth and line input',
      'Wheels and a pull-up handle',
    ],
    notes: 'It leaves us fully charged, with its charger.',
    sizeMm: { width: 350, depth: 330, height: 640 },
    sizeOf: 'handle down',
    weightKg: 16.8,
    watts: 0,
    batteryHours: 8,
  },
  {
    id: 'mixing-console',
    name: '12-Channel Mixing Desk',
    price24h: 80,
    alsoKnownAs: ['sound desk', 'audio mixer', 'mixer', 'PA mixer'],
    image: {
      ...mixingConsole,
      alt: '12-channel mixing desk with faders and coloured knobs',
    },
    description:
      "A 12-channel desk for a panel or a small band. There's a fader for every mic and instrument, and reverb for the singers.",
    additional: [
      '12 channels, 48 V phantom power',
      '2 foldback sends and 1 effects send',
      'Reverb and delay with display',
      '2 DI boxes included',
    ],
    notes:
      "Measure how far it is from the stage and we'll pack the cables. For drums and four singers, ask about a bigger desk.",
    sizeMm: { width: 480, depth: 460, height: 130 },
    weightKg: 7.6,
    watts: 45,
    placement: 'on a table',
    adviceReason: 'Mixing desk for several microphones',
  },
])
