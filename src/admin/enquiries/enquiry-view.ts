import type { EnquiryQuery, StoredEnquiry } from '../../data/stored-enquiries'
import { getOptionLabel, statuses } from '../../enquiry/options'
import { formatPage, parsePage } from '../list/pages'

export const noFilters: EnquiryQuery = { search: '', status: '' }

/** The search, filters and page of the list of enquiries. The URL has everything that differs from the first page without filters. */
export type EnquiryView = EnquiryQuery & {
  /** Counted from 1. May be past the last page, because the number of enquiries changes. */
  page: number
}

/** Reads the view from the query of the URL. Ignores unknown values. */
export const parseEnquiryView = (params: URLSearchParams): EnquiryView => ({
  search: params.get('q') ?? '',
  status: statuses.find(({ value }) => value === params.get('status'))?.value ?? '',
  page: parsePage(params),
})

/** The parameters of the URL for a view. */
export const formatEnquiryView = ({ search, status, page }: EnquiryView) => ({
  q: search.trim() && search,
  status,
  page: formatPage(page),
})

/** "It's Booked now, with the note “Deposit paid”." */
export function describeStored({ status, note }: StoredEnquiry): string {
  return `It's ${getOptionLabel(statuses, status)} now, ${note ? `with the note “${note}”` : 'without a note'}.`
}
