import { describe, expect, it } from 'vitest'
import {
  emptyFields,
  toFields,
  toInput,
  validateFields,
} from '../../../src/admin/events/form/event-fields'

const fields = {
  title: 'Dusk by the water',
  description: 'Local bands.',
  image: 'https://images.example/dusk.jpg',
  imageAlt: '',
  ticketLink: '',
  category: 'Festival',
  eventDate: '2026-12-14',
} as const

describe('the fields of the event form', () => {
  it('are all required except the picture description and the ticket link', () => {
    expect(validateFields({ ...emptyFields, description: '   ' })).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      image: 'Image URL is required',
      eventDate: 'Event date is required',
    })
    expect(validateFields(fields)).toEqual({})
  })

  it('refuse an image URL that visitors would not see', () => {
    expect(validateFields({ ...fields, image: ' /sample-events/stage.jpg ' })).toEqual({})
    expect(validateFields({ ...fields, image: 'poster' })).toEqual({
      image: expect.stringMatching(/^Please enter a valid image URL/),
    })
  })

  it.each(['1999-12-31', '0202-01-01', '20266-01-01', '2026-02-30'])(
    'refuse %s as a date',
    (eventDate) => {
      expect(validateFields({ ...fields, eventDate })).toEqual({
        eventDate: 'Please enter a year from 2000 to 2999',
      })
    },
  )

  it.each([
    ['title', 200, 'Please shorten this to 200 characters. It has 201.'],
    ['ticketLink', 2048, 'Please shorten this to 2,048 characters. It has 2,049.'],
  ])('limit the %s to %i characters', (name, max, message) => {
    const longest = `/${'x'.repeat(max - 1)}`
    expect(validateFields({ ...fields, [name]: longest })).toEqual({})
    expect(validateFields({ ...fields, [name]: `${longest}x` })).toEqual({ [name]: message })
  })

  it('are trimmed and active when stored, without an empty ticket link', () => {
    expect(
      toInput({
        ...fields,
        title: ' Dusk by the water ',
        description: ' Local bands. ',
        image: ` ${fields.image} `,
        imageAlt: ' Crowd ',
        ticketLink: ' ',
      }),
    ).toEqual({
      ...fields,
      imageAlt: 'Crowd',
      ticketLink: null,
      isActive: true,
    })
  })

  it('are stored without characters that the database refuses', () => {
    const typed = { ...fields, title: 'Dusk\0 by the water', description: '\ud83dLocal bands.' }
    expect(toInput(typed)).toMatchObject({ title: fields.title, description: fields.description })
  })

  it('replace values that the form cannot show', () => {
    expect(toFields({ ...fields, ticketLink: null, category: 'Discontinued' })).toEqual({
      ...fields,
      ticketLink: '',
      category: 'Announcement',
    })
  })
})
