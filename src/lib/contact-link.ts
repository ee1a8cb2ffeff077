/** The contact page's address with its form prefilled. A message wins over a subject there. */
export function contactLink({ subject, message }: { subject?: string; message?: string }): `/contact?${string}` {
  const query = [
    subject && `subject=${encodeURIComponent(subject)}`,
    message && `message=${encodeURIComponent(message)}`,
  ]
  return `/contact?${query.filter(Boolean).join('&')}`
}
