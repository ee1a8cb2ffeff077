import { useState } from 'react'
import { seatings } from '../../content/advice/room-rules'
import { parseRoomFields, type RoomFields, roomPlaces } from '../../suitability/room/room-fields'
import { readRoomFields, seatingTexts, splitSides } from '../../suitability/room/room-input'
import { SelectField, TextField } from '../ui/Field'

const placeTexts = {
  indoors: 'indoors',
  marquee: 'in a marquee',
  outdoors: 'outdoors by day',
  'after-dark': 'outdoors after dark',
}

const toOptions = <Value extends string>(values: readonly Value[], texts: Record<Value, string>) =>
  values.map((value) => ({ value, label: texts[value].charAt(0).toUpperCase() + texts[value].slice(1) }))

type Name = keyof ReturnType<typeof readRoomFields>

type Props = {
  fields: RoomFields
  onChange: (fields: RoomFields) => void
  /** Without the guests and the place, which the package adviser asks for. */
  isSizeOnly?: boolean
}

/** The size of the visitor's room, and the guests. Errors appear when a field is left. */
export function RoomFieldset({ fields, onChange, isSizeOnly = false }: Props) {
  const [typing, setTyping] = useState<Name | null>(null)
  const read = readRoomFields(fields)
  const getField = (name: Name) => ({
    value: fields[name],
    error: typing === name ? undefined : read[name].error,
    inputMode: name === 'guests' ? ('numeric' as const) : ('decimal' as const),
    maxLength: 20,
    autoComplete: 'off',
    onFocus: () => setTyping(name),
    onBlur: () => setTyping(null),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...fields, [name]: target.value }),
  })
  /** '12 x 8' in the first field becomes both sides when the visitor leaves it. */
  const length = getField('length')
  const handleLengthBlur = () => {
    length.onBlur()
    const sides = splitSides(fields.length)
    if (sides) onChange({ ...fields, ...sides })
  }
  return (
    <div className={`grid grid-cols-2 gap-x-3 gap-y-4 ${isSizeOnly ? '' : 'sm:grid-cols-4'}`}>
      <TextField label="Length" placeholder="18" {...length} onBlur={handleLengthBlur} />
      <TextField label="Width" placeholder="12" {...getField('width')} />
      {!isSizeOnly && <TextField label="Guests" optional {...getField('guests')} />}
      {(fields.place === 'indoors' || fields.place === 'marquee') && (
        <TextField label="Height" optional {...getField('height')} />
      )}
      {!isSizeOnly && (
        <>
          <SelectField
            label="Seating"
            className="col-span-2"
            options={toOptions(seatings, seatingTexts)}
            value={fields.seating}
            onChange={({ target }) => onChange(parseRoomFields({ ...fields, seating: target.value }))}
          />
          <SelectField
            label="Where"
            className="col-span-2"
            options={toOptions(roomPlaces, placeTexts)}
            value={fields.place}
            onChange={({ target }) => onChange(parseRoomFields({ ...fields, place: target.value }))}
          />
        </>
      )}
    </div>
  )
}
