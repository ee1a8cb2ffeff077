import { seatings } from '../../content/advice/room-rules'
import { checkRoom, type Gear, roomKinds, type RoomQuestion } from '../../hire/room/room'
import { type Alternative, describeFixes } from '../../hire/room/room-fixes'
import { type FieldResult, readRoomFields, type RoomFields, toRoomQuestion } from '../../hire/room/room-input'
import { describeRoom, roomNote, verdictText } from '../../hire/room/room-text'
import { useMediaQuery } from '../hooks/use-media-query'
import { SelectField, TextField } from '../ui/Field'
import { RoomSketch } from './RoomSketch'

type Props = {
  fields: RoomFields
  gear: Gear
  alternatives?: readonly Alternative[] | undefined
  onChange: (change: Partial<RoomFields>) => void
  onBlur: () => void
}

const kindLabels = { indoors: 'Indoors', marquee: 'In a marquee', open: 'Outdoors' } as const
const seatingLabels = {
  tables: 'At tables',
  'tables-dancing': 'At tables, with a dance floor',
  rows: 'In rows',
  standing: 'Standing',
  dancing: 'Dancing',
} as const

const kindOptions = roomKinds.map((value) => ({ value, label: kindLabels[value] }))
const seatingOptions = seatings.map((value) => ({ value, label: seatingLabels[value] }))

/** Asks for the room and the guests, and shows whether everything fits. */
export function RoomCheck({ fields, gear, alternatives, onChange, onBlur }: Props) {
  const question = toRoomQuestion(fields, gear)
  const read: Record<'length' | 'width' | 'height' | 'guests', FieldResult> = readRoomFields(fields)
  const getField = (name: keyof typeof read) => ({
    value: fields[name],
    error: read[name].error,
    maxLength: 20,
    autoComplete: 'off',
    onBlur,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  })
  return (
    <section aria-labelledby="room-check" className="border-t border-dashed border-line py-6">
      <h3 id="room-check" className="text-card">
        Does it fit my room?
      </h3>
      <p className="mt-2 text-small">Type its size in metres, or in feet like 40ft.</p>
      <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
        <TextField label="Length" placeholder="16" {...getField('length')} />
        <TextField label="Width" placeholder="8" {...getField('width')} />
        {fields.kind !== 'open' && <TextField label="Height" optional {...getField('height')} />}
        <TextField label="Guests" optional inputMode="numeric" {...getField('guests')} />
        <SelectField
          label="How guests sit or stand"
          className="col-span-2"
          options={seatingOptions}
          onBlur={onBlur}
          value={fields.seating}
          onChange={({ target }) => onChange({ seating: seatings.find((value) => value === target.value) })}
        />
        <SelectField
          label="Where"
          className="col-span-2"
          options={kindOptions}
          onBlur={onBlur}
          value={fields.kind}
          onChange={({ target }) => onChange({ kind: roomKinds.find((value) => value === target.value) })}
        />
      </div>
      <Answer question={question} alternatives={alternatives} />
    </section>
  )
}

type AnswerProps = { question: RoomQuestion | undefined; alternatives?: readonly Alternative[] | undefined }

function Answer({ question, alternatives }: AnswerProps) {
  const isWide = useMediaQuery('(min-width: 720px)')
  const answer = question && checkRoom(question)
  const fixes = question && answer ? describeFixes(question, answer, alternatives) : []
  return (
    <>
      <div role="status">
        {question && answer && (
          <>
            <p className="mt-6 font-display text-block font-extrabold text-warm">{verdictText(answer)}</p>
            <p className="mt-2">{describeRoom(question, answer).join(' ')}</p>
            {fixes.length > 0 && (
              <>
                <p className="mt-4 text-small font-semibold text-warm">What would fit</p>
                <ul className="mt-1 list-disc pl-5 text-small">
                  {fixes.map((fix) => (
                    <li key={fix}>{fix}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
      {question && answer && (
        <>
          <RoomSketch question={question} answer={answer} isWide={isWide} />
          <p className="mt-4 text-small text-muted">{roomNote}</p>
        </>
      )}
    </>
  )
}
