import type { ReactNode } from 'react'
import { Picture } from '../../../components/ui/Picture'
import { PriceTag } from '../../../components/ui/PriceTag'
import { getEventKind } from '../../../content/advice/event-kinds'
import type { Kit } from '../../../content/equipment/kit'
import { getPackage, type Package } from '../../../content/packages'
import { formatKitItem, getItems } from '../../../hire/kit-totals'
import { formatCount } from '../../../lib/text/quantities'
import { getAdvice, type TierAdvice } from '../../../packages/advice'
import { type CompleteBrief, formatWhere } from '../../../packages/event-brief'
import { formatTierHours } from '../../../packages/tier-prices'

type Props = {
  advice: TierAdvice
  brief: CompleteBrief
  pkg: Package
  /** Links below the price. */ children?: ReactNode
}

/** 'Wedding, 80 guests, indoors' */
export const formatBrief = (brief: CompleteBrief) =>
  `${getEventKind(brief.event).label}, ${formatCount(brief.guests, 'guest')}, ${formatWhere(brief)}`

export function AdviceHead({ advice: { tier, addOn, crewFrom, image, kit }, brief, pkg, children }: Props) {
  return (
    <div className="flex flex-col">
      <div className="grid gap-3 p-5 sm:p-7">
        <p className="eyebrow">{formatBrief(brief)}</p>
        <h3 className="text-block">
          <span translate="no">{tier.name}</span>
          {addOn && <span className="mt-1 block text-card">{` with the add-on “${addOn.text}”`}</span>}
        </h3>
        <PriceTag price={tier.price} buys={formatTierHours(pkg)} crewFrom={crewFrom} withParts />
        {children}
        <p>{tier.description}</p>
        <GearRow kit={kit} />
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

export function GearRow({ kit }: { kit: Kit }) {
  if (kit.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {getItems(kit).map(({ item, count }) => (
        <li key={item.id} className="w-24 text-small leading-tight">
          <Picture
            picture={item.image}
            alt=""
            maxWidth={320}
            sizes="96px"
            className="mb-1.5 aspect-4/3 w-full rounded-field print:hidden"
          />
          <span>{formatKitItem({ id: item.id, count })}</span>
        </li>
      ))}
    </ul>
  )
}

const exampleBrief: CompleteBrief = { event: 'wedding', guests: 80, place: 'indoors' }

/** An example of an answer, until the visitor has one. Dimmed, and hidden from screen readers and the keyboard. */
export function AdviceExample() {
  const pkg = getPackage(getEventKind(exampleBrief.event).slug)
  const advice = getAdvice(exampleBrief, pkg)
  if (!('tier' in advice)) return null
  return (
    <div
      aria-hidden
      inert
      data-gel={pkg.gel}
      className="overflow-hidden rounded-card border border-dashed border-edge print:hidden [&_img]:brightness-60 [&_img]:saturate-60"
    >
      <p className="px-5 py-2.5 font-medium text-warm sm:px-7">For example:</p>
      {/* A phone shows its picture, name and price only. */}
      <div className="opacity-80 max-sm:[&_h3~p]:hidden max-sm:[&_ul]:hidden">
        <AdviceHead advice={advice} brief={exampleBrief} pkg={pkg} />
      </div>
    </div>
  )
}
