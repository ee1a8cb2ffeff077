import { describe, expect, it } from 'vitest'
import { type CustomAdvice, getAdvice } from '../../../src/advice/advice'
import { describeLargerCrowd, describeNextSize } from '../../../src/advice/larger-crowd'
import { furtherGuests } from '../../../src/content/advice/guest-rules'
import { type EquipmentId, getEquipment } from '../../../src/content/equipment'
import { avEquipmentPackage } from '../../../src/content/packages/av-equipment'
import { functionsPackage } from '../../../src/content/packages/functions'
import { speakersPackage } from '../../../src/content/packages/speakers'
import { addPrices, formatTotal, multiplyPrice } from '../../../src/lib/text/money'

const [, , diamond] = functionsPackage.tiers
const priceOf = (id: EquipmentId) => {
  const { price24h, crewFrom = 0 } = getEquipment(id)
  return addPrices([price24h, crewFrom])
}
const tower = getEquipment('pa-tower-28')

describe('more guests than the largest tier suits', () => {
  it.each([
    [350, 'indoors', 2, 400],
    [300, 'outdoors', 4, 300],
    [160, 'marquee', 1, 225],
  ] as const)('are %i %s, with %i more pairs of towers', (guests, place, count, suits) => {
    const brief = { event: 'party', guests, place, time: 'after-dark' } as const
    const text = describeLargerCrowd(getAdvice(brief) as CustomAdvice, brief)
    const items = `${count > 1 ? `${count} × ` : ''}${tower.name}`
    const total = formatTotal(
      addPrices([diamond.price, multiplyPrice(priceOf('pa-tower-28'), count)]),
    )
    expect(text).toMatch(`With ${items}, it suits ${suits}, from ${total}`)
  })

  it('dance on a larger floor, too, where the tier has its own', () => {
    const brief = { event: 'wedding', guests: 180, place: 'marquee' } as const
    const text = describeLargerCrowd(getAdvice(brief) as CustomAdvice, brief)
    expect(text).toMatch(`${tower.name} and ${getEquipment('dance-floor').name}, it suits 200`)
  })

  it('are no more than a limit that no item lifts', () => {
    const brief = { event: 'conference', guests: 380, place: 'indoors' } as const
    const text = describeLargerCrowd(getAdvice(brief) as CustomAdvice, brief)
    // Two screens show slides to 410. Its two pairs of towers carry speech to 400.
    expect(text).toMatch(`${getEquipment('projector-screen').name}, it suits 400,`)
  })

  it('cost more than the largest tier, where no items of ours help', () => {
    const brief = { event: 'party', guests: 5000, place: 'indoors' } as const
    const text = describeLargerCrowd(getAdvice(brief) as CustomAdvice, brief)
    expect(text).toMatch(`For 5,000, it costs more than ${formatTotal(diamond.price)}`)
  })

  it('have a first price on the page of the package', () => {
    const [, , , horizon] = speakersPackage.tiers
    const guests = horizon.guests + (furtherGuests.dancing?.guests ?? 0)
    const total = formatTotal(addPrices([horizon.price, priceOf('pa-tower-28')]))
    expect(describeNextSize(speakersPackage)).toMatch(
      `For up to ${guests} guests indoors, ${horizon.name} and ${tower.name} cost from ${total}`,
    )
    expect(describeNextSize(speakersPackage)).toMatch(/ for 24 hours\.$/)
    const projector = getEquipment('projector-screen').name
    expect(describeNextSize(avEquipmentPackage)).toMatch(
      new RegExp(`, ${avEquipmentPackage.tiers[2].name}, .+, and ${projector} cost from`),
    )
  })
})
