import { useRef, useState } from 'react'
import { getServerTime } from '../../data/server-time'

/**
 * Finds out whether this computer's clock is ahead of the server's: today would then be refused as a past date.
 * `correct` returns the server's time for a time of this computer, once `checkClock` has asked the server.
 */
export function useCheckedClock() {
  const isChecked = useRef(false)
  const [leadMs, setLeadMs] = useState(0)

  async function checkClock() {
    if (isChecked.current) return
    isChecked.current = true
    const serverTime = await getServerTime()
    if (serverTime) setLeadMs(Math.max(0, Date.now() - serverTime.getTime()))
    else isChecked.current = false
  }

  return { checkClock, correct: (time: Date) => new Date(time.getTime() - leadMs) }
}
