type Prefill = {
  subject?: string
  message?: string
  /** YYYY-MM-DD. */
  eventDate?: string
}

/** Links to the contact page and prefills its form. The page uses the subject only if there is no message. */
export function contactLink({ subject, message, eventDate }: Prefill): `/contact?${string}` {
  const params = [
    subject && `subject=${encodeURIComponent(subject)}`,
    message && `message=${encodeURIComponent(message)}`,
    eventDate && `date=${eventDate}`,
  ]
  return `/contact?${params.filter(Boolean).join('&')}`
}
