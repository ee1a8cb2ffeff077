import { describe, expect, it } from 'vitest'
import { getEquipment } from '../../../src/content/equipment'
import { createItemDescription } from '../../../src/seo/item-metadata'

const item = getEquipment('xdj-xz')
describe('title and description of a hire item', () => {
  it('have the price after the first sentence, and whole sentences only', () => {
    const description =
      `A light. ${'It is bright. '.repeat(3)}${'It turns and turns. '.repeat(9)}`.trim()
    const text = createItemDescription({ ...item, price24h: { from: 60, to: 90 }, description })
    expect(text).toMatch(/^A light\. \$66-\$99 incl\. GST for 24 hours\. It is bright\. .*\.$/)
    expect(createItemDescription({ ...item, price24h: 100, crewFrom: 80 })).toContain(
      'With crew from $198 incl. GST for 24 hours.',
    )
  })
})
