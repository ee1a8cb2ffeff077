import festoonLights from '../../../pictures/equipment/festoon-lights.webp?picture'
import ledBar from '../../../pictures/equipment/led-bar.webp?picture'
import ledPar from '../../../pictures/equipment/led-par.webp?picture'
import mirrorBall from '../../../pictures/equipment/mirror-ball.webp?picture'
import movingHeadBeam from '../../../pictures/equipment/moving-head-beam.webp?picture'
import movingHeadWash from '../../../pictures/equipment/moving-head-wash.webp?picture'
import wirelessUplight from '../../../pictures/equipment/wireless-uplight.webp?picture'
import { defineHireItems } from './define-hire-items'

export const lighting = defineHireItems([
  {
    id: 'led-par',
    name: 'LED Par Pair',
    searchName: 'LED Par Stage Light',
    price24h: 60,
    alsoKnownAs: ['par cans', 'par 64', 'stage lights', 'wash lights', 'DJ lights', 'party lights', 'disco lights'],
    image: { ...ledPar, alt: 'Two LED lights on the floor, one pink and one pale blue' },
    description:
      'Two lights that wash a wall or a small stage in colour. Choose the colour on the back, or run both from a lighting desk.',
    additional: ['19 RGBW lenses each, 25° beam', 'Floor bracket that also hangs', 'DMX, sound or one fixed colour'],
    pieces: 2,
    sizeMm: { width: 270, depth: 240, height: 310 },
    weightKg: 4.2,
    watts: 150,
    adviceReason: 'Lights in the colours you choose',
  },
  {
    id: 'wireless-uplight',
    name: 'Wireless Uplight Set of 4',
    searchName: 'Wireless Uplight',
    price24h: 120,
    alsoKnownAs: [
      'up lights',
      'uplighters',
      'uplighting',
      'LED uplights',
      'battery lights',
      'mood lighting',
      'wedding lights',
    ],
    image: {
      ...wirelessUplight,
      alt: 'Four battery uplights colouring a wall pink, purple, blue and green',
    },
    description:
      'Four battery lights that colour a wall from below, with no cables across a doorway. One set suits a small room, two a reception.',
    additional: ['9 RGBWA lenses each', 'Colour set by remote or phone', 'Charging case included'],
    notes:
      "Hired as a set of 4. They leave us fully charged, and a full charge takes 5 hours. Keep them under cover, because they aren't made for rain.",
    pieces: 4,
    sizeMm: { width: 150, depth: 150, height: 260 },
    weightKg: 3.9,
    watts: 0,
    batteryHours: 8,
  },
  {
    id: 'led-bar',
    name: 'Pixel LED Bar Set of 3',
    searchName: 'Pixel LED Light Bar',
    price24h: 120,
    alsoKnownAs: ['light bar', 'LED strip', 'batten', 'pixel bar'],
    image: {
      ...ledBar,
      alt: 'Three LED bars lit in all the colours of the rainbow',
    },
    description:
      'Three 1 m light bars with colours that run along them. They suit the front edge of a stage 3 to 5 m wide. You can also run them up the legs of a truss.',
    additional: ['15 RGB pixels each', 'Feet and hanging brackets', 'DMX, sound or automatic mode'],
    notes: 'Hired as a set of 3, with link cables.',
    pieces: 3,
    sizeMm: { width: 1000, depth: 80, height: 130 },
    weightKg: 4.6,
    watts: 130,
  },
  {
    id: 'moving-head-beam',
    name: 'Moving Head Beam',
    searchName: 'Moving Head Beam Light',
    price24h: { from: 60, to: 90 },
    alsoKnownAs: ['moving light', 'intelligent light', 'beam light', 'club lights'],
    image: { ...movingHeadBeam, alt: 'Moving light sending a narrow blue beam up through haze' },
    description:
      'A narrow beam that moves with the music and reaches the back of a 30 m hall. Two look thin, four make a show.',
    additional: ['2.5° beam, 540° pan, 270° tilt', '14 colours and 17 patterns', 'DMX or sound mode'],
    notes:
      "The lower price gets you a light that runs to the music, and the higher one adds a DMX controller. You'll need haze to see the beam.",
    sizeMm: { width: 350, depth: 260, height: 480 },
    weightKg: 11.4,
    watts: 230,
  },
  {
    id: 'moving-head-wash',
    name: 'Moving Head Wash',
    searchName: 'Moving Head Wash Light',
    price24h: 50,
    alsoKnownAs: ['moving light', 'intelligent light', 'dance floor lights', 'DJ lights', 'club lights'],
    image: {
      ...movingHeadWash,
      alt: 'Moving light with a round face of pink and white LEDs',
    },
    description:
      'A soft moving light that colours a whole stage or dance floor, or narrows to one person. Two cover a stage 6 m wide.',
    additional: ['19 RGBW lenses in 3 rings', '6° to 45° zoom', '540° pan, 230° tilt', 'DMX, sound or automatic mode'],
    sizeMm: { width: 330, depth: 250, height: 420 },
    weightKg: 9.4,
    watts: 320,
    usuallyInPairs: true,
    adviceReason: 'Moving lights that fill the floor with colour after dark',
  },
  {
    id: 'mirror-ball',
    name: 'Mirror Ball with Pinspots',
    searchName: 'Mirror Ball',
    price24h: 60,
    alsoKnownAs: ['disco ball', 'glitter ball', 'party lights', 'disco lights'],
    image: { ...mirrorBall, alt: 'Mirror ball lit by two spots, throwing flecks of light' },
    description:
      'A 500 mm mirror ball on a motor, lit by two pinspots. Turn the other lights down and it sends dots of light around the whole room.',
    additional: ['500 mm ball, motor at 1.5 rpm', '2 LED pinspots, 6°', 'Safety wires for ball and motor'],
    notes: 'Our crew hangs it, from the ceiling or from our truss goalpost.',
    sizeMm: { width: 500, depth: 500, height: 500 },
    sizeOf: 'ball',
    weightKg: 9.5,
    heaviestKg: 6,
    watts: 40,
    ceilingM: 3,
    crew: 'hang',
    crewFrom: 80,
    permission: 'hanging',
    needsRoof: true,
    placement: 'overhead',
  },
  {
    id: 'festoon-lights',
    name: 'Festoon Lights, 20 m',
    shortName: 'Festoon Lights',
    price24h: 50,
    alsoKnownAs: ['fairy lights', 'string lights', 'outdoor lights', 'party lights', 'bistro lights', 'wedding lights'],
    image: {
      ...festoonLights,
      alt: 'Two strings of festoon lights with warm bulbs',
    },
    description: 'A 20 m string of warm bulbs, made for outdoors. One string covers a table for 30, there and back.',
    additional: [
      '20 m, a bulb every 500 mm',
      '40 warm white LED bulbs, 2 W each',
      'IP44: made for outdoors',
      'Links to a second string',
    ],
    notes: "Our crew hangs it. If there's nothing to fix it to, we can quote poles.",
    sizeMm: { width: 600, depth: 400, height: 300 },
    sizeOf: 'in its case',
    weightKg: 6.2,
    watts: 80,
    crew: 'hang',
    crewFrom: 80,
    permission: 'hanging',
    placement: 'overhead',
  },
])
