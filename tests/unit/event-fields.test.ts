import { describe, expect, it } from 'vitest'
import { emptyFields, toFields, toInput, validateFields } from '../../src/admin/events/event-fields'

const fields = {
  title: 'Dusk by the water',
  description: 'Local bands.',
  image: 'https://images.example/dusk.jpg',
  ticketLink: '',
  category: 'Festival',
  eventDate: '2026-12-14',
} as const

describe('the fields of the event form', () => {
  it('are all required except the ticket link', () => {
    expect(validateFields({ ...emptyFields, description: '   ' })).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      image: 'Image URL is required',
      eventDate: 'Event date is required',
    })
    expect(validateFields(fields)).toEqual({})
  })

  it.each(['poster', 'javascript:alert(1)', '//images.example/a.jpg', 'data:image/png;base64,AA', 'https://'])(
    'refuse %s as an image URL',
    (image) => {
      expect(validateFields({ ...fields, image })).toEqual({
        image: expect.stringMatching(/^Please enter a valid image URL/),
      })
    },
  )

  it.each(['http://images.example/a.jpg', '/sample-events/stage.jpg', ' https://images.example/a.jpg '])(
    'accept %s as an image URL',
    (image) => {
      expect(validateFields({ ...fields, image })).toEqual({})
    },
  )

  it.each(['1999-12-31', '0202-01-01', '20266-01-01', '2026-02-30'])('refuse %s as a date', (eventDate) => {
    expect(validateFields({ ...fields, eventDate })).toEqual({ eventDate: 'Please enter a year from 2000 to 2999' })
  })

  it('are trimmed and active when stored, without an empty ticket link', () => {
    expect(toInput({ ...fields, title: ' Dusk by the water ', ticketLink: ' ' })).toEqual({
      ...fields,
      ticketLink: null,
      isActive: true,
    })
  })

  it('replace values that the form cannot show', () => {
    expect(toFields({ ...fields, ticketLink: null, category: 'Discontinued' })).toEqual({
      ...fields,
      ticketLink: '',
      category: 'Announcement',
    })
  })
})
