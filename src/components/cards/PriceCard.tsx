import type { ComponentProps, ReactNode } from 'react'
import type { Gel } from '../../lib/gels'
import type { PictureSource } from '../../lib/pictures'
import { Picture } from '../ui/Picture'
import { PriceTag } from '../ui/PriceTag'

type Props = {
  picture: PictureSource
  sizes: string
  gel: Gel
  /** Contains the card's only link or button. Its class `stretch` makes the whole card clickable. */
  title: ReactNode
  className?: string
  price: ComponentProps<typeof PriceTag>
  children: ReactNode
}

/** A card with a decorative picture, a title, a text and a price. */
export function PriceCard({ picture, sizes, gel, title, className = '', price, children }: Props) {
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
        <p className={`text-small ${className}`}>{children}</p>
        <PriceTag {...price} className="mt-auto pt-1 text-label text-warm sm:text-small" />
      </div>
    </article>
  )
}
