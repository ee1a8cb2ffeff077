import { company } from '../content/company'
import { getOpenStatus } from '../lib/dates/opening-hours'

const [office, onCall] = company.phones

/** The number to call at `now` with gear on hire: the office's while it is open, otherwise the one answered at any hour. */
export const getHirePhone = (now: Date): (typeof company.phones)[number] =>
  getOpenStatus(company, now).open ? office : onCall
