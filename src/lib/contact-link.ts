type Prefill = {
  subject?: string
  message?: string
  /** YYYY-MM-DD. */
  eventDate?: string
  /** The path of the quote or the advice that the visitor has. It reaches the office with the enquiry. */
  link?: string
}

/** Links to the contact page and prefills its form. The page uses the subject only if there is no message. */
export function contactLink({ subject, message, eventDate, link }: Prefill): `/contact?${string}` {
  const params = [
    subject && `subject=${encodeURIComponent(subject)}`,
    message && `message=${encodeURIComponent(message)}`,
    eventDate && `date=${eventDate}`,
    link && `link=${encodeURIComponent(link)}`,
  ]
  return `/contact?${params.filter(Boolean).join('&')}`
}
