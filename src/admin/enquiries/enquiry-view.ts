import { getOptionLabel } from '../../components/enquiry-text'
import { eventTypes } from '../../content/enquiry-options'
import { type EnquiryStatus, enquiryStatuses, type StoredEnquiry } from '../../data/stored-enquiries'
import { findMatches } from '../list/find-matches'
import { formatPage, parsePage } from '../list/pages'

export const statusOptions = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'booked', label: 'Booked' },
  { value: 'closed', label: 'Closed' },
] as const satisfies readonly { value: EnquiryStatus; label: string }[]

type Filters = { search: string; status: EnquiryStatus | '' }

export const noFilters: Filters = { search: '', status: '' }

/** What the list of enquiries shows. The URL has everything that differs from the first page without filters. */
export type EnquiryView = Filters & {
  /** Counted from 1. May be past the last page, because the number of enquiries changes. */
  page: number
}

/** Reads the view from the query of the URL. Ignores unknown values. */
export const parseEnquiryView = (params: URLSearchParams): EnquiryView => ({
  search: params.get('q') ?? '',
  status: enquiryStatuses.find((status) => status === params.get('status')) ?? '',
  page: parsePage(params),
})

/** The parameters of the URL for a view. */
export const formatEnquiryView = ({ search, status, page }: EnquiryView) => ({
  q: search.trim() && search,
  status,
  page: formatPage(page),
})

/**
 * Returns the enquiries that match all filters, in the given order. The one with the id `savedId` is always among them.
 */
export function filterEnquiries(
  enquiries: readonly StoredEnquiry[],
  { search, status }: Filters,
  savedId: string | null,
): StoredEnquiry[] {
  const found = findMatches(enquiries, search, getTexts)
  return enquiries.filter(
    (enquiry) => enquiry.id === savedId || (found.has(enquiry) && (status === '' || enquiry.status === status)),
  )
}

function getTexts({ reference, fields, note }: StoredEnquiry): string[] {
  const { fullName, email, phone, company, eventType, venue, servicesInterested, message } = fields
  const kind = getOptionLabel(eventTypes, eventType)
  return [reference, fullName, email, phone, company, kind, venue, ...servicesInterested, message, note]
}
