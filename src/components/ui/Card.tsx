import type { ReactNode } from 'react'
import type { Gel } from '../../lib/gels'
import type { PictureSource } from '../../lib/pictures'
import { Picture } from './Picture'

type Props = {
  picture: PictureSource
  sizes: string
  gel: Gel
  /** Contains the card's only link or button. Its class `stretch` makes the whole card clickable. */
  title: ReactNode
  /** Small text at the bottom, such as a price. */
  footer?: ReactNode
  children?: ReactNode
}

/** A card with a decorative picture, a title and a text. */
export function Card({ picture, sizes, gel, title, footer, children }: Props) {
  return (
    <article
      data-gel={gel}
      className="group footlight relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard focus-within:border-gel/55 hover:-translate-y-1 hover:border-gel/55 hover:shadow-lit motion-reduce:hover:translate-y-0"
    >
      <div className="aspect-3/2 overflow-hidden bg-plate sm:aspect-4/3">
        <Picture
          picture={picture}
          alt=""
          sizes={sizes}
          className="size-full transition-transform duration-600 ease-standard group-hover:scale-104 motion-reduce:group-hover:scale-100"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3 sm:gap-2.5 sm:p-5">
        <h3 className="text-base leading-tight hyphens-auto sm:text-card">{title}</h3>
        {children}
        {footer && <div className="mt-auto pt-1 text-label text-muted">{footer}</div>}
      </div>
    </article>
  )
}
