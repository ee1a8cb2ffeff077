import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '../../../components/CopyButton'
import { useMediaQuery } from '../../../components/hooks/use-media-query'
import { Button } from '../../../components/ui/Button'

type Props = { url: string }

/** Shares a link to the visitor's quote: with the system's share sheet on a phone, elsewhere by copying it. */
export function ShareButton({ url }: Props) {
  const hasTouch = useMediaQuery('(pointer: coarse)')
  const [hasFailed, setHasFailed] = useState(false)

  if (!hasTouch || typeof navigator.share !== 'function') {
    return <CopyButton label="Share quote" text={url} className="has-[textarea]:col-span-full" />
  }

  async function handleShare() {
    setHasFailed(false)
    try {
      await navigator.share({ title: 'AV hire quote', url })
    } catch (error) {
      // The visitor has closed the share sheet, or it is already open.
      const isHarmless = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
      setHasFailed(!isHarmless)
    }
  }

  return (
    <>
      <Button size="small" onClick={() => void handleShare()} className="max-sm:px-3">
        <Share2 aria-hidden className="size-4" /> Share quote
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
