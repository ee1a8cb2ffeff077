import type { ReactNode } from 'react'
import type { AdviceHeadContent } from '../../../advice/advice-text'
import { type CompleteBrief, formatWhere } from '../../../advice/event-brief'
import { Picture } from '../../../components/ui/Picture'
import { PriceTag } from '../../../components/ui/PriceTag'
import { getEventKind } from '../../../content/advice/event-kinds'
import { formatCount } from '../../../lib/text/quantities'
import { example } from './example.data'

type Props = {
  head: AdviceHeadContent
  brief: CompleteBrief
  /** Links below the price. */
  children?: ReactNode
}

/** 'Wedding, 80 guests, indoors' */
export const formatBrief = (brief: CompleteBrief) =>
  `${getEventKind(brief.event).label}, ${formatCount(brief.guests, 'guest')}, ${formatWhere(brief)}`

export function AdviceHead({
  head: { name, addOn, price, description, image },
  brief,
  children,
}: Props) {
  return (
    <div className="flex flex-col">
      <div className="grid gap-3 p-5 sm:p-7">
        <p className="eyebrow">{formatBrief(brief)}</p>
        <h3 className="text-card">
          <span translate="no">{name}</span>
          {addOn && <span className="mt-1 block text-card">{` with the add-on “${addOn}”`}</span>}
        </h3>
        <PriceTag {...price} />
        {children}
        <p>{description}</p>
      </div>
      {/* On a phone below the answer. */}
      <Picture
        picture={image}
        sizes="(min-width: 1320px) 730px, (min-width: 900px) 52vw, 92vw"
        className="aspect-2/1 w-full sm:order-first print:hidden"
      />
    </div>
  )
}

/** An example of an answer, until the visitor has one. Dimmed, and hidden from screen readers and the keyboard. */
export function AdviceExample() {
  return (
    <div
      aria-hidden
      inert
      data-gel={example.gel}
      className="overflow-hidden rounded-card border border-dashed border-edge print:hidden [&_img]:brightness-60 [&_img]:saturate-60"
    >
      <p className="px-5 py-2.5 font-medium text-warm sm:px-7">For example:</p>
      {/* A phone shows its picture, name and price only. */}
      <div className="opacity-80 max-sm:[&_h3~p]:hidden">
        <AdviceHead {...example} />
      </div>
    </div>
  )
}
