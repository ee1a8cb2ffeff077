import { useState } from 'react'
import { getServerTime } from '../../data/server-time'

/**
 * Finds out how far this computer's clock is ahead of the server's: today would be refused as a past date if it were a
 * day. `clockLeadMs` is 0 until `checkClock` has asked the server.
 */
export function useClockCheck() {
  const [clockLeadMs, setClockLeadMs] = useState(0)

  async function checkClock() {
    const serverTime = await getServerTime()
    if (serverTime) setClockLeadMs(Math.max(0, Date.now() - serverTime.getTime()))
  }

  return { clockLeadMs, checkClock }
}
