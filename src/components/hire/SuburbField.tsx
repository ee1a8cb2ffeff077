import { useRef, useState } from 'react'
import { toDelivery } from '../../booking/place/place'
import { useSuburb } from '../../booking/place/use-suburb'
import type { DeliveryAreaId, TripPurpose } from '../../content/terms/travel'
import type { Delivery } from '../../hire/quote-path'
import { findEarlyInput } from '../../lib/browser/early-input'
import { Fold } from '../folds/Fold'
import { PageLink } from '../links/PageLink'
import { TextField } from '../ui/Field'

const useEarlyInput = findEarlyInput('input', '[name=suburb]')

type Props = {
  /** Undefined if it is not known. */
  purpose?: TripPurpose | undefined
  /** The area that is chosen beside the field. A suburb of another area is not shown until the visitor types it here. */
  chosen?: Delivery
  /** False where the page says what the trip costs somewhere else. */
  showsTrip?: boolean
  /** Called with the area of the typed suburb, or with 'elsewhere' if it is in none. */
  onFound?: (area: DeliveryAreaId | 'elsewhere') => void
}

/** A field for a suburb or a postcode that answers with the price of the trip. All fields show the same suburb. */
export function SuburbField({ purpose, chosen, showsTrip = true, onFound }: Props) {
  const suburb = useSuburb()
  const { search, place } = suburb
  const input = useRef<HTMLDivElement>(null)
  const [isTyped, setIsTyped] = useState(false)
  const isShown = chosen === undefined || isTyped || (place && toDelivery(place) === chosen)
  const text = isShown ? suburb.text : ''
  const found = isShown ? suburb.found : undefined
  const options = found?.options ?? []

  function handleChange(value: string) {
    setIsTyped(true)
    void suburb.changeSuburb(value, onFound)
  }

  useEarlyInput((early) => {
    if (early?.value && early.value !== text) void suburb.changeSuburb(early.value, onFound)
  })

  return (
    <div ref={input} className="print:hidden noscript:hidden">
      <TextField
        label="Your suburb or postcode"
        name="suburb"
        // Browsers ignore 'off' for an address. Their own suggestion is then a suburb.
        autoComplete="address-level2"
        value={text}
        hint={
          suburb.isLinked && isShown
            ? 'From the link you opened. Type yours to see your price.'
            : undefined
        }
        onFocus={() => void suburb.load()}
        onChange={({ target }) => handleChange(target.value)}
      />
      <div role="status" className="text-small wrap-anywhere">
        {found?.place.isKnown && showsTrip && (
          <p className="mt-2 text-warm">{search?.answerSuburb(found.place, purpose)}</p>
        )}
        {found && !found.place.isKnown && options.length === 0 && (
          <p className="mt-2 text-straw">{search?.describeUnknown(found.place)}</p>
        )}
        {options.length > 0 && (
          <>
            <p className="mt-2">
              Which one is it? If it's none of these, type its name and postcode.
            </p>
            <ul className="flex flex-wrap gap-x-4">
              {options.map(({ name, postcode }) => (
                <li key={name + postcode}>
                  <button
                    type="button"
                    onClick={() => {
                      // The button that has the focus is removed.
                      input.current?.querySelector('input')?.focus()
                      handleChange(`${name} ${postcode}`)
                    }}
                    className="min-h-touch text-small font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
                  >
                    {`${name} ${postcode}`}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {suburb.hasFailed && isShown && (
          <p className="mt-2 text-straw">
            The list of suburbs couldn't be loaded.{' '}
            <PageLink to="/guides/delivery-areas" className="underline underline-offset-4">
              See the price of each area
            </PageLink>
          </p>
        )}
      </div>
    </div>
  )
}

type PriceProps = { purpose?: TripPurpose | undefined; className: string }

/** A card with the field for the visitor's suburb, which answers with the price of the trip. */
export function SuburbPrice({ purpose, className }: PriceProps) {
  return (
    <div
      className={`rounded-card border border-line bg-raised p-5 text-soft print:hidden noscript:hidden ${className}`}
    >
      <SuburbField purpose={purpose} />
    </div>
  )
}

/** The same card, folded. */
export function SuburbFold({
  purpose,
  headingLevel = 3,
  className,
}: PriceProps & { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <Fold
      title={<Heading className="text-base">Delivery price</Heading>}
      className={`border-y border-line print:hidden noscript:hidden ${className}`}
    >
      <SuburbPrice purpose={purpose} className="mb-4" />
    </Fold>
  )
}
