import { useRef } from 'react'
import { useUrlState } from '../../components/hooks/use-url-state'
import { type EnquiryList, type EnquiryQuery, loadEnquiries, type StoredEnquiry } from '../../data/stored-enquiries'
import { getOptionLabel, statuses } from '../../enquiry/options'
import { countPages, formatPage, PAGE_SIZE, parsePage } from '../list/pages'
import { useLoaded, withItem } from '../use-loaded'

export type Enquiries = ReturnType<typeof useEnquiries>

/** The page of enquiries that the URL names. */
export function useEnquiries() {
  const {
    state: view,
    isPending,
    update,
    navigate,
  } = useUrlState({ parse: parseEnquiryView, format: formatEnquiryView })
  const query = { search: view.search.trim(), status: view.status }
  const key = JSON.stringify([query, view.page])
  /** The enquiry that was saved last stays visible until the filters change, although it may not match them. */
  const savedId = useRef<string | null>(null)
  const { data, hasFailed, reload, changeData } = useLoaded<{
    key: string
    query: typeof query
    list: EnquiryList | null
  }>(
    async () => {
      const result = await loadEnquiries(query, view.page, PAGE_SIZE, savedId.current)
      return result.ok ? { ok: true, data: { key, query, list: result.data } } : result
    },
    // Waits for a pause in typing.
    isPending ? null : key,
  )
  // What was loaded for other filters is shown only until the load for these has failed.
  const shown = hasFailed && data?.key !== key ? null : data

  function changeView(changes: Partial<EnquiryView>, apply = navigate) {
    savedId.current = null
    apply({ page: 1, ...changes })
  }

  return {
    view,
    /** The list with its counts. Null until it is loaded. */
    stored: shown?.list ?? null,
    /** The filters of `stored`. */
    query: shown?.query ?? null,
    isPendingApproval: data !== null && data.list === null,
    list: shown?.list ? toPage(shown.list) : null,
    hasFailed,
    reload,
    showSaved: (enquiry: StoredEnquiry) => {
      savedId.current = enquiry.id
      changeData(({ list, ...rest }) => ({
        ...rest,
        list: list && { ...list, enquiries: [...withItem(list.enquiries, enquiry)] },
      }))
    },
    changeView,
    /** Changes the search while it is typed. */
    changeSearch: (search: string) => changeView({ search }, update),
  }
}

const toPage = ({ enquiries, start, listedCount, total }: EnquiryList) => ({
  items: enquiries,
  start,
  page: start / PAGE_SIZE + 1,
  pageCount: countPages(listedCount),
  matchCount: listedCount,
  total,
})

export const noFilters: EnquiryQuery = { search: '', status: '' }

/** The search, filters and page of the list of enquiries. The URL has everything that differs from the first page without filters. */
export type EnquiryView = EnquiryQuery & {
  /** Counted from 1. May be past the last page, because the number of enquiries changes. */
  page: number
}

/** Reads the view from the query of the URL. Ignores unknown values. */
const parseEnquiryView = (params: URLSearchParams): EnquiryView => ({
  search: params.get('q') ?? '',
  status: statuses.find(({ value }) => value === params.get('status'))?.value ?? '',
  page: parsePage(params),
})

/** The parameters of the URL for a view. */
const formatEnquiryView = ({ search, status, page }: EnquiryView) => ({
  q: search.trim() && search,
  status,
  page: formatPage(page),
})

/** "It's Booked now, with the note “Deposit paid”." */
export function describeStored({ status, note }: StoredEnquiry): string {
  return `It's ${getOptionLabel(statuses, status)} now, ${note ? `with the note “${note}”` : 'without a note'}.`
}
