import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getFieldErrors, parseFields, requiredText, text } from '../../src/lib/form-schema'

const schema = v.object({
  name: v.pipe(requiredText('Name is required'), v.minLength(3, 'Name is too short')),
  note: text,
})

/** Values as they may be stored in a browser: other types, missing fields, unknown fields. */
const anyStored = fc.oneof(
  fc.record({ name: fc.anything(), note: fc.anything(), other: fc.anything() }, { requiredKeys: [] }),
  fc.anything(),
)

describe('parseFields', () => {
  it('returns every field, and nothing else', () => {
    expect(parseFields(schema, { name: 'Ada', note: 'Hello', other: 1 })).toEqual({ name: 'Ada', note: 'Hello' })
    expect(parseFields(schema, { name: 7 })).toEqual({ name: '', note: '' })
  })

  it.each([null, 'Ada', [['name', 'Ada']]])('returns an empty form for %j', (stored) => {
    expect(parseFields(schema, stored)).toEqual({ name: '', note: '' })
  })

  it('returns a text for each field of any value', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const fields = parseFields(schema, stored)
        expect(Object.entries(fields).map(([name, value]) => [name, typeof value])).toEqual([
          ['name', 'string'],
          ['note', 'string'],
        ])
        expect(parseFields(schema, fields)).toEqual(fields)
      }),
    )
  })
})

describe('getFieldErrors', () => {
  it('returns the first message of each invalid field', () => {
    expect(getFieldErrors(schema, { name: '', note: '' })).toEqual({ name: 'Name is required' })
    expect(getFieldErrors(schema, { name: 'Al', note: '' })).toEqual({ name: 'Name is too short' })
    expect(getFieldErrors(schema, { name: 'Ada', note: '' })).toEqual({})
  })

  it('finds a required text missing if it has no visible character', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(' ', '\n', '\u00a0', 'a') }),
    )
    fc.assert(
      fc.property(anyText, (name) => {
        const isMissing = getFieldErrors(schema, { name, note: '' }).name === 'Name is required'
        expect(isMissing).toBe(name.trim() === '')
      }),
    )
  })
})
