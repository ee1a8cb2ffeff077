import cdj3000SetPicture from '../../pictures/equipment/cdj-3000-set.webp?picture'
import djControllerPicture from '../../pictures/equipment/dj-controller.webp?picture'
import ledDjBoothPicture from '../../pictures/equipment/led-dj-booth.webp?picture'
import ledParPicture from '../../pictures/equipment/led-par.webp?picture'
import ledScreenPicture from '../../pictures/equipment/led-screen.webp?picture'
import mixingConsolePicture from '../../pictures/equipment/mixing-console.webp?picture'
import movingHeadWashPicture from '../../pictures/equipment/moving-head-wash.webp?picture'
import paTower28Picture from '../../pictures/equipment/pa-tower-28.webp?picture'
import poweredSpeaker12Picture from '../../pictures/equipment/powered-speaker-12.webp?picture'
import poweredSpeaker15Picture from '../../pictures/equipment/powered-speaker-15.webp?picture'
import projectorScreenPicture from '../../pictures/equipment/projector-screen.webp?picture'
import stageDeckPicture from '../../pictures/equipment/stage-deck.webp?picture'
import subwoofer18Picture from '../../pictures/equipment/subwoofer-18.webp?picture'
import trussGoalpostPicture from '../../pictures/equipment/truss-goalpost.webp?picture'
import wirelessHandheldPicture from '../../pictures/equipment/wireless-handheld.webp?picture'
import xdjRx3Picture from '../../pictures/equipment/xdj-rx3.webp?picture'
import corporateBasicPicture from '../../pictures/packages/corporate-basic.webp?picture'
import corporateDiamondPicture from '../../pictures/packages/corporate-diamond.webp?picture'
import corporateHorizonPicture from '../../pictures/packages/corporate-horizon.webp?picture'
import corporatePremiumPicture from '../../pictures/packages/corporate-premium.webp?picture'
import functionsBasicPicture from '../../pictures/packages/functions-basic.webp?picture'
import functionsDiamondPicture from '../../pictures/packages/functions-diamond.webp?picture'
import functionsHorizonPicture from '../../pictures/packages/functions-horizon.webp?picture'
import functionsPremiumPicture from '../../pictures/packages/functions-premium.webp?picture'
import weddingsBasicPicture from '../../pictures/packages/weddings-basic.webp?picture'
import weddingsDiamondPicture from '../../pictures/packages/weddings-diamond.webp?picture'
import weddingsHorizonPicture from '../../pictures/packages/weddings-horizon.webp?picture'
import weddingsPremiumPicture from '../../pictures/packages/weddings-premium.webp?picture'
import type { PictureSource } from '../lib/pictures'
import type { PackageSlug, TierName } from './packages'

export type Tier = {
  name: string
  tier: TierName
  image: PictureSource
  /** Starting price in AUD, excluding GST. */
  price: number
  description: string
  /** Only what this tier adds to the previous one, or what it upgrades. */
  features: readonly string[]
}

/** The content of a package category's own page. The rest is in `packages.ts`. */
export type PackagePage = {
  /** The page's h1. */
  title: string
  subtitle: string
  intro: string
  /** Rules under Important Package Information, apart from the price of an extra hour. */
  disclaimer: readonly string[]
  /** The price of each hour after the minimum, in AUD excluding GST. */
  extraHour?: number
  hours?: string
  addOns: readonly string[]
  /** Basic, premium, diamond, horizon. */
  tiers: readonly [Tier, Tier, Tier, Tier]
  /** Rows of the comparison table, with a value for each tier: '' if the tier does not include it. */
  comparison: readonly { label: string; values: readonly [string, string, string, string] }[]
  seo: { title: string; description: string }
}

const dryHire = '24-hour hire, non-negotiable'
const dryHireRules = [
  'Equipment packages are a 24-hour hire, which is non-negotiable.',
  'All equipment is tested before hire and again on return, and damage is billed to the hirer.',
  'Delivery and pickup can be provided.',
] as const
const cableRule = 'All cables are included.'

