import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, findEquipment } from '../../src/content/equipment'
import { formerEquipment } from '../../src/content/former-equipment'
import { addListToCart, formatListPath, parseSharedList, undoCartChange } from '../../src/quote/shared-list'

const ids = equipment.map((item) => item.id)
const anyCart = fc.shuffledSubarray(ids)
const FORMER = [{ id: 'fax-machine', name: 'Fax Machine' }]

/** Reads the list of a link as the browser does. */
const parseLink = (path: string) =>
  parseSharedList(new URL(path, 'https://site.example').searchParams.get('list') ?? '', FORMER)

describe('parseSharedList', () => {
  it('reads any cart from its link', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(parseLink(formatListPath(cart))).toEqual({ items: cart, formerNames: [], unknownCount: 0 })
      }),
      { examples: [[ids]] },
    )
  })

  it('keeps the items of the catalogue, names former ones and counts the others', () => {
    const anyUnknown = fc.stringMatching(/^[a-z0-9-]{1,20}$/).filter((id) => !findEquipment(id))
    fc.assert(
      fc.property(anyCart, fc.uniqueArray(anyUnknown, { maxLength: 9 }), fc.boolean(), (cart, unknown, isFormer) => {
        const other = [...unknown.filter((id) => id !== 'fax-machine'), ...(isFormer ? ['fax-machine'] : [])]
        // Alternating, so that unknown ids are between known ones.
        const link = other.reduceRight<string[]>((all, id, index) => all.toSpliced(index * 2, 0, id), [...cart])
        expect(parseSharedList([...link, ...link.slice(0, 5)].join('.'), FORMER)).toEqual({
          items: cart,
          formerNames: isFormer ? ['Fax Machine'] : [],
          unknownCount: other.length - Number(isFormer),
        })
      }),
    )
  })

  it('never throws, and finds only different items of the catalogue', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.oneof(fc.constantFrom(...ids, 'constructor', '__proto__', ''), fc.string()))
        .map((all) => all.join('.')),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const list = parseSharedList(text, FORMER)
        expect(ids).toEqual(expect.arrayContaining([...(list?.items ?? [])]))
        expect(new Set(list?.items).size).toBe(list?.items.length ?? 0)
        expect(list?.unknownCount ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each(['XDJ-XZ.Low-Fog', 'xdj-xz,low-fog', 'xdj-xz, low-fog.', ' xdj-xz low-fog'])('reads %j', (text) => {
    expect(parseSharedList(text)?.items).toEqual(['xdj-xz', 'low-fog'])
  })

  it('refuses an endless list', () => {
    expect(parseSharedList('xdj-xz.'.repeat(1_000_000))).toBeNull()
  })

  it('ignores a full stop after the link', () => {
    expect(parseSharedList('xdj-xz.led-par.')).toEqual({
      items: ['xdj-xz', 'led-par'],
      formerNames: [],
      unknownCount: 0,
    })
  })
})

describe('former equipment', () => {
  it('is no longer in the catalogue', () => {
    expect(formerEquipment.filter(({ id }) => findEquipment(id))).toEqual([])
  })
})

describe('addListToCart', () => {
  it('keeps the cart, adds what is missing, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (cart, items) => {
        const added = addListToCart(cart, items)
        expect(added).toEqual([...new Set([...cart, ...items])])
        expect(addListToCart(added, items)).toEqual(added)
      }),
    )
  })
})

describe('undoCartChange', () => {
  it('restores the cart, and keeps what was added since', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (before, after, later) => {
        expect(undoCartChange(after, { before, after })).toEqual(before)
        const undone = undoCartChange(addListToCart(after, later), { before, after })
        expect(undone).toEqual(
          addListToCart(
            before,
            later.filter((id) => !after.includes(id)),
          ),
        )
      }),
    )
  })
})
