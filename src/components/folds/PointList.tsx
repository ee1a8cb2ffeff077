import type { ReactNode } from 'react'
import { Fold } from './Fold'

type Props = { points: readonly { title: string; text: ReactNode }[] }

/** Titles, each with a text. A phone folds them to the titles. */
export function PointList({ points }: Props) {
  return (
    <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] border-b border-line md:grid-cols-2 md:border-0">
      {points.map(({ title, text }) => (
        <li key={title} className="border-t border-line md:py-3">
          <Fold onlyOnPhone title={<h3 className="text-base leading-snug md:text-card">{title}</h3>}>
            <p className="pb-5">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}
