import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import {
  getDelivery,
  getDeliveryName,
  isVisited,
  listCrewDays,
  mayBeCollected,
  toHireBooking,
  toItemLines,
} from '../../../booking/hire-lines'
import { useSuburb } from '../../../booking/place/use-suburb'
import { getTripPurpose } from '../../../booking/price'
import { FullDayNote } from '../../../components/FullDayNote'
import { SuburbField } from '../../../components/hire/SuburbField'
import { SelectField, TextField } from '../../../components/ui/Field'
import type { Kit } from '../../../content/equipment/kit'
import {
  deliveryAreas,
  type DeliveryAreaId,
  getTripPrice,
  type TripPurpose,
} from '../../../content/terms/travel'
import { describeDayPrice } from '../../../enquiry/day-price'
import {
  describePeriod,
  getClosedNote,
  getDateErrors,
  getNextReturn,
} from '../../../hire/hire-dates'
import type { HireDates, HirePeriod } from '../../../hire/hire-period'
import { parseDelivery } from '../../../hire/quote'
import type { Delivery } from '../../../hire/quote-path'
import { getShortNotice } from '../../../hire/short-notice'
import { formatDateRange, getLastDay } from '../../../lib/dates/dates'
import { formatTotal } from '../../../lib/text/money'
import type { VisitorQuote } from './use-visitor-quote'

type Props = {
  quote: VisitorQuote
  /** The dates of the quote if they have no error. */
  period: HirePeriod | null
  /** YYYY-MM-DD. */
  today: string
}

/** While a year is typed, browsers report no date, or one in the year 2, 20 or 202. */
const isIncomplete = (day: string) => day < '1000'

/**
 * Two dates that the visitor may choose, how many hire days they are, and the delivery. Folded unless something is wrong with
 * the dates.
 */
export function HireDateFields({ quote: { kit, dates, delivery, update }, period, today }: Props) {
  // Only at first, because the visitor opens and closes it.
  const [isOpen] = useState(!period && Boolean(dates.from || dates.to))
  /** The date that is being changed, until its field is left. */
  const [edited, setEdited] = useState<keyof HireDates | null>(null)
  /** The fields that were left when only a part of the date was typed. Their value is empty. */
  const [partial, setPartial] = useState({ from: false, to: false })

  const booking = toHireBooking({ kit, delivery }, period)
  const isCollected = mayBeCollected(booking)
  const isTyping = edited !== null && isIncomplete(dates[edited])
  const dateErrors = isTyping ? {} : getDateErrors(dates, today)
  const getError = (name: keyof HireDates) =>
    partial[name] ? 'Please enter day, month and year.' : dateErrors[name]

  const changeDates = (next: HireDates) => update((current) => ({ ...current, dates: next }))

  /** The return follows the collection, unless the visitor chose another day. */
  function handleFrom(from: string) {
    const isSuggested = !dates.to || dates.to === suggestReturn(dates.from, today)
    changeDates({ from, to: isSuggested ? suggestReturn(from, today) : dates.to })
  }

  function getTitle(): string {
    const name = getDeliveryName(delivery, kit)
    const place = name && `. ${name}`
    if (period) return formatDateRange(period.from, period.to) + place
    if (getError('from') || getError('to')) return 'Check your dates'
    return place ? `Add your dates${place}` : 'Add your dates and delivery'
  }

  const renderField = (
    name: keyof HireDates,
    label: string,
    min: string,
    handleChange: (day: string) => void,
  ) => (
    <TextField
      label={label}
      type="date"
      min={min}
      max={getLastDay(today)}
      value={dates[name]}
      error={getError(name)}
      hint={isIncomplete(dates[name]) ? undefined : getClosedNote(dates[name])}
      onChange={({ target }) => {
        setEdited(name)
        setPartial({ ...partial, [name]: false })
        handleChange(target.value)
      }}
      onBlur={({ target }) => {
        setEdited(null)
        setPartial({ ...partial, [name]: target.validity.badInput })
      }}
    />
  )

  return (
    <div className="border-b border-dashed border-line">
      <details open={isOpen} className="group">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 text-small font-semibold text-warm [&::-webkit-details-marker]:hidden">
          <CalendarDays aria-hidden className="size-5 shrink-0" />
          <span className="grow">{getTitle()}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] gap-x-3 gap-y-4 pt-1 pb-5 sm:gap-x-4">
          {renderField('from', 'Collection or delivery', today, handleFrom)}
          {renderField('to', 'Return', dates.from || today, (to) => changeDates({ ...dates, to }))}
          <p role="status" className="col-span-full text-small empty:absolute">
            {period && describePeriod(period, isCollected)}
          </p>
          <div className="col-span-full">
            <DeliveryField
              delivery={delivery}
              kit={kit}
              onChange={(next) => update((current) => ({ ...current, delivery: next }))}
              onFound={(area) =>
                // The search may answer after the visitor has chosen from the list.
                update((current) =>
                  current.delivery === delivery ? { ...current, delivery: area } : current,
                )
              }
            />
          </div>
        </div>
      </details>
      <FullDayNote
        // A client who collects the gear needs none of our crew, so a full day does not matter.
        hasDays={period !== null && !isCollected}
        isVisited={(day) => isVisited(booking, day)}
      />
      <p role="status" className="text-small text-straw not-empty:pb-4">
        {period &&
          getShortNotice(period.from, today, isCollected ? 'collection' : 'hire', period.to)}
      </p>
      <p role="status" className="text-small text-warm not-empty:pb-4">
        {describeDayPrice(listCrewDays(booking))}
      </p>
    </div>
  )
}

