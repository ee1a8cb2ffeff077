/** For how many days after a quote its date is kept for the client. Sample data. */
export const HOLD_DAYS = 7
/** The usual deposit. Sample data. */
export const depositPercent = 25
/** The last day to pay a deposit, in days before the services start. */
export const depositDaysBeforeStart = 7
/** The time to request a refund. Day 0 is the day on which the signed quote reaches the company. */
export const refundRequestDays = 7
/** The time to pay a refund. Day 0 is the day of the request or, if the company cancels, of the cancellation. */
export const refundPaymentDays = 7

export const paymentRules = {
  deposit: `The deposit is usually ${depositPercent}% of the total.`,
  /** Sample data. */
  hire: 'A hire without our crew is paid in full before collection or delivery, unless your quote says otherwise.',
  /** Sample data. */
  hireWithCrew:
    'If our crew builds or runs it, you pay as for a service: a deposit, then the balance.',
}
