import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './ui/Button'

const COPIED_MS = 3000

type Props = {
  label: string
  text: string
  /** Tried first. Returns false if the text should be copied instead. */
  share?: (() => Promise<boolean>) | undefined
  looksLikeLink?: boolean | undefined
  className?: string | undefined
}

/** Copies a text. If the browser does not allow that, it shows the text below the button. */
export function CopyButton({ label, text, share, looksLikeLink = false, className = '' }: Props) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)

  useEffect(() => {
    if (result !== 'copied') return undefined
    const timer = setTimeout(() => setResult(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [result])

  async function handleClick() {
    // Screen readers announce the same result again only if it disappears first.
    setResult(null)
    if (await share?.()) return
    try {
      // The clipboard API is missing on pages without HTTPS.
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('refused')
    }
  }

  const Icon = result === 'copied' ? Check : share ? Share2 : Copy
  const content = (
    <>
      <Icon aria-hidden className="size-4" />
      <span>{result === 'copied' ? 'Copied' : label}</span>
    </>
  )
  return (
    <div className={className}>
      {looksLikeLink ? (
        <button
          type="button"
          onClick={() => void handleClick()}
          className="standalone-link gap-2 text-warm"
        >
          {content}
        </button>
      ) : (
        <Button size="small" onClick={() => void handleClick()} className="w-full max-sm:px-3">
          {content}
        </Button>
      )}
      <div role="status">
        {result === 'copied' && <span className="sr-only">Copied</span>}
        {result === 'refused' && (
          <div className="mt-3 text-small">
            <p>Your browser didn't allow copying. Copy this text yourself:</p>
            <p className="mt-2 wrap-anywhere whitespace-pre-line text-warm select-all">{text}</p>
          </div>
        )}
      </div>
    </div>
  )
}
