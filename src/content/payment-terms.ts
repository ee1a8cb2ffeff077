/** When a deposit is due at the latest, in days before the services start. */
export const depositDaysBeforeStart = 7
/** Counted from the day of purchase: the day on which the signed quote reaches the company. */
export const refundRequestDays = 7
/** Counted from the day on which the refund is requested or falls due. */
export const refundPaymentDays = 7
