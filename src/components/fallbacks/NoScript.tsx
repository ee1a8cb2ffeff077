import { EmailLink } from '../links/ContactLinks'

/**
 * Instructions for visitors without JavaScript. `text` names the missing part, 'This form needs JavaScript.', where it is not the
 * buttons beside it.
 */
export function NoScript({ text, className }: { text?: string; className?: string }) {
  return (
    <noscript className={className}>
      <p className="mb-6 rounded-field border border-edge px-5 py-4 font-medium">
        <span>{text ? `${text} Please email` : 'Without JavaScript, email'}</span>{' '}
        <EmailLink className="underline" />.
      </p>
    </noscript>
  )
}