export const packagePages = {
  functions: {
    title: 'Function Packages',
    subtitle: 'A DJ, sound and light for the room you have',
    intro:
      'For birthdays, engagements, reunions and club nights in lounges, RSL and bowls clubs, school halls and marquees. Each tier brings a DJ, is set up and sound-checked before the first guest, and keeps or betters what the one before it has. Rooms, tables and dance floors in the pictures belong to the venue.',
    disclaimer: ['Function packages are booked for a minimum of 3 hours.'],
    extraHour: 150,
    hours: 'Minimum 3 hours',
    addOns: [
      'Extra hours with DJ and equipment',
      'Karaoke with lyric screen and host',
      'Photographer for the party',
      'Battery uplights for a second room',
      'Festoon lights over the terrace',
      'CO2 jet for the big drop',
    ],
    tiers: [
      {
        name: 'Functions Basic',
        tier: 'basic',
        image: functionsBasicPicture,
        price: 600,
        description: 'A DJ and clear sound for a lounge, a clubroom or a covered backyard.',
        features: [
          'DJ for 3 hours',
          'DJ controller and laptop on a draped table',
          '2 speakers on stands',
          '2 uplights in your colour',
          'Wired microphone for speeches',
        ],
      },
      {
        name: 'Functions Premium',
        tier: 'premium',
        image: functionsPremiumPicture,
        price: 700,
        description: 'The booth becomes the centrepiece, and a mirror ball reaches the corners.',
        features: [
          'LED-front booth in place of the table',
          '2 players and a mixer in place of the controller',
          '4 uplights in place of 2',
          'Mirror ball with 2 pinspots',
        ],
      },
      {
        name: 'Functions Diamond',
        tier: 'diamond',
        image: functionsDiamondPicture,
        price: 800,
        description: 'Bass you can feel and beams you can see, for a crowd that came to dance.',
        features: [
          '2 subwoofers under the speakers',
          '6 moving heads: 4 on stands, 2 on the floor',
          'Haze to show the beams, where the venue allows',
          '6 uplights in place of 4',
          'Wireless handheld in place of the wired microphone',
        ],
      },
      {
        name: 'Functions Horizon',
        tier: 'horizon',
        image: functionsHorizonPicture,
        price: 1000,
        description: 'A low stage with screen, truss and sparks, for the party that is also a show.',
        features: [
          'Low stage under the DJ booth',
          'LED screen behind the booth',
          '10 moving heads, 6 of them on a truss',
          '2 cold-spark fountains, where the venue allows',
          'Second wireless handheld microphone',
          'Technician for screen, lights and sparks',
        ],
      },
    ],
    comparison: [
      { label: 'People', values: ['DJ', 'DJ', 'DJ', 'DJ and technician'] },
      { label: 'Decks', values: ['Controller, laptop', '2 players, mixer', '2 players, mixer', '2 players, mixer'] },
      { label: 'Booth', values: ['Draped table', 'LED-front', 'LED-front', 'LED-front on a stage'] },
      { label: 'Sound', values: ['2 speakers', '2 speakers', '+ 2 subwoofers', '+ 2 subwoofers'] },
      { label: 'Speech microphone', values: ['1 wired', '1 wired', '1 wireless', '2 wireless'] },
      { label: 'Uplights', values: ['2', '4', '6', '6'] },
      { label: 'Mirror ball', values: ['', 'Yes', 'Yes', 'Yes'] },
      { label: 'Moving heads and haze', values: ['', '', '6 heads', '10 heads, truss'] },
      { label: 'Screen and sparks', values: ['', '', '', 'LED screen, 2 sparks'] },
    ],
    seo: {
      title: 'Function Packages with a DJ',
      description:
        'DJ, sound and light packages for birthdays, reunions and club nights in Sydney: 4 tiers side by side, from a draped table to a stage with LED screen.',
    },
  },
  weddings: {
    title: 'Wedding Packages',
    subtitle: 'From the entrance to the last song',
    intro:
      'A DJ, sound and warm light for receptions in halls, gardens, clubs and marquees, with the run sheet agreed before the day. Fog, sparks and ceiling draping depend on the venue, so we ask about smoke detectors, ceiling height and hanging points before we quote. Tables, chairs and flowers in the pictures are not part of the package.',
    disclaimer: [
      'DJ packages run for 5 hours, which is non-negotiable.',
      'Costs include travel, set-up and pack-down.',
    ],
    hours: '5 hours, non-negotiable',
    addOns: [
      "Ceremony sound with the celebrant's lapel microphone",
      'Acoustic duo for canapés',
      'Photographer or videographer',
      'Cold sparks for the first dance',
      'Festoon lights for the garden',
      'Roving act between ceremony and dinner',
    ],
    tiers: [
      {
        name: 'Weddings Basic',
        tier: 'basic',
        image: weddingsBasicPicture,
        price: 1000,
        description: 'Everything a reception must hear, on a table that matches the linen.',
        features: [
          'DJ for 5 hours',
          'Controller and laptop on a white-draped table',
          '2 speakers on stands',
          '2 warm uplights',
          'Wireless handheld for speeches',
          'Travel, set-up and pack-down',
        ],
      },
      {
        name: 'Weddings Premium',
        tier: 'premium',
        image: weddingsPremiumPicture,
        price: 1200,
        description: 'A white booth and a ceiling of warm bulbs for dinner and dancing alike.',
        features: [
          'White DJ booth in place of the draped table',
          '2 media players in place of the controller',
          'Festoon lights over the room',
          '4 warm uplights in place of 2',
        ],
      },
      {
        name: 'Weddings Diamond',
        tier: 'diamond',
        image: weddingsDiamondPicture,
        price: 1800,
        description: 'A white floor and low fog for the first dance, then a mirror ball for everyone else.',
        features: [
          'White dance floor',
          'Low fog for the first dance',
          'Mirror ball with 2 pinspots',
          '6 warm uplights in place of 4',
          'Technician for fog and lights',
        ],
      },
      {
        name: 'Weddings Horizon',
        tier: 'horizon',
        image: weddingsHorizonPicture,
        price: 2500,
        description: 'The whole room dressed in light, with live guitar before the dancing and sparks for the kiss.',
        features: [
          'Fairy-light ceiling in place of festoons and ball',
          '2 cold-spark fountains',
          'Acoustic soloist for a set of 45 minutes',
          '2 subwoofers under the speakers',
          'Second wireless handheld microphone',
        ],
      },
    ],
    comparison: [
      { label: 'People', values: ['DJ', 'DJ', 'DJ, technician', 'DJ, technician, soloist'] },
      { label: 'Decks', values: ['Controller, laptop', '2 players', '2 players', '2 players'] },
      { label: 'Booth', values: ['White-draped table', 'White booth', 'White booth', 'White booth'] },
      { label: 'Sound', values: ['2 speakers', '2 speakers', '2 speakers', '+ 2 subwoofers'] },
      { label: 'Wireless microphones', values: ['1', '1', '1', '2'] },
      { label: 'Warm uplights', values: ['2', '4', '6', '6'] },
      { label: 'Overhead', values: ['', 'Festoon lights', 'Festoons, mirror ball', 'Fairy-light ceiling'] },
      { label: 'Dance floor', values: ['', '', 'White', 'White'] },
      { label: 'First dance', values: ['', '', 'Low fog', 'Low fog, 2 sparks'] },
    ],
    seo: {
      title: 'Wedding DJ Packages in Sydney',
      description:
        'Wedding DJ packages of 5 hours with travel, set-up and pack-down: compare booths, festoon lights, low fog, sparks and a fairy-light ceiling.',
    },
  },
  corporate: {
    title: 'Corporate Packages',
    subtitle: 'Every word heard, every slide seen',
    intro:
      'For conferences, launches, awards nights and staff days in hotel rooms, clubs, theatres or your own office. A technician sets up, checks each microphone with the person who will use it and stays at the desk for the full 5 hours. Seating and the room itself come with the venue.',
    disclaimer: ['Corporate packages run for 5 hours.'],
    hours: '5 hours',
    addOns: [
      'Confidence monitor at the foot of the stage',
      'Recording of the talks',
      'Photographer for the day',
      'Extra lapel or handheld microphones',
      'DJ for drinks afterwards',
      'Roving act at arrivals',
    ],
    tiers: [
      {
        name: 'Corporate Basic',
        tier: 'basic',
        image: corporateBasicPicture,
        price: 1000,
        description: 'One speaker, one lectern and a room that can hear both ends of the sentence.',
        features: [
          'Technician for 5 hours',
          'Lectern with microphone and its own light',
          '2 column speakers',
          '4 uplights in your colours',
          'Wireless handheld for questions',
        ],
      },
      {
        name: 'Corporate Premium',
        tier: 'premium',
        image: corporatePremiumPicture,
        price: 1250,
        description: 'Slides beside the speaker, tested from your own file before the doors open.',
        features: [
          'Projector and screen',
          'Laptop playback with a clicker',
          'Slide check before doors',
          '8 wash lights in place of the uplights',
        ],
      },
      {
        name: 'Corporate Diamond',
        tier: 'diamond',
        image: corporateDiamondPicture,
        price: 2500,
        description: 'An LED wall that stays bright with the house lights up, and a stage to stand it on.',
        features: [
          'LED wall in place of the projector',
          'Stage with lit steps',
          '12 moving heads and a light haze',
          '2 headset microphones',
          'Second technician, for lights and slides',
        ],
      },
      {
        name: 'Corporate Horizon',
        tier: 'horizon',
        image: corporateHorizonPicture,
        price: 3500,
        description: 'A full hall, a full-width stage and a camera, so that row 30 sees a face.',
        features: [
          'Full-width stage and LED wall',
          'Overhead truss with a line of beams',
          'Camera with operator, live to the screen',
          '3 lapel microphones for a panel',
          'Larger speakers for a full hall',
          'Third technician, for vision',
        ],
      },
    ],
    comparison: [
      { label: 'Crew', values: ['1 technician', '1 technician', '2 technicians', '3 and a camera operator'] },
      { label: 'Lit lectern with microphone', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
      {
        label: 'Other microphones',
        values: ['1 handheld', '1 handheld', '1 handheld, 2 headsets', '+ 3 lapels'],
      },
      { label: 'Speakers', values: ['2 columns', '2 columns', '2 columns', 'For a full hall'] },
      { label: 'Picture', values: ['', 'Projector, screen', 'LED wall', 'Full-width LED wall'] },
      { label: 'Colour on the wall', values: ['4 uplights', '8 wash lights', '8 wash lights', '8 wash lights'] },
      { label: 'Moving heads', values: ['', '', '12', '12 and a truss line'] },
      { label: 'Stage', values: ['', '', 'With lit steps', 'Full width'] },
      { label: 'Camera', values: ['', '', '', 'Live to the screen'] },
    ],
    seo: {
      title: 'Corporate AV & Stage Packages',
      description:
        'Conference and awards night packages with a technician for 5 hours: lectern, microphones, projector or LED wall, stage and camera, tier by tier.',
    },
  },
  'dj-equipment': {
    title: 'DJ Equipment Packages',
    subtitle: 'Your set, our decks',
    intro:
      'Dry hire for DJs, house parties and club rooms: no operator, your own hands on the mix. Tell us whether you play from a USB stick or a laptop and how far the booth is from a power point, and we pack to suit.',
    disclaimer: dryHireRules,
    hours: dryHire,
    addOns: [
      'Turntables with a battle mixer',
      'Mirror ball with pinspots',
      'Haze machine',
      'Pair of wash moving heads',
      'Second floor monitor',
      'Battery PA for the courtyard',
    ],
    tiers: [
      {
        name: 'DJ Equipment Basic',
        tier: 'basic',
        image: djControllerPicture,
        price: 250,
        description: 'A controller and a pair of speakers for a house party or a first club set.',
        features: [
          '2-channel DJ controller for your own laptop',
          'Pair of 12-inch powered speakers on stands',
          'Wired vocal microphone',
          '2 battery uplights',
        ],
      },
      {
        name: 'DJ Equipment Premium',
        tier: 'premium',
        image: xdjRx3Picture,
        price: 300,
        description: 'Leave the laptop at home and play from a USB stick.',
        features: [
          'XDJ-RX3 in place of the controller',
          'Plays from USB, no laptop needed',
          'Boom stand for the microphone',
        ],
      },
      {
        name: 'DJ Equipment Diamond',
        tier: 'diamond',
        image: cdj3000SetPicture,
        price: 500,
        description: 'The layout of a club booth: 2 players, a mixer between them and a monitor at your feet.',
        features: [
          'CDJ-3000 set with mixer in place of the XDJ-RX3',
          'Pair of 15-inch speakers in place of 12-inch',
          'Floor monitor for the DJ',
        ],
      },
      {
        name: 'DJ Equipment Horizon',
        tier: 'horizon',
        image: ledDjBoothPicture,
        price: 700,
        description: 'The same decks on a lit booth, with bass to match the room.',
        features: [
          'LED-front DJ booth',
          'Pair of 18-inch subwoofers',
          'Wireless handheld in place of the wired microphone',
          '4 battery uplights in place of 2',
        ],
      },
    ],
    comparison: [
      { label: 'Decks', values: ['2-channel controller', 'XDJ-RX3', 'CDJ-3000 set', 'CDJ-3000 set'] },
      { label: 'Music from', values: ['Your laptop', 'Your USB stick', 'Your USB stick', 'Your USB stick'] },
      { label: 'Booth', values: ['', '', '', 'LED-front'] },
      { label: 'Speakers', values: ['Pair of 12-inch', 'Pair of 12-inch', 'Pair of 15-inch', 'Pair of 15-inch'] },
      { label: 'Subwoofers', values: ['', '', '', 'Pair of 18-inch'] },
      { label: 'DJ monitor', values: ['', '', 'Yes', 'Yes'] },
      { label: 'Microphone', values: ['Wired', 'Wired, boom stand', 'Wired, boom stand', 'Wireless, boom stand'] },
      { label: 'Battery uplights', values: ['2', '2', '2', '4'] },
    ],
    seo: {
      title: 'DJ Equipment Hire Packages',
      description:
        'Dry hire for DJs in Sydney, 24 hours: controller, XDJ-RX3 or CDJ-3000 set with speakers, subwoofers and an LED-front booth, in 4 tiers.',
    },
  },
  'av-equipment': {
    title: 'AV Equipment Packages',
    subtitle: 'For the talk you run yourself',
    intro:
      'Picture and sound for school nights, trivia, club meetings and training rooms, hired dry and run by you. Send a photo of the room with its windows and its power points: daylight decides between projector and LED, and distance decides the leads.',
    disclaimer: dryHireRules,
    hours: dryHire,
    addOns: [
      'Technician to set up and run the day',
      'Second projector and screen',
      'Extra headset or handheld microphones',
      'LED pars to light the speaker',
      'Stage decks with steps',
      'Battery PA for the foyer',
    ],
    tiers: [
      {
        name: 'AV Equipment Basic',
        tier: 'basic',
        image: projectorScreenPicture,
        price: 150,
        description: 'A picture on a screen, for a room with its own sound.',
        features: ['Projector on a stand', 'Free-standing screen', 'HDMI lead and power board'],
      },
      {
        name: 'AV Equipment Premium',
        tier: 'premium',
        image: wirelessHandheldPicture,
        price: 220,
        description: 'Adds a voice and the sound from your laptop, for a classroom or a clubroom.',
        features: ['Wireless handheld microphone', '12-inch powered speaker on a stand', 'Audio lead for the laptop'],
      },
      {
        name: 'AV Equipment Diamond',
        tier: 'diamond',
        image: mixingConsolePicture,
        price: 400,
        description: 'A desk and 3 microphones, for a panel, a quiz or a school presentation night.',
        features: [
          '12-channel mixing console',
          '2 wireless handhelds in place of 1',
          'Headset microphone for the main speaker',
          'Pair of 12-inch speakers in place of 1',
        ],
      },
      {
        name: 'AV Equipment Horizon',
        tier: 'horizon',
        image: ledScreenPicture,
        price: 650,
        description: 'An LED screen that can be read in daylight, with slim columns beside it.',
        features: [
          'LED screen in place of projector and screen',
          'Column speaker pair in place of the 12-inch pair',
          '4 battery uplights for the stage',
        ],
      },
    ],
    comparison: [
      { label: 'Picture', values: ['Projector, screen', 'Projector, screen', 'Projector, screen', 'LED screen'] },
      { label: 'HDMI lead', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
      { label: 'Laptop sound', values: ['', 'Yes', 'Yes', 'Yes'] },
      { label: 'Speakers', values: ['', 'One 12-inch', 'Pair of 12-inch', 'Pair of columns'] },
      { label: 'Wireless handhelds', values: ['', '1', '2', '2'] },
      { label: 'Headset microphone', values: ['', '', '1', '1'] },
      { label: 'Mixing console', values: ['', '', '12 channels', '12 channels'] },
      { label: 'Battery uplights', values: ['', '', '', '4'] },
    ],
    seo: {
      title: 'AV Equipment Hire Packages',
      description:
        'Projector or LED screen with microphones, mixer and speakers, hired for 24 hours in Sydney for talks, trivia and school nights. 4 tiers compared.',
    },
  },
  speakers: {
    title: 'Speaker Packages',
    subtitle: 'Enough sound for the space, and no more',
    intro:
      'Powered speakers that take a phone, a laptop, a mixer or DJ decks, for backyards, school halls, marquees and club lounges. Tell us how many people, indoors or out, and how close the neighbours are: grass and open air need more than a room with walls.',
    disclaimer: [...dryHireRules, cableRule],
    hours: dryHire,
    addOns: [
      'Wireless handheld microphone',
      'DJ controller',
      'Extra floor monitor',
      'Battery PA for a spot without power',
      'Column array for a wedding ceremony',
      'Technician to set up and tune',
    ],
    tiers: [
      {
        name: 'Speakers Basic',
        tier: 'basic',
        image: poweredSpeaker12Picture,
        price: 120,
        description: 'Music and a speech in a lounge room, a patio or a small hall.',
        features: [
          'Pair of 12-inch powered speakers',
          '2 tripod stands',
          'Lead for a phone or laptop',
          'All cables included',
        ],
      },
      {
        name: 'Speakers Premium',
        tier: 'premium',
        image: poweredSpeaker15Picture,
        price: 180,
        description: 'More reach and more bass for a full hall or a long backyard, with a microphone for the toast.',
        features: ['Pair of 15-inch speakers in place of 12-inch', 'Wired vocal microphone', 'Boom microphone stand'],
      },
      {
        name: 'Speakers Diamond',
        tier: 'diamond',
        image: subwoofer18Picture,
        price: 220,
        description: 'A subwoofer under the pair, for a crowd that will dance.',
        features: ['18-inch subwoofer', 'Second wired vocal microphone', 'Second boom microphone stand'],
      },
      {
        name: 'Speakers Horizon',
        tier: 'horizon',
        image: paTower28Picture,
        price: 400,
        description: 'Towers, double bass and a desk, for a band or a DJ in a big room.',
        features: [
          'Pair of 28-inch towers in place of the 15-inch pair',
          'Second 18-inch subwoofer',
          '12-channel mixing console',
          '2 floor monitors',
        ],
      },
    ],
    comparison: [
      {
        label: 'Main speakers',
        values: ['Pair of 12-inch', 'Pair of 15-inch', 'Pair of 15-inch', 'Pair of 28-inch towers'],
      },
      { label: 'Stood on', values: ['2 tripods', '2 tripods', '2 tripods', 'The floor'] },
      { label: '18-inch subwoofers', values: ['', '', '1', '2'] },
      { label: 'Wired microphones', values: ['', '1', '2', '2'] },
      { label: 'Microphone stands', values: ['', '1', '2', '2'] },
      { label: 'Mixing console', values: ['', '', '', '12 channels'] },
      { label: 'Floor monitors', values: ['', '', '', '2'] },
      { label: 'Cables', values: ['All', 'All', 'All', 'All'] },
    ],
    seo: {
      title: 'Speaker Hire Packages',
      description:
        'Hire powered speakers for 24 hours in Sydney: 12-inch and 15-inch pairs, subwoofers and 28-inch towers, with stands and all cables included.',
    },
  },
  production: {
    title: 'Production Packages',
    subtitle: 'Light, haze and truss for your own crew',
    intro:
      'Stage light and staging for school musicals, band nights, community theatre and parties with a crew of their own. Truss and decks are for people who build them regularly; if that is not you, add our crew. Ask the venue about its smoke detectors before you switch on haze.',
    disclaimer: [...dryHireRules, cableRule],
    hours: dryHire,
    addOns: [
      'Crew to build truss and stage',
      'Technician to programme and run the lights',
      'LED screen on a ground stack',
      'Cold-spark pair with an operator',
      'CO2 jet',
      'Festoon lights for the entrance',
    ],
    tiers: [
      {
        name: 'Production Basic',
        tier: 'basic',
        image: ledParPicture,
        price: 350,
        description: 'Colour from the front and the side, for a small stage or a party room.',
        features: [
          '4 LED pars on 2 stands',
          '4 battery uplights',
          '2 pixel LED bars',
          'Lighting controller with preset scenes',
          'All cables included',
        ],
      },
      {
        name: 'Production Premium',
        tier: 'premium',
        image: movingHeadWashPicture,
        price: 480,
        description: 'Light that moves, and the haze that lets you see it do so.',
        features: ['2 moving-head wash lights', 'Haze machine', 'Mirror ball with 2 pinspots'],
      },
      {
        name: 'Production Diamond',
        tier: 'diamond',
        image: trussGoalpostPicture,
        price: 650,
        description: 'A goalpost of truss to lift the lights above the band and frame the stage.',
        features: ['Box-truss goalpost for the lights', '2 moving-head beam lights', '4 pixel LED bars in place of 2'],
      },
      {
        name: 'Production Horizon',
        tier: 'horizon',
        image: stageDeckPicture,
        price: 800,
        description: 'A stage to stand on, with low fog across it and more beams behind.',
        features: ['Modular stage decks with steps and handrails', '4 beam lights in place of 2', 'Low-fog machine'],
      },
    ],
    comparison: [
      { label: 'LED pars', values: ['4', '4', '4', '4'] },
      { label: 'Battery uplights', values: ['4', '4', '4', '4'] },
      { label: 'Pixel LED bars', values: ['2', '2', '4', '4'] },
      { label: 'Moving heads', values: ['', '2 wash', '2 wash, 2 beam', '2 wash, 4 beam'] },
      { label: 'Mirror ball', values: ['', 'Yes', 'Yes', 'Yes'] },
      { label: 'Haze and fog', values: ['', 'Haze', 'Haze', 'Haze, low fog'] },
      { label: 'Truss and stage', values: ['', '', 'Goalpost', 'Goalpost, stage decks'] },
      { label: 'Lighting controller', values: ['Yes', 'Yes', 'Yes', 'Yes'] },
      { label: 'Cables', values: ['All', 'All', 'All', 'All'] },
    ],
    seo: {
      title: 'Lighting & Production Hire Packages',
      description:
        'Dry hire of LED pars, moving heads, haze, truss goalpost and stage decks for school musicals and band nights in Sydney, cables included.',
    },
  },
} as const satisfies Record<PackageSlug, PackagePage>
