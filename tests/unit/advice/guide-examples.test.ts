import { expect, it } from 'vitest'
import { getTierKit } from '../../../src/booking/tiers/tier'
import { djCost } from '../../../src/content/guides/dj-cost'
import { speakersPackage } from '../../../src/content/packages/speakers'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import type { Example, GuideEntry } from '../../../src/content/schemas/guide'
import { djHire } from '../../../src/content/services/dj-hire'
import { checkGuides } from '../../../vite/content/rules/guides'

const [weddingsBasic] = weddingsPackage.tiers
const short = weddingsPackage.hours - 1
const singly: Example = { items: getTierKit(speakersPackage, 1) }

it.each<[string, Example, string]>([
  ['has a cheaper tier', singly, 'Premium has all of it for less'],
  [
    'does not suit its guests',
    { tiers: [weddingsBasic], guests: weddingsBasic.guests + 1 },
    `${weddingsBasic.name} suits ${weddingsBasic.guests} guests indoors, not ${weddingsBasic.guests + 1}`,
  ],
  [
    'is shorter than its price',
    { tiers: [weddingsBasic], hours: short },
    `${weddingsBasic.name} is for at least ${short + 1} hours, not ${short}`,
  ],
  [
    'has a service for too short',
    { services: [djHire], hours: 1 },
    `${djHire.name} is for at least ${djHire.scope.hours} hours, not 1`,
  ],
])('the content check names an example that %s', (_, booking, sentence) => {
  const rows = [{ name: 'A day', text: 'One.', isMinimum: true }]
  const examples: GuideEntry['examples'] = ({ getPrice }) => ({
    title: 'One day, priced',
    intro: 'With travel.',
    rows: rows.map((row) => ({ ...row, price: getPrice(booking) })),
  })
  const [mistake] = checkGuides([{ ...djCost, examples }])
  expect(mistake?.file).toBe('src/content/guides/dj-cost.ts')
  expect(mistake?.message).toMatch(/^an example is wrong: /)
  expect(mistake?.message).toContain(`${sentence}.`)
})
