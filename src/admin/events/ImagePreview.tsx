import { useEffect, useState } from 'react'
import { isImageUrl } from './event-fields'

const TYPING_PAUSE_MS = 300

/** A small look at the picture behind an address. Gone where there is nothing to see. */
export function ImagePreview({ url }: { url: string }) {
  const src = useSettled(url.trim())
  if (!isImageUrl(src)) return null
  return <Preview key={src} src={src} />
}

function Preview({ src }: { src: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <img
      src={src}
      alt="Preview"
      onError={() => setFailed(true)}
      className="h-32 w-56 max-w-full rounded-field border border-line bg-plate object-cover"
    />
  )
}

/** The value once it has stopped changing, so that typing an address does not ask for every beginning of it. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
