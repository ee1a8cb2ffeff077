import { useState } from 'react'
import { useLoaded } from '../../components/hooks/use-loaded'
import { loadFullDays, setDayFull } from '../../data/full-days'
import { formatLongDate } from '../../lib/dates/dates'
import type { BannerMessage } from '../Banner'

export type FullDays = ReturnType<typeof useFullDays>

/** The days that the office has marked as full, and the way to change them. */
export function useFullDays(showBanner: (message: BannerMessage) => void) {
  const { data, hasFailed, reload } = useLoaded(loadFullDays)
  const [busy, setBusy] = useState(false)

  async function change(day: string, isFull: boolean) {
    setBusy(true)
    const { ok } = await setDayFull(day, isFull)
    if (ok) await reload()
    setBusy(false)
    const name = formatLongDate(day)
    if (!ok) showBanner({ error: `${name} isn't changed. Please try again.` })
    else if (isFull)
      showBanner({ success: `${name} is full now. Visitors who choose it are told.` })
    else showBanner({ success: `${name} isn't full any more.` })
  }

  return {
    /** YYYY-MM-DD, from today on, the next one first. Null until they are loaded. */
    days: data,
    hasFailed,
    reload,
    busy,
    change,
  }
}
