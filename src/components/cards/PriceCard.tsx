import type { ComponentProps, ReactNode } from 'react'
import { PriceTag } from '../ui/PriceTag'
import { RowCard } from './RowCard'

/** What the card is on a phone. */
const layouts = {
  card: {
    layout: 'always a card',
    columns: '',
    pictureClass: 'aspect-3/2 sm:aspect-4/3',
    words: 'py-3',
  },
  row: {
    layout: 'row on a phone',
    columns: 'grid-cols-[min(6.5rem,33vw)_1fr]',
    pictureClass: 'sm:aspect-4/3',
    words: 'py-2',
  },
  /** A row that is as wide as two cards. */
  halves: {
    layout: 'row on a phone',
    columns: 'grid-cols-2',
    pictureClass: 'aspect-3/2 sm:aspect-4/3',
    words: 'py-3',
  },
} as const

type Props = Pick<ComponentProps<typeof RowCard>, 'picture' | 'sizes' | 'gel'> & {
  onPhone?: keyof typeof layouts
  /** Contains the card's only link or button. Its class `stretch` makes the whole card clickable. */
  title: ReactNode
  className?: string
  price: ComponentProps<typeof PriceTag>
  children?: ReactNode
}

/** A card with a decorative picture, a title, perhaps a text, and a price. */
export function PriceCard({
  onPhone = 'card',
  title,
  className = '',
  price,
  children,
  ...card
}: Props) {
  const { layout, columns, pictureClass, words } = layouts[onPhone]
  return (
    <RowCard
      {...card}
      layout={layout}
      className={`footlight-on-hover isolate hover:-translate-y-1 motion-reduce:hover:translate-y-0 ${columns}`}
      pictureClass={pictureClass}
    >
      <div className={`flex flex-1 flex-col gap-2 px-3 sm:gap-2.5 sm:p-5 ${words}`}>
        <h3 className="text-base leading-tight hyphens-auto sm:text-card">{title}</h3>
        {children && <p className={`text-small ${className}`}>{children}</p>}
        <PriceTag {...price} className="mt-auto pt-1 text-label text-warm sm:text-small" />
      </div>
    </RowCard>
  )
}
