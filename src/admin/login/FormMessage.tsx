import { CircleAlert, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** What came of a form, above its button: an error in the server's words, or good news. */
export function FormMessage({ error, news }: { error: string | null; news?: ReactNode }) {
  return (
    <>
      {/* Both stand there while empty, so that screen readers know them by the time they speak. */}
      <div role="alert">
        {error && (
          <p className="mb-5 flex gap-3 rounded-field border border-rose/60 bg-rose/10 px-4 py-3 text-small text-rose-light">
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div role="status">
        {news && (
          <p className="mb-5 flex gap-3 rounded-field border border-teal/60 bg-teal/10 px-4 py-3 text-small text-teal">
            <MailCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span>{news}</span>
          </p>
        )}
      </div>
    </>
  )
}
