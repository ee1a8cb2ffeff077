import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from './CopyButton'
import { useMediaQuery } from './hooks/use-media-query'
import { Button } from './ui/Button'

type Props = { label: string; /** What is shared. */ title: string; url: string; className?: string | undefined }

/** Passes on a link: with the share sheet of a phone, elsewhere by copying it. */
export function ShareButton({ label, title, url, className }: Props) {
  const hasTouch = useMediaQuery('(pointer: coarse)')
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed || !hasTouch || typeof navigator.share !== 'function') {
    return <CopyButton label={label} text={url} className={className} />
  }

  async function handleShare() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      setHasFailed(!isClosed)
    }
  }

  return (
    <Button size="small" onClick={() => void handleShare()} className="max-sm:px-3">
      <Share2 aria-hidden className="size-4" /> <span>{label}</span>
    </Button>
  )
}
