/** A line of the message. Text that the visitor typed may be above it. */
const LINE = /^\[Changes enquiry (ENQ-[A-Z0-9]{4}-[A-Z0-9]{2})\](?:\n+|$)/m

/** The message of an enquiry that changes the one with this reference, and no earlier one. */
export const nameChangedEnquiry = (message: string, reference: string): string =>
  `[Changes enquiry ${reference}]\n\n${message.replace(LINE, '').trim()}`

/** The reference of the enquiry that one with this message changes. Anybody can write it. */
export const findChangedEnquiry = (message: string): string | undefined => LINE.exec(message)?.[1]
