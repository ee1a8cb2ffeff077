import { formatPrice, getLowestPrice, type Price, withGst } from '../../lib/text/money'
import { WithoutGst } from '../ui/PriceParts'

type Props = {
  /** In AUD excluding GST, with the crew that it needs. */
  total: Price
  hasCrew: boolean
  /** The total that it replaces, the digits of which roll to its own. */
  replaced?: Price | undefined
}

/** The price that the fader changes, as private clients pay it: with GST and with the crew that cannot be refused. */
export function HeadlinePrice({ total, hasCrew, replaced }: Props) {
  const text = formatPrice(withGst(total))
  return (
    <p className="mt-2 flex flex-wrap items-end gap-x-3 text-small text-warm lg:mt-4">
      <span>
        <span className="block">From </span>
        <strong
          translate="no"
          className="font-display text-amount font-extrabold tabular-nums max-xs:text-[18vw]"
        >
          {replaced === undefined ? (
            text
          ) : (
            <RollingDigits text={text} {...compare(total, replaced)} />
          )}
        </strong>
      </span>
      {/* On a phone a price without cents has its note beside it, before and after the late font, because of the margin. */}
      <span className="pb-1 max-lg:text-label phone:max-lg:-mr-2 lg:basis-full">
        <span className="max-lg:block short:inline">
          {hasCrew ? 'incl. GST with crew' : 'incl. GST'}
        </span>{' '}
        <WithoutGst price={total} isMinimum />
      </span>
    </p>
  )
}

const compare = (total: Price, replaced: Price) => ({
  replaced: formatPrice(withGst(replaced)),
  isDearer: getLowestPrice(total) > getLowestPrice(replaced),
})

type RollingProps = { text: string; replaced: string; isDearer: boolean }

/** A price whose changed digits roll in, from below if it is dearer. They are compared from the right, as in a column of sums. */
function RollingDigits({ text, replaced, isDearer }: RollingProps) {
  return (
    <>
      {/* Screen readers would read each digit for itself. */}
      <span className="sr-only">{text}</span>
      <span aria-hidden className="whitespace-nowrap">
        {Array.from(text, (character, index) => {
          const fromRight = text.length - index
          const isSame = character === replaced.at(-fromRight)
          return (
            <span
              key={fromRight}
              className={isSame ? undefined : `rolling-digit ${isDearer ? '' : '[--from:-12px]'}`}
            >
              {character}
            </span>
          )
        })}
      </span>
    </>
  )
}
