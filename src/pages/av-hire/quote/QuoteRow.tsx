import { usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { Minus, Plus, X } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../../../components/ui/Button'
import { Picture } from '../../../components/ui/Picture'
import { StepButton } from '../../../components/ui/StepButton'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import type { HirePeriod } from '../../../hire/hire-dates'
import type { PricedItem } from '../../../hire/kit-totals'
import { MAX_COUNT } from '../../../hire/quote'
import { prefersReducedMotion } from '../../../lib/browser/reduced-motion'
import { formatHirePrice } from '../../../lib/text/money'
import { HirePrice } from '../HirePrice'

type Props = {
  line: PricedItem
  /** The hire days of the price, if there are dates. */
  period: HirePeriod | null
  onCount: (count: number) => void
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One item of the quote. Inside an `AnimatePresence` the row collapses before it is removed. */
export function QuoteRow({ line: { item, count, price, crewFrom }, period, onCount, onRemove }: Props) {
  const { ref, isPresent } = useCollapse<HTMLLIElement>()
  const stepper = useRef<HTMLDivElement>(null)

  function handlePair() {
    // The button that has the focus is removed.
    stepper.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    onCount(2)
  }

  return (
    <li
      ref={ref}
      inert={!isPresent}
      className="grid grid-cols-[3.5rem_1fr] items-start gap-x-2.5 border-b border-dashed border-line py-2.5 last:border-b-0 inert:overflow-hidden sm:grid-cols-[5rem_1fr] sm:gap-x-4"
    >
      <Picture
        picture={item.image}
        alt=""
        maxWidth={320}
        sizes="80px"
        className="mt-2 aspect-4/3 w-full rounded-field"
      />
      <div>
        <div className="flex items-center justify-between gap-2">
          <h3 translate="no" className="font-text text-small leading-tight font-semibold tracking-normal">
            {item.name}
          </h3>
          <IconButton label={`Remove ${item.name}`} data-remove onClick={onRemove} className="border-transparent">
            <X aria-hidden />
          </IconButton>
        </div>
        <div ref={stepper} className="flex flex-wrap items-center justify-between gap-x-1">
          <HirePrice price={price} crewFrom={crewFrom} period={period} className="flex-1 text-small leading-snug" />
          <CountStepper name={item.name} count={count} onChange={onCount} />
        </div>
        {count > 1 && (
          <p className="text-label text-muted">{`${formatHirePrice(item.price24h)} +GST each for ${HIRE_HOURS} hours`}</p>
        )}
        {count === 1 && item.usuallyInPairs && (
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-muted">
            Usually taken in pairs.
            <button
              type="button"
              onClick={handlePair}
              className="min-h-touch font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
            >
              Make it two <span className="sr-only">{`(${item.name})`}</span>
            </button>
          </p>
        )}
      </div>
    </li>
  )
}

type CountStepperProps = { name: string; count: number; onChange: (count: number) => void }

/** A field for how many of an item the quote has, between two buttons that change it by one. */
function CountStepper({ name, count, onChange }: CountStepperProps) {
  /** The typed text, until the field is left. */
  const [typed, setTyped] = useState<string | null>(null)
  const [message, setMessage] = useState('')

  function handleType(text: string) {
    const allowed = text.replace(/[^\d.,]/g, '')
    // NaN for '1.5', which would otherwise become 15 with its next digit. It, an empty field and a zero change nothing.
    const number = /\D/.test(allowed) ? NaN : Number(allowed)
    const count = Math.min(number, MAX_COUNT)
    setTyped(count > 0 ? String(count) : allowed)
    setMessage(getMessage(allowed, number))
    if (count > 0) onChange(count)
  }

  function handleBlur() {
    setTyped(null)
    setMessage('')
  }

  return (
    <div role="group" aria-label={`How many ${name}`} className="flex flex-wrap items-center">
      <StepButton label={`One less ${name}`} disabled={count <= 1} onClick={() => onChange(count - 1)}>
        <Minus aria-hidden />
      </StepButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Number of ${name}`}
        value={typed ?? count}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => handleType(target.value)}
        onBlur={handleBlur}
        className="h-touch w-touch rounded-field bg-transparent text-center font-mono text-base text-warm tabular-nums"
      />
      <StepButton label={`One more ${name}`} disabled={count >= MAX_COUNT} onClick={() => onChange(count + 1)}>
        <Plus aria-hidden />
      </StepButton>
      {/* Screen readers do not announce a field that the buttons change. */}
      <output className="sr-only">{count}</output>
      <p role="status" className="basis-full text-label text-straw empty:hidden">
        {message}
      </p>
    </div>
  )
}

function getMessage(text: string, number: number): string {
  if (number > MAX_COUNT) return `At most ${MAX_COUNT} of each.`
  return text === '' || number > 0 ? '' : `Please enter a whole number from 1 to ${MAX_COUNT}.`
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
