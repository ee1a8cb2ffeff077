import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getFieldErrors, parseFields, requiredText, text } from '../../src/lib/form-schema'

const schema = v.object({
  name: v.pipe(requiredText('Name is required'), v.minLength(3, 'Name is too short')),
  note: text,
})

describe('parseFields', () => {
  it('returns every field, and nothing else', () => {
    expect(parseFields(schema, { name: 'Ada', note: 'Hello', other: 1 })).toEqual({ name: 'Ada', note: 'Hello' })
    expect(parseFields(schema, { name: 7 })).toEqual({ name: '', note: '' })
  })

  it.each([null, 'Ada', [['name', 'Ada']]])('returns an empty form for %j', (stored) => {
    expect(parseFields(schema, stored)).toEqual({ name: '', note: '' })
  })
})

describe('getFieldErrors', () => {
  it('returns the first message of each invalid field', () => {
    expect(getFieldErrors(schema, { name: '', note: '' })).toEqual({ name: 'Name is required' })
    expect(getFieldErrors(schema, { name: 'Al', note: '' })).toEqual({ name: 'Name is too short' })
    expect(getFieldErrors(schema, { name: 'Ada', note: '' })).toEqual({})
  })
})
