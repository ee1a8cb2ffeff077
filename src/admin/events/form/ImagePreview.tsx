import { useState } from 'react'
import { isImageUrl } from '../../../lib/links'
import { useDebouncedUrl } from './use-debounced-url'

/** Shows the image of a URL. Shows nothing if the URL is incomplete or the image fails to load. */
export function ImagePreview({ url }: { url: string }) {
  const src = useDebouncedUrl(url.trim())
  if (!isImageUrl(src)) return null
  // The key resets the failure when the URL changes.
  return <Preview key={src} src={src} />
}

function Preview({ src }: { src: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  return (
    <img
      src={src}
      alt="Preview"
      onError={() => setHasFailed(true)}
      className="h-32 w-56 max-w-full rounded-field border border-line bg-plate object-cover"
    />
  )
}
