import { useLoaded, withItem } from '../../components/hooks/use-loaded'
import { useUrlState } from '../../components/hooks/use-url-state'
import {
  type EnquiryList,
  type EnquiryFilters,
  findDeletedEnquiries,
  loadEnquiries,
  type StoredEnquiry,
} from '../../data/enquiries'
import { getOverdueBefore } from '../../enquiry/answer-by'
import { cleanText } from '../../enquiry/clean-text'
import { statuses } from '../../enquiry/options'
import { isValidDate } from '../../lib/dates/dates'
import { type StatusDraft, statusDrafts } from './EnquiryStatusForm'

/** The page of enquiries that the URL names. */
export function useEnquiries(userId: string) {
  const {
    state: view,
    isPending,
    update,
    navigate,
  } = useUrlState({ parse: parseEnquiryView, format: formatEnquiryView })
  const { page, ...filters } = view
  const query = { ...filters, search: cleanText(filters.search) }
  const key = JSON.stringify([query, page])
  const { data, latestData, hasFailed, reload, changeData } = useLoaded<{
    list: EnquiryList | null
    deletedDrafts: readonly StatusDraft[]
  }>(
    async () => {
      const overdueBefore = getOverdueBefore(new Date())
      const result = await loadEnquiries({ filters: query, page, overdueBefore })
      if (!result.ok) return result
      const deletedDrafts = result.data ? await findDeletedDrafts(userId, result.data) : []
      return { ok: true, data: { list: result.data, deletedDrafts } }
    },
    // Waits for a pause in typing.
    isPending ? null : key,
  )

  return {
    view,
    isFiltered: Object.values(query).some(Boolean),
    /** The page with its counts. Null until it is loaded. */
    list: data?.list ?? null,
    /** The counts of all enquiries, whatever the filters. */
    counts: latestData?.list ?? null,
    /** What was typed on enquiries that somebody else has deleted. */
    deletedDrafts: latestData?.deletedDrafts ?? [],
    isPendingApproval: latestData !== null && latestData.list === null,
    hasFailed,
    reload,
    showSaved: (enquiry: StoredEnquiry) =>
      changeData(({ list, ...others }) => ({
        ...others,
        list: list && { ...list, items: [...withItem(list.items, enquiry)] },
      })),
    changeView: (changes: Partial<EnquiryView>) => navigate({ page: 1, ...changes }),
    /** Changes what is typed, of which each letter or digit would otherwise be a step of the history. */
    typeView: (changes: Partial<EnquiryView>) => update({ page: 1, ...changes }),
  }
}

/** An enquiry that is not listed may be on another page or not match the filters, so this asks the database. */
async function findDeletedDrafts(userId: string, { items }: EnquiryList) {
  const drafts = statusDrafts
    .readAll(userId)
    .filter((draft) => items.every(({ id }) => id !== draft.id))
  if (drafts.length === 0) return []
  const deleted = await findDeletedEnquiries(drafts.map(({ id }) => id))
  return deleted.ok ? drafts.filter(({ id }) => deleted.data.includes(id)) : []
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

/** The enquiries whose email to the office failed, or may have failed. */
export const deliveries = [
  { value: 'refused', label: 'Not emailed' },
  { value: 'unknown', label: 'Not confirmed' },
] as const

/** The search, filters and page of the list of enquiries. The URL has everything that differs from the first page without filters. */
export type EnquiryView = EnquiryFilters & {
  /** Counted from 1. May be past the last page, because the number of enquiries changes. */
  page: number
}

/** The parameters of the URL for the filters. */
const filterParams: Record<keyof EnquiryFilters, string> = {
  search: 'q',
  status: 'status',
  delivery: 'email',
  eventDate: 'date',
}

/** Reads the view from the query of the URL. Ignores unknown values. */
function parseEnquiryView(query: URLSearchParams): EnquiryView {
  const read = (name: keyof EnquiryFilters) => query.get(filterParams[name]) ?? ''
  const page = query.get('page') ?? ''
  return {
    search: read('search'),
    status: statuses.find(({ value }) => value === read('status'))?.value ?? '',
    delivery: deliveries.find(({ value }) => value === read('delivery'))?.value ?? '',
    eventDate: isValidDate(read('eventDate')) ? read('eventDate') : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

function formatEnquiryView({ page, ...filters }: EnquiryView): Record<string, string> {
  const names = Object.keys(filterParams) as (keyof EnquiryFilters)[]
  return {
    ...Object.fromEntries(
      names.map((name) => [filterParams[name], filters[name].trim() && filters[name]]),
    ),
    page: page > 1 ? String(page) : '',
  }
}
