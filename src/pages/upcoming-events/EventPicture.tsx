import { useState } from 'react'
import { isImageUrl } from '../../lib/links'

/**
 * The picture of a stored event, from any host. Shows the title on a tinted surface if there is no picture, or if its
 * address is not safe. Hidden from screen readers, because only the heading below says what is in it.
 */
export function EventPicture({ src, title }: { src: string; title: string }) {
  const [isMissing, setIsMissing] = useState(!isImageUrl(src))

  if (isMissing) {
    return (
      <div aria-hidden className="flex aspect-4/3 items-end bg-night bg-linear-to-br from-gel/45 to-transparent p-5">
        <span className="line-clamp-3 font-display text-card font-extrabold wrap-anywhere text-warm">{title}</span>
      </div>
    )
  }
  return (
    <img
      src={src}
      alt=""
      width={604}
      height={453}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsMissing(true)}
      className="aspect-4/3 w-full bg-plate object-cover"
    />
  )
}
