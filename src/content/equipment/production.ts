import danceFloor from '../../../pictures/equipment/dance-floor.webp?picture'
import lectern from '../../../pictures/equipment/lectern.webp?picture'
import ledScreen from '../../../pictures/equipment/led-screen.webp?picture'
import projectorScreen from '../../../pictures/equipment/projector-screen.webp?picture'
import stageDeck from '../../../pictures/equipment/stage-deck.webp?picture'
import trussGoalpost from '../../../pictures/equipment/truss-goalpost.webp?picture'
import { danceFloorRule } from '../advice/room-rules'
import { PROJECTOR_DISTANCE, SLIDE_TEXT_POINTS } from '../advice/slide-text'
import { SCREEN_WIND, WIND_LIMIT_KMH } from '../terms/hire-terms'
import { defineHireItems } from './define-hire-items'
import { formatWallPixels } from './led-panels'

const SCREEN_IN_WIND = `Outdoors, tie the screen to a wall or a fence, weigh its legs down, and take it down when ${SCREEN_WIND}.`

/** It is laid from panels of 1 × 1 m. */
const danceFloorM = { width: 4, depth: 3 }

export const production = defineHireItems([
  {
    id: 'led-screen',
    name: 'LED Screen, 1.5 m',
    shortName: 'LED Screen',
    price24h: 300,
    alsoKnownAs: ['video wall', 'LED wall', 'TV', 'big screen', 'large screen'],
    image: { ...ledScreen, alt: 'LED screen on its feet, showing a bright sunset picture' },
    summary: 'Six LED panels that stay bright with the curtains open.',
    details:
      'Put your logo or a moving background on it, in the foyer or up on a stage. For slides with text, take the projector.',
    additional: [
      'Picture 1500 × 1000 mm',
      `${formatWallPixels({ width: 1.5, height: 1 })}, 3.9 mm pixel pitch`,
      'HDMI input from your laptop',
      '1000 nits: for indoors, not for sunlight',
    ],
    notes: 'Our crew builds it, and it shows whatever your laptop sends.',
    sizeMm: { width: 1500, depth: 900, height: 1250 },
    sizeOf: 'with its base',
    weightKg: 96,
    heaviestKg: 18,
    watts: 900,
    crew: 'build',
    crewFrom: 180,
    outdoors:
      "The LED screen isn't bright enough for daylight, so use it after dark or in a marquee.",
  },
  {
    id: 'projector-screen',
    name: 'Projector and Fast-Fold Screen',
    searchName: 'Projector & Screen',
    price24h: 150,
    alsoKnownAs: [
      'data projector',
      'LED projector',
      'movie screen',
      'projection screen',
      'slideshow',
      'PowerPoint presentation',
      'monitor for slides',
      'outdoor cinema',
      'big screen',
      'large screen',
    ],
    image: {
      ...projectorScreen,
      alt: 'Projector on a tripod in front of a screen on legs',
    },
    summary: 'A projector with its stand and a framed screen.',
    details: `Dim the lights and the back row can read ${SLIDE_TEXT_POINTS}-point text or bigger.`,
    additional: [
      'Picture 2440 × 1370 mm',
      '5000-lumen projector, 1080p',
      'HDMI cable, 15 m, with a USB-C adapter',
      `Projector ${PROJECTOR_DISTANCE} from the screen`,
    ],
    sizeMm: { width: 2560, depth: 900, height: 2500 },
    notes: SCREEN_IN_WIND,
    sizeOf: 'screen on its legs',
    weightKg: 34,
    heaviestKg: 14,
    watts: 380,
    ceilingM: 2.6,
    // With the projector in front of the screen.
    placement: { width: 2560, depth: 4000 },
    adviceReason: 'Projector and screen for slides, photos or a film',
    outdoors: `A projector needs darkness: show your slides or film after sunset, or in a marquee with dark walls. ${SCREEN_IN_WIND}`,
  },
  {
    id: 'stage-deck',
    name: 'Stage Deck, 4 × 3 m',
    shortName: 'Stage Deck',
    searchName: 'Stage',
    price24h: 220,
    alsoKnownAs: [
      'staging',
      'platform',
      'riser',
      'portable stage',
      'small stage',
      'catwalk',
      'runway',
    ],
    image: { ...stageDeck, alt: 'Low black stage with steps and handrails' },
    summary: 'Six stage decks on legs, and steps with handrails.',
    details: "There's room for a 4-piece band or a panel of four.",
    additional: [
      '6 decks of 2 × 1 m',
      '500 kg per m² on level ground, load notice supplied',
      'Steps with 2 handrails and marked edges',
    ],
    notes:
      'We can build other shapes from the same decks, and quote a wheelchair ramp, which takes about 10 m of floor.',
    sizeMm: { width: 4000, depth: 3000, height: 600 },
    weightKg: 261,
    heaviestKg: 33,
    watts: 0,
    noMains: 'None needed',
    ceilingM: 3,
    crew: 'build',
    crewFrom: 150,
    adviceReason: 'A stage, so the last row can see',
    outdoors: 'A stage needs level ground.',
  },
  {
    id: 'dance-floor',
    name: 'Dance Floor, 4 × 3 m',
    shortName: 'Dance Floor',
    price24h: 150,
    alsoKnownAs: ['wedding dance floor', 'portable dance floor', 'floor panels', 'parquet'],
    image: {
      ...danceFloor,
      alt: 'White dance floor of panels with sloped edges, and one more panel beside it',
    },
    summary: 'White panels that lock together, with sloped edges all round.',
    details: 'Two of these floors make 6 × 4 m, and three make 6 × 6 m.',
    additional: [
      '12 panels of 1 × 1 m',
      'Gloss white, wiped clean',
      'Sloped edges on all four sides',
    ],
    notes: `One suits about ${danceFloorRule.guests} guests, because only half of them dance at once.`,
    sizeMm: { width: danceFloorM.width * 1000, depth: danceFloorM.depth * 1000, height: 20 },
    weightKg: 132,
    heaviestKg: 11,
    watts: 0,
    noMains: 'None needed',
    crew: 'build',
    crewFrom: 80,
    adviceReason: 'A dance floor',
    outdoors: 'The dance floor needs level ground.',
  },
  {
    id: 'lectern',
    name: 'Lectern with Microphone',
    shortName: 'Lectern',
    price24h: 60,
    alsoKnownAs: ['podium', 'pulpit', 'rostrum', 'speech stand'],
    image: { ...lectern, alt: 'Black lectern with a timber front' },
    summary: 'A lectern for speeches, awards and eulogies, with a slim microphone on a gooseneck.',
    details: 'The top holds A4 pages side by side, or a laptop.',
    additional: [
      'Gooseneck microphone with on-off switch',
      '10 m XLR cable included',
      'Clips for a cloth or your logo in front',
    ],
    notes:
      'It plugs straight into a powered speaker or a mixing desk, which are hired separately. A print for the front is quoted.',
    sizeMm: { width: 650, depth: 550, height: 1150 },
    weightKg: 25,
    watts: 0,
    noMains: 'Battery for the microphone, included',
    adviceReason: 'A lectern with a microphone',
  },
  {
    id: 'truss-goalpost',
    name: 'Truss Goalpost, 4 m',
    shortName: 'Truss Goalpost',
    price24h: 150,
    alsoKnownAs: ['lighting rig', 'trussing', 'goal post'],
    image: {
      ...trussGoalpost,
      alt: 'Truss goalpost with four lights hanging from it and two on the floor',
    },
    summary: 'Two towers and a crossbar to hang lights, a banner or a mirror ball from.',
    details:
      'Use it where nothing can hang from the ceiling. It leaves 3.4 m clear between the towers.',
    additional: [
      '290 mm box truss, aluminium',
      '3.4 m between the towers, 2.7 m below the bar',
      '2 steel base plates',
      'Up to 120 kg spread along the bar',
    ],
    notes: `It goes behind a 4 m stage, not around it. Our crew hangs the lights, and the ones in the picture are hired separately. Outdoors it also needs ballast and one of our crew on site, which we quote, and doesn't go up if gusts over ${WIND_LIMIT_KMH} km/h are forecast.`,
    sizeMm: { width: 4000, depth: 800, height: 3000 },
    weightKg: 118,
    heaviestKg: 28,
    watts: 0,
    noMains: 'None needed',
    ceilingM: 3.5,
    crew: 'build',
    crewFrom: 150,
    adviceReason: 'Truss to hang the lights behind the band',
    outdoors: `The truss needs level ground, ballast and one of our crew on site, which we quote. It doesn't go up if gusts over ${WIND_LIMIT_KMH} km/h are forecast.`,
  },
])
