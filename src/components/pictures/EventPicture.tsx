import { useState } from 'react'
import { isImageUrl } from '../../lib/links'

type Props = {
  src: string
  /** Empty if the picture has no description. It is then hidden from screen readers, because the title is below it. */
  alt: string
  title: string
}

/**
 * The picture of a stored event, from any host. Shows its description, or the title, on a tinted surface if there is no
 * picture, or if its address is not safe.
 */
export function EventPicture({ src, alt, title }: Props) {
  const [isMissing, setIsMissing] = useState(!isImageUrl(src))

  if (isMissing) {
    return (
      <div
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className="flex aspect-4/3 items-end bg-night bg-linear-to-br from-gel/45 to-transparent p-5"
      >
        <span className="line-clamp-3 font-display text-card font-extrabold wrap-anywhere text-warm">
          {alt || title}
        </span>
      </div>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
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
