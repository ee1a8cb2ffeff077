/** An option of a select field: the value that is sent or stored, and the label that is shown. */
export type Option<Value extends string = string> = { value: Value; label: string }

export const eventTypes = [
  { value: 'wedding', label: 'Wedding' },
  { value: 'corporate', label: 'Corporate event' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'anniversary', label: 'Anniversary' },
  { value: 'engagement', label: 'Engagement' },
  { value: 'conference', label: 'Conference' },
  { value: 'product-launch', label: 'Product launch' },
  { value: 'charity', label: 'Charity event' },
  { value: 'school', label: 'School event' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Option[]

export type EventType = (typeof eventTypes)[number]['value']

/** `upTo` is in AUD including GST. */
export const budgets = [
  { value: 'under-1000', label: 'Under $1,000', upTo: 1000 },
  { value: '1000-2500', label: '$1,000 to $2,500', upTo: 2500 },
  { value: '2500-5000', label: '$2,500 to $5,000', upTo: 5000 },
  { value: '5000-10000', label: '$5,000 to $10,000', upTo: 10_000 },
  { value: '10000-20000', label: '$10,000 to $20,000', upTo: 20_000 },
  { value: 'over-20000', label: 'Over $20,000', upTo: Infinity },
  { value: 'discuss', label: "Let's discuss it", upTo: 0 },
] as const satisfies readonly (Option & { upTo: number })[]

export const servicesInterested = [
  'DJ Services',
  'Live Entertainment',
  'Sound System',
  'Lighting',
  'Photography',
  'Videography',
  'Event Production',
  'AV Equipment Hire',
  'Karaoke',
  'Event Consultation',
] as const

export type ServiceInterested = (typeof servicesInterested)[number]

/** How far the office is with an enquiry. */
export const statuses = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'booked', label: 'Booked' },
  { value: 'closed', label: 'Closed' },
] as const satisfies readonly Option[]

export type EnquiryStatus = (typeof statuses)[number]['value']

/** The label of a value. Options that are no longer offered have no other label. */
export const getOptionLabel = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value
