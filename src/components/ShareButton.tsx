import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from './CopyButton'
import { useMediaQuery } from './hooks/use-media-query'
import { Button } from './ui/Button'

type Props = { label: string; /** What is shared. */ title: string; url: string }

/** Shares a link: with the system's share sheet on a phone, elsewhere by copying it. */
export function ShareButton({ label, title, url }: Props) {
  const hasTouch = useMediaQuery('(pointer: coarse)')
  const [hasFailed, setHasFailed] = useState(false)

  if (!hasTouch || typeof navigator.share !== 'function') {
    return <CopyButton label={label} text={url} className="has-[textarea]:col-span-full" />
  }

  async function handleShare() {
    setHasFailed(false)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The visitor has closed the share sheet, or it is already open.
      const isHarmless = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
      setHasFailed(!isHarmless)
    }
  }

  return (
    <>
      <Button size="small" onClick={() => void handleShare()} className="max-sm:px-3">
        <Share2 aria-hidden className="size-4" /> <span>{label}</span>
      </Button>
      {/* Sharing has used up the press that browsers require for copying, so another press is needed. */}
      <div role="status" className="order-last col-span-full text-small empty:hidden">
        {hasFailed && (
          <>
            <p className="mb-3">Sharing didn't work on this device. Copy the link instead.</p>
            <CopyButton label="Copy link" text={url} />
          </>
        )}
      </div>
    </>
  )
}