/** The first day after the collection on which the office is open, or '' if the collection is wrong or that day is too late. */
function suggestReturn(from: string, today: string): string {
  const isWrong = !from || getDateErrors({ from, to: from }, today).from
  const next = isWrong ? '' : getNextReturn(from)
  return next > getLastDay(today) ? '' : next
}

type DeliveryFieldProps = {
  delivery: Delivery
  kit: Kit
  onChange: (delivery: Delivery) => void
  /** Called with the area of the typed suburb, or with 'elsewhere' if it is in none. */
  onFound: (area: DeliveryAreaId | 'elsewhere') => void
}

const labels: Record<TripPurpose, string> = {
  gear: 'Delivery and pickup',
  people: "Where's your event?",
}

const hints: Record<TripPurpose, string> = {
  gear: 'Drop-off and pickup with one van, to the ground floor.',
  people: 'One price there and back, whatever we bring.',
}

const listOptions = (purpose: TripPurpose, isUnclear: boolean) => [
  ...(purpose === 'gear' ? [{ value: 'collect', label: "I'll collect it" }] : []),
  ...deliveryAreas.map(({ id, name }) => {
    const price = getTripPrice(id, purpose)
    return { value: id, label: `${name}, ${price > 0 ? formatTotal(price) : 'no extra cost'}` }
  }),
  { value: 'elsewhere', label: isUnclear ? 'Not clear yet' : 'Somewhere else, quoted' },
]

/** Where the items go, and what the trip there and back costs. A suburb finds its area. */
function DeliveryField({ delivery, kit, onChange, onFound }: DeliveryFieldProps) {
  /** How often the visitor chose an area from the list, after which a suburb of another area is not shown. */
  const [choices, setChoices] = useState(0)
  const purpose = getTripPurpose(toItemLines(kit))
  const value = getDelivery(delivery, kit)
  const { place } = useSuburb()
  const isUnclear = value === 'elsewhere' && place?.mayHaveArea === true
  return (
    <div className="grid gap-4">
      <SuburbField key={choices} chosen={value} showsTrip={false} onFound={onFound} />
      <SelectField
        label={labels[purpose]}
        options={listOptions(purpose, isUnclear)}
        placeholder="Not decided yet"
        value={value}
        hint={value === '' || value === 'collect' ? undefined : hints[purpose]}
        onChange={({ target }) => {
          setChoices(choices + 1)
          onChange(parseDelivery(target.value))
        }}
      />
    </div>
  )
}
