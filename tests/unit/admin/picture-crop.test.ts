import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCrop, getCentre, getOutputSize, toPixels } from '../../../src/admin/events/picture/crop'

const side = fc.integer({ min: 1, max: 20_000 })
const picture = fc.record({ width: side, height: side })
const part = fc.double({ min: 0.2, max: 1, noNaN: true })
const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) })

describe('the crop of a picture', () => {
  it('has the shape of a card and lies inside the picture', () => {
    fc.assert(
      fc.property(picture, part, point, (size, partOfLargest, centre) => {
        const crop = createCrop(size, partOfLargest, centre)
        const { width, height } = toPixels(crop, size)
        expect(width / height).toBeCloseTo(4 / 3)
        for (const [start, length] of [
          [crop.x, crop.width],
          [crop.y, crop.height],
        ] as const) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(start + length).toBeLessThanOrEqual(100 + 1e-9)
        }
      }),
    )
  })

  it('is as wide or as high as the picture at its largest, in the middle', () => {
    fc.assert(
      fc.property(picture, (size) => {
        const crop = createCrop(size)
        expect(Math.max(crop.width, crop.height)).toBeCloseTo(100)
        expect(getCentre(crop).x).toBeCloseTo(50)
        expect(getCentre(crop).y).toBeCloseTo(50)
      }),
    )
  })

  it.each([
    ['a photo', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }],
    ['an upright photo', { width: 3024, height: 4032 }, { width: 1600, height: 1200 }],
    ['a small picture', { width: 300, height: 300 }, { width: 300, height: 225 }],
    ['a single pixel', { width: 1, height: 1 }, { width: 1, height: 1 }],
  ])('is uploaded at 1600 pixels or fewer: %s', (_, size, output) => {
    expect(getOutputSize(createCrop(size), size)).toEqual(output)
  })
})
