import { useState } from 'react'
import { useLoaded } from '../../components/hooks/use-loaded'
import { loadFullDays } from '../../data/full-days'
import { setDayFull } from '../../data/stored-full-days'
import { formatLongDate } from '../../lib/dates/dates'
import { type BannerMessage, getNotAllowedMessage } from '../Banner'

export type FullDays = ReturnType<typeof useFullDays>

/** The days that the office has marked as full, and the way to change them. */
export function useFullDays(showBanner: (message: BannerMessage) => void) {
  const { data, hasFailed, reload } = useLoaded(loadFullDays)
  const [busy, setBusy] = useState(false)

  /** Resolves with whether it was changed. */
  async function change(day: string, isFull: boolean): Promise<boolean> {
    setBusy(true)
    const outcome = await setDayFull(day, isFull)
    if (outcome === 'saved') await reload()
    setBusy(false)
    const name = formatLongDate(day)
    if (outcome === 'notAllowed') showBanner({ error: getNotAllowedMessage('full days') })
    else if (outcome === 'failed') showBanner({ error: `${name} isn't changed. Please try again.` })
    else if (isFull)
      showBanner({ success: `${name} is full now. Visitors who choose it are told.` })
    else showBanner({ success: `${name} isn't full any more.` })
    return outcome === 'saved'
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
