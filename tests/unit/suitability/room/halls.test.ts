import { describe, expect, it } from 'vitest'
import type { Seating } from '../../../../src/content/advice/room-rules'
import { getSuitabilityInRoom } from '../../../../src/suitability/room/room'

/** [name and source, length, width, published guests]. With a published floor area instead of sides, a square of it. */
type Hall = [hall: string, length: number, width: number, guests: Partial<Record<Seating, number>>]
const square = (area: number): [number, number] => [Math.sqrt(area), Math.sqrt(area)]

const halls: Hall[] = [
  [
    'Erskineville Town Hall NSW, cityofsydney.nsw.gov.au',
    12,
    7,
    { tables: 80, rows: 80, standing: 80 },
  ],
  [
    'Centennial Hall, Sydney Town Hall NSW, cityofsydney.nsw.gov.au',
    ...square(1020),
    { tables: 800 },
  ],
  [
    'Petersham Town Hall NSW, docslib.org/doc/10228014',
    24.17,
    18.87,
    { tables: 425, dancing: 600 },
  ],
  // It has 20 round tables.
  ['Campbelltown Function Centre SA, studylib.net/doc/7292730', 24.6, 9.5, { tables: 200 }],
  [
    'Victoria Room, Christchurch, vbase.co.nz',
    ...square(225),
    { tables: 140, rows: 240, standing: 180 },
  ],
  [
    'Auditorium, Christchurch Town Hall, convention.co.nz',
    ...square(460),
    { tables: 350, 'tables-dancing': 300, standing: 500 },
  ],
  ['Elliott Room One, Auckland, hotelplanner.com', 9, 8, { tables: 40, rows: 50, standing: 50 }],
  [
    'Woodbury Village Hall, woodburyvillagehall.org',
    15,
    9.1,
    { tables: 130, rows: 178, dancing: 100 },
  ],
  [
    'Wedmore Small Hall, wedmorehall.org.uk',
    9,
    6.7,
    { tables: 50, 'tables-dancing': 41, dancing: 83 },
  ],
]

/** The most that a licence or a hirer allows, with less floor for each than the rules of this site. */
const denserHalls: Hall[] = [
  [
    'Centennial Hall, Sydney Town Hall NSW, cityofsydney.nsw.gov.au',
    ...square(1020),
    { standing: 1500 },
  ],
  [
    'Petersham Town Hall NSW, docslib.org/doc/10228014',
    24.17,
    18.87,
    { 'tables-dancing': 425, rows: 650 },
  ],
  ['Hobart Town Hall TAS, hobartcity.com.au', 19.5, 11.4, { rows: 300 }],
  [
    'Wedmore Main Hall, wedmorehall.org.uk',
    18,
    6.5,
    { tables: 143, 'tables-dancing': 126, rows: 200, dancing: 200 },
  ],
  ['The Substation VIC, thesubstation.org.au', 27.495, 9.675, { standing: 500 }],
]

function getVerdict(guests: number, room: { lengthM: number; widthM: number }, seating: Seating) {
  const { comfortable, tight } = getSuitabilityInRoom(
    { kit: [] },
    { guests, seating, place: 'indoors', room },
  )
  if (guests > tight) return 'too small'
  return guests > comfortable ? 'tight' : 'comfortable'
}

describe('published capacities', () => {
  const getVerdicts = (list: readonly Hall[], times = 1) =>
    list.flatMap(([hall, lengthM, widthM, published]) =>
      Object.entries(published).map(([seating, guests]) => ({
        hall,
        seating,
        verdict: getVerdict(guests * times, { lengthM, widthM }, seating as Seating),
      })),
    )

  it('fit the halls that publish them, and twice as many do not', () => {
    expect(getVerdicts(halls).filter(({ verdict }) => verdict === 'too small')).toEqual([])
    // The Elliott Room publishes as many guests standing as in rows.
    expect(getVerdicts(halls, 2).filter(({ verdict }) => verdict !== 'too small')).toEqual([
      { hall: expect.stringContaining('Elliott'), seating: 'standing', verdict: 'tight' },
    ])
  })

  it('are too many where a hall allows more than the rules', () => {
    expect(getVerdicts(denserHalls).filter(({ verdict }) => verdict !== 'too small')).toEqual([])
  })
})
