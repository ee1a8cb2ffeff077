import co2Jet from '../../../pictures/equipment/co2-jet.webp?picture'
import coldSpark from '../../../pictures/equipment/cold-spark.webp?picture'
import hazeMachine from '../../../pictures/equipment/haze-machine.webp?picture'
import lowFog from '../../../pictures/equipment/low-fog.webp?picture'
import { defineHireItems } from './define-hire-items'
import { hazeAndAsthma } from './item-need-texts'

/** On every side of sparks and of a jet. */
const CLEARANCE_M = 3

export const sfx = defineHireItems([
  {
    id: 'haze-machine',
    name: 'Haze Machine',
    price24h: 60,
    alsoKnownAs: ['smoke machine', 'hazer', 'fog machine', 'fogger'],
    image: {
      ...hazeMachine,
      alt: 'Haze machine blowing fine haze out of its side',
    },
    summary: 'A fine, even haze that shows every beam.',
    details: "One machine fills a hall. It isn't a smoke machine, so don't expect a thick cloud.",
    additional: [
      'Water-based fluid, first tank included',
      'Ready in 3 minutes',
      'DMX and timer control',
    ],
    notes: hazeAndAsthma,
    sizeMm: { width: 420, depth: 340, height: 320 },
    weightKg: 12.5,
    watts: 700,
    permission: 'haze',
    needsRoof: true,
  },
  {
    id: 'low-fog',
    name: 'Low Fog',
    searchName: 'Low Fog Machine',
    price24h: 90,
    alsoKnownAs: [
      'dry ice machine',
      'smoke machine',
      'low-lying fog',
      'dancing on a cloud',
      'first-dance fog',
    ],
    image: { ...lowFog, alt: 'Low fog machine in a layer of white fog on the floor' },
    summary: 'Fog that stays at ankle height for a first dance or a reveal.',
    details: 'It covers about 30 m², needs no dry ice and is gone in minutes.',
    additional: [
      'Water and fog fluid, first fill included',
      'DMX and wired remote',
      'About 10 minutes of fog from one fill',
    ],
    notes: `Switch off fans and air conditioning while it runs. It leaves a hard floor damp, so wipe it before everyone dances. ${hazeAndAsthma}`,
    sizeMm: { width: 560, depth: 420, height: 440 },
    weightKg: 17,
    watts: 1500,
    permission: 'haze',
    needsRoof: true,
  },
  {
    id: 'cold-spark',
    name: 'Cold Spark Machine Pair',
    searchName: 'Cold Spark Machine',
    price24h: 190,
    alsoKnownAs: ['cold sparks', 'sparkler machine', 'indoor fireworks', 'sparkulars'],
    image: {
      ...coldSpark,
      alt: 'Two small black machines sending up tall fountains of golden sparks',
    },
    summary: 'Two fountains of golden sparks for one big moment.',
    details: `They go off behind a couple or a winner, and everyone stays ${CLEARANCE_M} m back.`,
    additional: [
      'Sparks 1 to 3 m high',
      'Both fire at once',
      'Granules for 4 bursts of 15 seconds',
    ],
    notes: `It needs ${CLEARANCE_M} m clear all round, and nothing draped above it. Your venue agrees in writing, and our operator brings an extinguisher. Outdoors, never on dry grass or on a day of total fire ban.`,
    pieces: 2,
    sizeMm: { width: 250, depth: 250, height: 320 },
    weightKg: 8.5,
    watts: 600,
    ceilingM: 5,
    crew: 'operate',
    crewFrom: 120,
    permission: 'sparks',
    clearanceM: CLEARANCE_M,
  },
  {
    id: 'co2-jet',
    name: 'CO2 Jet',
    searchName: 'CO2 Jet Machine',
    price24h: 120,
    alsoKnownAs: ['CO2 cannon', 'CO2 gun', 'cryo jet', 'smoke jet'],
    image: { ...co2Jet, alt: 'CO2 jet firing a white column of gas straight up' },
    summary: 'A white column of gas that shoots up and vanishes in seconds.',
    details: 'It suits high halls and outdoor stages.',
    additional: [
      'Column 4 to 6 m high',
      'Tilting head',
      '5 m high-pressure hose',
      'One bottle of gas included',
    ],
    notes: `It needs ${CLEARANCE_M} m clear all round. The price includes the first bottle of gas.`,
    sizeMm: { width: 260, depth: 220, height: 380 },
    sizeOf: 'without its gas bottle',
    weightKg: 6.5,
    watts: 30,
    ceilingM: 7,
    crew: 'operate',
    crewFrom: 120,
    permission: 'gas',
    clearanceM: CLEARANCE_M,
  },
])
