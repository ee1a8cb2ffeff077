import type { ReactNode } from 'react'
import type { Gel } from '../../lib/gels'
import type { PictureSource } from '../../lib/pictures'
import { Picture } from './Picture'

type Props = {
  picture: PictureSource
  sizes: string
  gel: Gel
  /** Holds the card's one link or button, which takes the class `stretch` so that the whole card can be pressed. */
  title: ReactNode
  /** The small line at the card's foot: a price, a place. */
  foot?: ReactNode
  children?: ReactNode
}

/** A picture, a name and a line, lit at the foot in its gel. The picture says nothing that the words do not. */
export function Card({ picture, sizes, gel, title, foot, children }: Props) {
  return (
    <article
      data-gel={gel}
      className="group footlight relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard focus-within:border-gel/55 hover:-translate-y-1 hover:border-gel/55 hover:shadow-lit motion-reduce:hover:translate-y-0"
    >
      <div className="aspect-4/3 overflow-hidden bg-plate">
        <Picture
          picture={picture}
          alt=""
          sizes={sizes}
          className="size-full transition-transform duration-600 ease-standard group-hover:scale-104 motion-reduce:group-hover:scale-100"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-3.5 sm:p-5">
        <h3 className="text-base leading-tight hyphens-auto sm:text-card">{title}</h3>
        {children}
        {foot && <div className="mt-auto pt-2 font-mono text-spec text-muted">{foot}</div>}
      </div>
    </article>
  )
}
