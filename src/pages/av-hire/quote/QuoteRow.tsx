import { usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import type { ItemRow } from '../../../booking/price'
import { Stepper } from '../../../components/Stepper'
import { IconButton } from '../../../components/ui/Button'
import { Picture } from '../../../components/ui/Picture'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import type { HirePeriod } from '../../../hire/hire-period'
import { MAX_COUNT } from '../../../hire/quote-count'
import { prefersReducedMotion } from '../../../lib/browser/reduced-motion'
import { formatHirePrice } from '../../../lib/text/money'
import { HirePrice } from '../HirePrice'

type Props = {
  line: ItemRow
  /** The hire days of the price, if there are dates. */
  period: HirePeriod | null
  onCount: (count: number) => void
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One item of the quote. Inside an `AnimatePresence` the row collapses before it is removed. */
export function QuoteRow({
  line: { item, count, price, crewFrom, total },
  period,
  onCount,
  onRemove,
}: Props) {
  const { ref, isPresent } = useCollapse<HTMLLIElement>()

  return (
    <li
      ref={ref}
      inert={!isPresent}
      className="grid items-start gap-x-2.5 border-b border-dashed border-line py-2.5 last:border-b-0 inert:overflow-hidden xs:grid-cols-[3.5rem_1fr] sm:grid-cols-[5rem_1fr] sm:gap-x-4"
    >
      <Picture
        picture={item.image}
        alt=""
        maxWidth={320}
        sizes="80px"
        className="mt-2 aspect-4/3 w-full rounded-field max-xs:hidden"
      />
      <div>
        <div className="flex items-center justify-between gap-2">
          <h3
            translate="no"
            className="font-text text-small leading-tight font-semibold tracking-normal"
          >
            {item.name}
          </h3>
          <IconButton
            label={`Remove ${item.name}`}
            data-remove
            onClick={onRemove}
            className="border-transparent"
          >
            <X aria-hidden />
          </IconButton>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-1">
          <HirePrice
            price={price}
            crewFrom={crewFrom}
            total={total}
            period={period}
            listSaysDuration
            className="flex-1 text-small leading-snug"
          />
          <Stepper
            label={`How many ${item.name}`}
            noun={item.name}
            value={count}
            min={1}
            max={MAX_COUNT}
            onChange={onCount}
          />
        </div>
        {count > 1 && (
          <p className="text-label text-muted">{`${formatHirePrice(item.price24h)} +GST each for ${HIRE_HOURS} hours`}</p>
        )}
        {count === 1 && item.usuallyInPairs && (
          <p className="text-small text-muted">Usually taken in pairs.</p>
        )}
      </div>
    </li>
  )
}

const DURATION_S = 0.2

const COLLAPSED = { height: 0, paddingTop: 0, paddingBottom: 0, opacity: 0 }

/**
 * Collapses a child of `AnimatePresence` before it is removed. Pass `ref` to its element. If the visitor prefers reduced
 * motion, the element is removed immediately. `isPresent` is false while it is animated.
 */
function useCollapse<T extends Element>() {
  const [ref, animate] = useAnimate<T>()
  const [isPresent, safeToRemove] = usePresence()

  const startExit = useEffectEvent(() => {
    if (prefersReducedMotion()) return safeToRemove?.()
    const animation = animate(ref.current, COLLAPSED, { duration: DURATION_S, ease: 'easeIn' })
    void animation.then(() => safeToRemove?.())
    return () => animation.cancel()
  })

  // The cleanup makes the element visible again if it is added back during the animation.
  useEffect(() => (isPresent ? undefined : startExit()), [isPresent])

  return { ref, isPresent }
}
