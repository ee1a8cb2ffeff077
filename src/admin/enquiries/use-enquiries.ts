import { useUrlState } from '../../components/hooks/use-url-state'
import {
  type EnquiryList,
  type EnquiryQuery,
  loadEnquiries,
  type StoredEnquiry,
} from '../../data/enquiries'
import { getOverdueBefore } from '../../enquiry/answer-by'
import { statuses } from '../../enquiry/options'
import { isValidDate } from '../../lib/dates/dates'
import { useLoaded, withItem } from '../use-loaded'

/** The page of enquiries that the URL names. */
export function useEnquiries() {
  const {
    state: view,
    isPending,
    update,
    navigate,
  } = useUrlState({ parse: parseEnquiryView, format: formatEnquiryView })
  const { page, ...filters } = view
  const query = { ...filters, search: filters.search.trim() }
  const key = JSON.stringify([query, page])
  const { data, latestData, hasFailed, reload, changeData } = useLoaded<{
    list: EnquiryList | null
  }>(
    async () => {
      const result = await loadEnquiries({
        ...query,
        page,
        overdueBefore: getOverdueBefore(new Date()),
      })
      return result.ok ? { ok: true, data: { list: result.data } } : result
    },
    // Waits for a pause in typing.
    isPending ? null : key,
  )

  return {
    view,
    isFiltered: JSON.stringify(query) !== JSON.stringify(noFilters),
    /** The page with its counts. Null until it is loaded. */
    list: data?.list ?? null,
    /** The counts of all enquiries, whatever the filters. */
    counts: latestData?.list ?? null,
    isPendingApproval: latestData !== null && latestData.list === null,
    hasFailed,
    reload,
    showSaved: (enquiry: StoredEnquiry) =>
      changeData(({ list }) => ({
        list: list && { ...list, items: [...withItem(list.items, enquiry)] },
      })),
    changeView: (changes: Partial<EnquiryView>) => navigate({ page: 1, ...changes }),
    /** Changes the search while it is typed. */
    changeSearch: (search: string) => update({ page: 1, search }),
  }
}

/** The id of the enquiry that is open, in the URL. Separate from the filters, because it does not change what is loaded. */
export function useOpenEnquiry() {
  const { state, navigate } = useUrlState({ parse: parseOpen, format: formatOpen })
  return {
    open: state.open,
    /** Opens an enquiry and closes the one that was open. Closes it if it is open. */
    toggle: (id: string) => navigate({ open: id === state.open ? '' : id }, { replace: true }),
  }
}

const parseOpen = (params: URLSearchParams) => ({ open: params.get('open') ?? '' })
const formatOpen = ({ open }: { open: string }) => ({ open })

export const noFilters: EnquiryQuery = { search: '', status: '', delivery: '', eventDate: '' }

/** The enquiries whose email to the office failed, or may have failed. */
export const deliveries = [
  { value: 'refused', label: 'Not emailed' },
  { value: 'unknown', label: 'Not confirmed' },
] as const

/** The search, filters and page of the list of enquiries. The URL has everything that differs from the first page without filters. */
export type EnquiryView = EnquiryQuery & {
  /** Counted from 1. May be past the last page, because the number of enquiries changes. */
  page: number
}

/** Reads the view from the query of the URL. Ignores unknown values. */
const parseEnquiryView = (params: URLSearchParams): EnquiryView => ({
  search: params.get('q') ?? '',
  status: statuses.find(({ value }) => value === params.get('status'))?.value ?? '',
  delivery: deliveries.find(({ value }) => value === params.get('email'))?.value ?? '',
  eventDate: isValidDate(params.get('date') ?? '') ? (params.get('date') ?? '') : '',
  page: /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
})

/** The parameters of the URL for a view. */
const formatEnquiryView = ({ search, status, delivery, eventDate, page }: EnquiryView) => ({
  q: search.trim() && search,
  status,
  email: delivery,
  date: eventDate,
  page: page > 1 ? String(page) : '',
})
