type Prefill = {
  subject?: string
  message?: string
  /** YYYY-MM-DD. */
  eventDate?: string | undefined
  /** A value of the form's event types. */
  eventType?: string | undefined
  venue?: string | undefined
  /** The path of the quote or the advice that the visitor has. It reaches the office with the enquiry. */
  link?: string
}

/** Links to the contact page and prefills its form. The page uses the subject only if there is no message. */
export function contactLink({ subject, message, eventDate, eventType, venue, link }: Prefill): `/contact?${string}` {
  const params = [
    subject && `subject=${encodeURIComponent(subject)}`,
    message && `message=${encodeURIComponent(message)}`,
    eventDate && `date=${eventDate}`,
    eventType && `type=${eventType}`,
    venue && `venue=${encodeURIComponent(venue)}`,
    link && `link=${encodeURIComponent(link)}`,
  ]
  return `/contact?${params.filter(Boolean).join('&')}`
}
