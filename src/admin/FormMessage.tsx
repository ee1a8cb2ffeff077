import { CircleAlert, MailCheck } from 'lucide-react'

type Props = { error: string | null; successMessage?: string | null }

/** The result of sending a form. Screen readers announce only changes of regions that exist already. */
export function FormMessage({ error, successMessage }: Props) {
  return (
    <>
      <div role="alert">
        {error && (
          <p className="mb-5 flex gap-3 rounded-field border border-rose/60 bg-rose/10 px-4 py-3 text-small text-rose-light">
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div role="status">
        {successMessage && (
          <p className="mb-5 flex gap-3 rounded-field border border-teal/60 bg-teal/10 px-4 py-3 text-small text-teal">
            <MailCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span>{successMessage}</span>
          </p>
        )}
      </div>
    </>
  )
}
