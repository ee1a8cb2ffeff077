/** Links to the contact page and prefills its message field. The page uses the subject only if there is no message. */
export function contactLink({ subject, message }: { subject?: string; message?: string }): `/contact?${string}` {
  const params = [
    subject && `subject=${encodeURIComponent(subject)}`,
    message && `message=${encodeURIComponent(message)}`,
  ]
  return `/contact?${params.filter(Boolean).join('&')}`
}
