import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../../components/use-hydrated'
import { type Answers, formatAnswers, parseAnswers, parseGuests } from '../../../plan/answers'

/** The answers as the form shows them: the number of guests as typed. */
export type FormAnswers = Omit<Answers, 'guests'> & { guests: string }

/** The delay between the last change and the update of the URL. Browsers limit how often a page may update it. */
const DEBOUNCE_MS = 250

const NO_PARAMS = new URLSearchParams()

/**
 * The answers in the form, and those in the URL, which follow. The URL survives a reload and can be sent to others.
 * Updates replace the history entry, so that Back leaves the page.
 */
export function useAnswers() {
  const isHydrated = useHydrated()
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [params, setParams] = useSearchParams()
  const answers = parseAnswers(isHydrated ? params : NO_PARAMS)
  /** What the visitor has changed since the page was opened. */
  const [changes, setChanges] = useState<Partial<FormAnswers>>({})
  const form: FormAnswers = { ...answers, guests: String(answers.guests ?? ''), ...changes }
  const next = formatAnswers({ ...form, guests: parseGuests(form.guests) }, params)
  const isPending = isHydrated && next.toString() !== formatAnswers(answers, params).toString()

  // Another navigation, such as a link to this page, shows the answers of its URL.
  const lastKey = useRef(key)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (key !== lastKey.current && navigationType !== NavigationType.Replace) setChanges({})
    lastKey.current = key
  }, [key, navigationType])

  /** Updates the URL immediately. */
  function commit() {
    if (isPending) setParams(next, { replace: true, state: { keepScroll: true } })
  }
  const handleTimeout = useEffectEvent(commit)
  useEffect(() => {
    const timer = setTimeout(handleTimeout, DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change starts the delay again
  }, [changes])

  return {
    /** The answers in the URL. */
    answers,
    form,
    /** Whether the URL does not have the answers of the form yet. */
    isPending,
    change: (change: Partial<FormAnswers>) => setChanges((current) => ({ ...current, ...change })),
    commit,
  }
}
