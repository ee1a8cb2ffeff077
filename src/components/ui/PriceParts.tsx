import { formatPrice, type Price, withGst } from '../../lib/text/money'

type Props = {
  /** The price of the gear, in AUD excluding GST. */
  price: Price
  crewFrom: number
  trip?: number
  isMinimum?: boolean
}

/** The parts of a total: 'Gear $209 incl. GST ($190+GST), plus crew from $132, plus the trip for $165'. */
export function PriceParts({ price, crewFrom, trip = 0, isMinimum = false }: Props) {
  const others = [
    crewFrom > 0 && `, plus crew from ${formatPrice(withGst(crewFrom))}`,
    trip > 0 && `, plus the trip for ${formatPrice(withGst(trip))}`,
  ]
  return (
    <>
      <span>{`Gear ${formatPrice(withGst(price))} incl. GST`}</span>{' '}
      <WithoutGst price={price} isMinimum={isMinimum} />
      <span>{others.filter(Boolean).join('')}</span>
    </>
  )
}

/** '(From $600+GST)'. */
export function WithoutGst({ price, isMinimum }: { price: Price; isMinimum: boolean }) {
  return (
    <span
      translate="no"
      className="xs:whitespace-nowrap"
    >{`(${isMinimum ? 'From ' : ''}${formatPrice(price)}+GST)`}</span>
  )
}
