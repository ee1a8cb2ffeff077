import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Enquiry, isSameEnquiry, toPayload } from './enquiry'
import { clearAttempt, isInterrupted } from './enquiry-attempt'
import {
  addTypedFields,
  applyPrefill,
  clearDraft,
  type Draft,
  emptyDraft,
  getPrefill,
  getTypedFields,
  isDirty,
  isDraftEvent,
  mergeDrafts,
  mergeTypedFields,
  readDraft,
  saveDraft,
} from './enquiry-draft'

/** How the draft came to be what it is, if not by typing. */
export type DraftOrigin = 'restored' | 'interrupted' | 'removed-elsewhere' | null

/** The draft of the enquiry form. It is shared with other tabs, and stored until it is sent or discarded. */
export function useDraft(formRef: RefObject<HTMLFormElement | null>) {
  const location = useLocation()
  const [draft, setDraft] = useState(emptyDraft)
  const [origin, setOrigin] = useState<DraftOrigin>(null)
  const [isKept, setIsKept] = useState(true)
  /** The stored draft as this tab last read or wrote it. */
  const storedDraft = useRef(emptyDraft)

  /** Takes over what another tab, or a delivery, changed in the stored draft. */
  const adopt = useCallback((stored: Draft) => {
    const base = storedDraft.current
    storedDraft.current = stored
    setDraft((mine) => mergeDrafts(base, mine, stored))
  }, [])

  // In effects, because the prerendered HTML contains neither the stored draft nor the prefill. In layout effects, because
  // the form may be submitted right after hydration (see page-loader.ts).
  useLayoutEffect(() => {
    addTypedFields()
    const stored = readDraft()
    storedDraft.current = stored
    // The visitor may have typed before this code was loaded.
    // oxlint-disable-next-line react/set-state-in-effect
    setDraft(formRef.current ? mergeTypedFields(stored, getTypedFields(formRef.current)) : stored)
    if (isDirty(stored)) setOrigin(isInterrupted(toPayload(stored.enquiry)) ? 'interrupted' : 'restored')
  }, [formRef])

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    setDraft((current) => applyPrefill(current, getPrefill(location.search)))
  }, [location])

  useEffect(() => {
    // Not loaded yet, or nothing to store.
    if (draft === emptyDraft) return
    const stored = readDraft()
    if (isSameDraft(stored, storedDraft.current)) {
      setIsKept(saveDraft(draft))
      storedDraft.current = readDraft()
    } else {
      adopt(stored)
    }
  }, [draft, adopt])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    function refresh() {
      const stored = readDraft()
      if (isSameDraft(stored, storedDraft.current)) return
      if (!isDirty(stored)) setOrigin('removed-elsewhere')
      adopt(stored)
    }
    window.addEventListener('storage', (event) => isDraftEvent(event) && refresh(), { signal })
    // A page that the browser keeps for the Back button gets no `storage` events.
    window.addEventListener('pageshow', refresh, { signal })
    return () => controller.abort()
  }, [adopt])

  return {
    draft,
    origin,
    /** Whether the browser can store the draft. If not, it is kept until the page is closed. */
    isKept,
    updateDraft: (update: (enquiry: Enquiry) => Enquiry) => {
      setOrigin(null)
      setDraft((current) => ({ ...current, enquiry: update(current.enquiry) }))
    },
    /** Shows the draft as it is stored. */
    resetDraft: useCallback(() => {
      storedDraft.current = readDraft()
      setDraft(storedDraft.current)
      setOrigin(null)
    }, []),
    discardDraft: () => {
      clearDraft()
      clearAttempt()
      storedDraft.current = emptyDraft
      setDraft(emptyDraft)
      setOrigin(null)
    },
  }
}

const isSameDraft = (a: Draft, b: Draft) => a.prefill === b.prefill && isSameEnquiry(a.enquiry, b.enquiry)
