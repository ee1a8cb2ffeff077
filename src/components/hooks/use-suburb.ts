import { useEffect } from 'react'
import type { DeliveryAreaId } from '../../content/terms/travel'
import { findArea, type SuburbTable } from '../../hire/find-area'
import { createStore, createStoredStore, useStore } from '../../lib/browser/store'

/** What the visitor typed as suburb or postcode, for all fields that ask for it. */
const suburbStore = createStoredStore('suburb', (stored) => (typeof stored === 'string' ? stored : ''), '')

/** Null until a field is used. */
const tableStore = createStore<{ table?: SuburbTable } | null>(null)

/** Loads the table of suburbs, unless it is in memory. Does not reject. */
export async function loadSuburbs(): Promise<void> {
  if (tableStore.get()?.table) return
  try {
    const { suburbs } = await import('../../content/terms/suburbs')
    tableStore.set({ table: suburbs })
  } catch {
    tableStore.set({})
  }
}

/** Keeps what the visitor types, and calls `onFound` once it is a place in one area. */
async function changeSuburb(text: string, onFound?: (area: DeliveryAreaId) => void): Promise<void> {
  suburbStore.set(text)
  await loadSuburbs()
  const table = tableStore.get()?.table
  // The visitor may have typed more while the table was loading.
  const found = table && suburbStore.get() === text ? findArea(table, text) : null
  if (found?.status === 'found') onFound?.(found.area)
}

/** The suburb that the visitor typed, and its area once the table of suburbs has loaded. */
export function useSuburb() {
  const text = useStore(suburbStore)
  const loaded = useStore(tableStore)
  const isEmpty = text.trim() === ''

  // The visitor typed it on another page, or before a reload.
  useEffect(() => {
    if (!isEmpty) void loadSuburbs()
  }, [isEmpty])

  return {
    text,
    changeSuburb,
    found: loaded?.table ? findArea(loaded.table, text) : null,
    hasFailed: loaded !== null && !loaded.table && !isEmpty,
  }
}
