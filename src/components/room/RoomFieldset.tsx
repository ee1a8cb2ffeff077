import { useState } from 'react'
import { eventPlaces } from '../../content/advice/event-kinds'
import { seatings } from '../../content/advice/room-rules'
import { readRoomFields, type RoomFields } from '../../suitability/room/room-input'
import { splitSides } from '../../suitability/room/room-input'
import { SelectField, TextField } from '../ui/Field'

const seatingLabels = {
  tables: 'At tables',
  'tables-dancing': 'At tables, with a dance floor',
  rows: 'In rows',
  standing: 'Standing',
  dancing: 'Dancing',
} as const

const placeOptions = eventPlaces.map(({ id, label }) => ({ value: id, label }))
const seatingOptions = seatings.map((value) => ({ value, label: seatingLabels[value] }))

type Name = keyof ReturnType<typeof readRoomFields>

type Props = {
  fields: RoomFields
  onChange: (fields: RoomFields) => void
  /** Without the guests and the place, which the package adviser asks for itself. */
  isSizeOnly?: boolean
}

/** The size of the visitor's room, and the guests. Errors appear when a field is left. */
export function RoomFieldset({ fields, onChange, isSizeOnly = false }: Props) {
  const [typing, setTyping] = useState<Name | null>(null)
  const read: Record<Name, { error?: string }> = readRoomFields(fields)
  const getField = (name: Name) => ({
    value: fields[name],
    error: typing === name ? undefined : read[name].error,
    inputMode: name === 'guests' ? ('numeric' as const) : ('decimal' as const),
    maxLength: 20,
    autoComplete: 'off',
    onBlur: () => setTyping(null),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyping(name)
      onChange({ ...fields, ...((name === 'length' && splitSides(target.value)) || { [name]: target.value }) })
    },
  })
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
      <TextField label="Length" placeholder="18" {...getField('length')} />
      <TextField label="Width" placeholder="12" {...getField('width')} />
      {!isSizeOnly && <TextField label="Guests" optional {...getField('guests')} />}
      {fields.place !== 'outdoors' && <TextField label="Height" optional {...getField('height')} />}
      {!isSizeOnly && (
        <>
          <SelectField
            label="Seating"
            className="col-span-2"
            options={seatingOptions}
            value={fields.seating}
            onChange={({ target }) =>
              onChange({ ...fields, seating: seatings.find((value) => value === target.value) ?? fields.seating })
            }
          />
          <SelectField
            label="Where"
            className="col-span-2"
            options={placeOptions}
            value={fields.place}
            onChange={({ target }) =>
              onChange({ ...fields, place: eventPlaces.find(({ id }) => id === target.value)?.id ?? fields.place })
            }
          />
        </>
      )}
    </div>
  )
}
