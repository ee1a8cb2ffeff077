import { useState } from 'react'
import { eventPlaces } from '../../content/advice/event-places'
import { type Seating, seatings } from '../../content/advice/room-rules'
import { capitalize } from '../../lib/text/capitalize'
import {
  parseRoomFields,
  readRoomFields,
  type RoomFields,
  seatingTexts,
  splitSides,
} from '../../suitability/room/room-input'
import { SelectField, TextField } from '../ui/Field'

const AFTER_DARK = 'after-dark'

const placeOptions = [
  ...eventPlaces.map(({ id, label }) => ({
    value: id,
    label: id === 'outdoors' ? 'Outdoors by day' : label,
  })),
  { value: AFTER_DARK, label: 'Outdoors after dark' },
]

type Name = keyof ReturnType<typeof readRoomFields>

type Props = {
  fields: RoomFields
  onChange: (fields: RoomFields) => void
  /** The guests do that unless the visitor says otherwise. Without it only the size is asked for. */
  usualSeating?: Seating
}

/** The size of the visitor's room, and the guests. Errors appear when a field is left. */
export function RoomFieldset({ fields, onChange, usualSeating }: Props) {
  const [typing, setTyping] = useState<Name | null>(null)
  const read = readRoomFields(fields)
  const getField = (name: Name) => ({
    value: fields[name],
    error: typing === name ? undefined : read[name].error,
    inputMode: name === 'guests' ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    onFocus: () => setTyping(name),
    onBlur: () => setTyping(null),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...fields, [name]: target.value }),
  })
  /** '12 x 8' in the first field becomes both sides when the visitor leaves it. */
  const length = getField('length')
  const handleLengthBlur = () => {
    length.onBlur()
    const sides = splitSides(fields.length)
    if (sides) onChange({ ...fields, ...sides })
  }
  return (
    <div className={`grid grid-cols-2 gap-x-3 gap-y-4 ${usualSeating ? 'sm:grid-cols-4' : ''}`}>
      <TextField label="Length" placeholder="18" {...length} onBlur={handleLengthBlur} />
      <TextField label="Width" placeholder="12" {...getField('width')} />
      {usualSeating && <TextField label="Guests" optional {...getField('guests')} />}
      {fields.place !== 'outdoors' && <TextField label="Height" optional {...getField('height')} />}
      {usualSeating && (
        <>
          <SelectField
            label="Seating"
            className="col-span-2"
            options={seatings.map((value) => ({ value, label: capitalize(seatingTexts[value]) }))}
            value={fields.seating ?? usualSeating}
            onChange={({ target }) =>
              onChange(parseRoomFields({ ...fields, seating: target.value }))
            }
          />
          <SelectField
            label="Where"
            className="col-span-2"
            options={placeOptions}
            value={fields.place === 'outdoors' && fields.isAfterDark ? AFTER_DARK : fields.place}
            onChange={({ target: { value } }) => {
              const isAfterDark = value === AFTER_DARK
              onChange(
                parseRoomFields({
                  ...fields,
                  place: isAfterDark ? 'outdoors' : value,
                  isAfterDark,
                }),
              )
            }}
          />
        </>
      )}
    </div>
  )
}
