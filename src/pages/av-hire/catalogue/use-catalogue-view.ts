import { useNavigate } from 'react-router-dom'
import { useHistoryEntry } from '../../../components/hooks/use-history-entry'
import { useUrlState } from '../../../components/hooks/use-url-state'
import {
  equipmentCategories,
  type EquipmentCategory,
  type EquipmentId,
  findEquipment,
} from '../../../content/equipment'

/** In characters. Each word is compared with every item, so a link with a long text would stop the page. */
export const MAX_QUERY_LENGTH = 60

const DEFAULT_VIEW = {
  query: '',
  category: null as EquipmentCategory | null,
  /** The item whose dialog is open. */
  item: null as EquipmentId | null,
  /** The quote that a link shares, as text that is not checked. See `parseSharedQuote`. */
  sharedQuote: null as string | null,
}
type View = typeof DEFAULT_VIEW

/** An unknown category or item counts as none. */
const parse = (params: URLSearchParams): View => ({
  query: params.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? '',
  category: equipmentCategories.find(({ id }) => id === params.get('category'))?.id ?? null,
  item: findEquipment(params.get('item'))?.id ?? null,
  sharedQuote: params.get('list'),
})

const format = ({ query, category, item, sharedQuote }: View) => ({
  q: query.trim() && query,
  category,
  item,
  list: sharedQuote,
})

/** The catalogue's search, category, open item and shared quote, kept in the URL. */
export function useCatalogueView() {
  const { state: view, update, navigate, flush } = useUrlState({ parse, format })
  const { state: historyState } = useHistoryEntry()
  const goTo = useNavigate()

  function selectCategory(category: EquipmentCategory | null) {
    if (category !== view.category) navigate({ category })
  }

  function closeItem() {
    // Going back removes the entry that opening the item has added to the history.
    if (historyState?.isItemOpenedHere) void goTo(-1)
    else navigate({ item: null }, { replace: true })
  }

  return {
    ...view,
    search: (query: string) => update({ query }),
    /** Updates the URL immediately. */
    flushSearch: flush,
    selectCategory,
    clear: () => navigate(DEFAULT_VIEW),
    openItem: (item: EquipmentId) => navigate({ item }, { state: { isItemOpenedHere: true } }),
    closeItem,
    removeSharedQuote: () => navigate({ sharedQuote: null }, { replace: true }),
  }
}
