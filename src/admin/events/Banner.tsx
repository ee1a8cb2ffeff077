import { CircleAlert, CircleCheck } from 'lucide-react'
import { type BannerMessage } from './use-banner'

/**
 * Shows the banner, green or red, and reads it out. The two regions stand there while they are empty, because
 * screen readers only listen to those that they have met before.
 */
export function Banner({ banner, className = '' }: { banner: BannerMessage | null; className?: string }) {
  return (
    <div className={className}>
      <div role="status">{banner?.tone === 'success' && <Plate {...banner} />}</div>
      <div role="alert">{banner?.tone === 'error' && <Plate {...banner} />}</div>
    </div>
  )
}

function Plate({ tone, text }: BannerMessage) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  return (
    <p
      className={`pointer-events-auto flex items-center gap-3 rounded-field px-5 py-3.5 font-semibold ${
        tone === 'success' ? 'bg-teal text-teal-ink' : 'bg-rose text-night'
      }`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  )
}
