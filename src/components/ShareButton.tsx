import { CopyButton } from './CopyButton'
import { useMediaQuery } from './hooks/use-media-query'

type Props = {
  label: string
  /** What is shared. */
  title: string
  url: string
  looksLikeLink?: boolean
  className?: string | undefined
}

/** Passes on a link: with the share sheet of a phone, elsewhere by copying it. */
export function ShareButton({ label, title, url, looksLikeLink, className }: Props) {
  const hasTouch = useMediaQuery('(pointer: coarse)')
  const canShare = hasTouch && typeof navigator.share === 'function'

  async function share(): Promise<boolean> {
    try {
      await navigator.share({ title, url })
      return true
    } catch (error) {
      // The visitor has closed the sheet, or pressed again while it opened.
      return (
        error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
      )
    }
  }

  return (
    <CopyButton
      label={label}
      text={url}
      share={canShare ? share : undefined}
      looksLikeLink={looksLikeLink}
      className={className}
    />
  )
}
