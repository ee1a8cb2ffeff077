import { useState } from 'react'
import { dependsOnDarkness, type EventBrief, parseEventBrief } from '../../../advice/event-brief'
import { NoScript } from '../../../components/fallbacks/NoScript'
import { TextField } from '../../../components/ui/Field'
import { eventKinds } from '../../../content/advice/event-kinds'
import { eventPlaces, eventTimes } from '../../../content/advice/event-places'
import { findEarlyInput } from '../../../lib/browser/early-input'
import { formatNumber, MAX_GUESTS, parseGuests } from '../../../lib/text/quantities'

const useEarlyInput = findEarlyInput('form', '[name=adviser]')

type Props = {
  brief: EventBrief
  onChange: (change: Partial<EventBrief>) => void
  /** Called when the visitor presses Enter or leaves a question. */
  onCommit: () => void
}

export function Questions({ brief, onChange, onCommit }: Props) {
  /** Null until the visitor has typed in the field or left it. */
  const [hasLeftGuests, setHasLeftGuests] = useState<boolean | null>(null)
  // A link may have a number of guests that is not valid.
  const showsGuestsError = hasLeftGuests ?? brief.guests.trim() !== ''
  // An empty field is not an error while another answer is missing.
  const isExpected = brief.guests.trim() !== '' || (brief.event !== null && brief.place !== null)

  useEarlyInput((form) => {
    if (!form) return
    // The form has no files, so every value is a text.
    const values = [...new FormData(form)] as [string, string][]
    // The time is asked for after hydration only.
    const { event, guests, place } = parseEventBrief(new URLSearchParams(values))
    onChange({ ...(event && { event }), ...(place && { place }), ...(guests && { guests }) })
  })

  function leaveGuests() {
    setHasLeftGuests(true)
    onCommit()
  }

  function choose(answer: Partial<EventBrief>) {
    onChange(answer)
    // Safari does not focus an option that is pressed, so the field is not left.
    setHasLeftGuests((hasLeft) => (hasLeft === null ? null : true))
  }

  const guestsError = showsGuestsError && isExpected ? getGuestsError(brief.guests) : undefined

  return (
    <form
      name="adviser"
      // Without JavaScript this method does nothing. The default would reload the page.
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        leaveGuests()
      }}
      className="grid gap-7 rounded-card border border-line bg-raised p-5 sm:p-7 print:hidden"
    >
      <NoScript
        text="These questions need JavaScript. Each package's page says how many guests its tiers suit."
        className="*:mb-0"
      />
      <Choices
        legend="What are you planning?"
        name="event"
        options={eventKinds}
        selected={brief.event}
        onSelect={(event) => choose({ event })}
        onBlur={onCommit}
      />
      <TextField
        label="How many guests?"
        name="guests"
        inputMode="numeric"
        value={brief.guests}
        error={guestsError}
        // The error fills the gap, so that the options below hardly move.
        className={guestsError && '-mb-7'}
        onChange={(event) => {
          setHasLeftGuests(false)
          onChange({ guests: event.target.value })
        }}
        onBlur={leaveGuests}
      />
      <Choices
        legend="Indoors, in a marquee or outdoors?"
        name="place"
        options={eventPlaces}
        selected={brief.place}
        onSelect={(place) => choose({ place })}
        onBlur={onCommit}
      />
      {brief.event && brief.place && dependsOnDarkness(brief.event, brief.place) && (
        <Choices
          legend="By day or after dark?"
          name="time"
          options={eventTimes}
          selected={brief.time ?? 'day'}
          onSelect={(time) => choose({ time })}
          onBlur={onCommit}
        />
      )}
    </form>
  )
}

function getGuestsError(text: string): string | undefined {
  if (parseGuests(text) !== null) return undefined
  return text.trim()
    ? `Please enter a whole number from 1 to ${formatNumber(MAX_GUESTS)}`
    : 'Please enter the number of guests'
}

type ChoicesProps<Id> = {
  legend: string
  name: string
  options: readonly { id: Id; label: string }[]
  selected: Id | null
  onSelect: (id: Id) => void
  onBlur: () => void
}

function Choices<Id extends string>({
  legend,
  name,
  options,
  selected,
  onSelect,
  onBlur,
}: ChoicesProps<Id>) {
  return (
    <fieldset>
      <legend className="mb-3 text-small font-semibold text-warm">{legend}</legend>
      <div className="grid gap-2.5 phone:grid-cols-2">
        {options.map(({ id, label }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reacts to the press before a click
          <label
            key={id}
            // Otherwise a press leaves the field above, whose error moves the option away from the pointer before the click.
            onMouseDown={(event) => event.preventDefault()}
            className="chip min-h-13 rounded-field px-3 py-2 leading-tight phone:last:odd:col-span-2 sm:px-4"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={selected === id}
              onChange={() => onSelect(id)}
              onBlur={onBlur}
              className="size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-control checked:border-5 checked:border-amber"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
