import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

/**
 * The message for an account that is not on the list of admins. If its session has ended instead, the login screen replaces
 * it.
 */
export const getNotAllowedMessage = (what: string) =>
  `Your account isn't approved to change ${what}.`

export type BannerMessage = { error?: string | null; success?: string | null }

/** Shows and announces the result of an action. Screen readers announce only changes of regions that exist already. */
export function Banner({ error, success, className }: BannerMessage & { className: string }) {
  return (
    <div className={className}>
      <div role="status">
        {success && (
          <Message className="bg-teal text-teal-ink">
            <CircleCheck aria-hidden />
            <span>{success}</span>
          </Message>
        )}
      </div>
      <div role="alert">
        {error && (
          <Message className="bg-rose text-night">
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </Message>
        )}
      </div>
    </div>
  )
}

function Message({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={`pointer-events-auto flex items-center gap-3 rounded-field px-5 py-3.5 font-semibold [&>svg]:size-5 [&>svg]:shrink-0 ${className}`}
    >
      {children}
    </p>
  )
}

const BANNER_DURATION_MS = 5000

/** A message that disappears after 5 seconds. A new object, even with the same text, restarts the time. */
export function useBanner() {
  const [banner, showBanner] = useState<BannerMessage | null>(null)
  useEffect(() => {
    if (!banner) return undefined
    const timer = setTimeout(() => showBanner(null), BANNER_DURATION_MS)
    return () => clearTimeout(timer)
  }, [banner])
  return { banner, showBanner }
}
