import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { SelectField, TextArea, TextField } from '../../components/ui/Field'
import { eventCategories } from '../../data/events'
import { isPast } from '../../lib/dates'
import { Banner } from './Banner'
import { checkFields, type EventFieldErrors, type EventFields, fieldNames } from './event-fields'
import { DateHint, TicketHint } from './EventHints'
import { ImagePreview } from './ImagePreview'
import { type BannerMessage } from './use-banner'

const categoryOptions = eventCategories.map((category) => ({ value: category, label: category }))

type Props = {
  mode: 'create' | 'edit'
  initial: EventFields
  /** Saving brings it back: the form says so. */
  isRetired: boolean
  now: Date
  /** Shown in here, because the page behind a modal can neither be seen well nor be read out. */
  banner: BannerMessage | null
  onChange: (fields: EventFields) => void
  /** Closes the form where the saving succeeds; otherwise it stays open as it is. Never rejects. */
  onSave: (fields: EventFields) => Promise<void>
  /** Lets go of what was typed. */
  onCancel: (fields: EventFields) => void
  /** Escape, the close button, a press beside the form: what was typed is kept. Saving goes on. */
  onClose: () => void
}

export function EventForm({ mode, initial, isRetired, now, banner, onChange, onSave, onCancel, onClose }: Props) {
  const [fields, setFields] = useState(initial)
  const [errors, setErrors] = useState<EventFieldErrors>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const focus = (name: keyof EventFields) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function set<Name extends keyof EventFields>(name: Name, value: EventFields[Name]) {
    const next = { ...fields, [name]: value }
    setFields(next)
    setErrors({ ...errors, [name]: undefined })
    onChange(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkFields(fields)
    setErrors(found)
    const firstInvalid = fieldNames.find((name) => found[name])
    if (firstInvalid) {
      focus(firstInvalid)
      return
    }
    setBusy(true)
    await onSave(fields)
    setBusy(false)
  }

  // A disabled button loses the focus: after a failure the keyboard is back where it was.
  const submitButton = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) submitButton.current?.focus()
    wasBusy.current = busy
  }, [busy])

  const submitLabel = mode === 'create' ? 'Create Event' : 'Update Event'
  const busyLabel = mode === 'create' ? 'Creating...' : 'Updating...'

  return (
    <Dialog title={mode === 'create' ? 'Add New Event' : 'Edit Event'} onClose={onClose}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <div className="grid gap-5 px-6 py-6 sm:grid-cols-2">
          <TextField
            name="title"
            label="Title"
            required
            className="sm:col-span-2"
            value={fields.title}
            error={errors.title}
            onChange={({ target }) => set('title', target.value)}
          />
          <TextArea
            name="description"
            label="Description"
            required
            rows={4}
            className="sm:col-span-2"
            value={fields.description}
            error={errors.description}
            onChange={({ target }) => set('description', target.value)}
          />
          <div className="grid gap-3 sm:col-span-2">
            <TextField
              name="image"
              type="url"
              label="Image URL"
              required
              placeholder="https://"
              value={fields.image}
              error={errors.image}
              onChange={({ target }) => set('image', target.value)}
            />
            <ImagePreview url={fields.image} />
          </div>
          <TextField
            name="ticketLink"
            inputMode="url"
            label="Ticket Link"
            optional
            className="sm:col-span-2"
            value={fields.ticketLink}
            hint={<TicketHint link={fields.ticketLink.trim()} />}
            onChange={({ target }) => set('ticketLink', target.value)}
          />
          <SelectField
            name="category"
            label="Category"
            required
            options={categoryOptions}
            value={fields.category}
            error={errors.category}
            onChange={({ target }) => set('category', target.value as EventFields['category'])}
          />
          <TextField
            name="eventDate"
            type="date"
            label="Event Date"
            required
            value={fields.eventDate}
            error={errors.eventDate}
            hint={<DateHint date={fields.eventDate} now={now} />}
            onChange={({ target }) => set('eventDate', target.value)}
          />
          {isRetired && !isPast(fields.eventDate, now) && (
            <p className="text-small text-muted sm:col-span-2">This event is inactive. Saving makes it active again.</p>
          )}
        </div>
        {/* Stays in view while the fields scroll, so that a failure is seen wherever the form stands. */}
        <div className="sticky bottom-0 border-t border-line bg-raised px-6 py-4">
          <Banner banner={banner} className="*:not-empty:mb-4" />
          <div className="flex flex-wrap justify-end gap-3">
            <Button disabled={busy} onClick={() => onCancel(fields)} className="max-sm:px-4 max-sm:text-small">
              Cancel
            </Button>
            <Button
              ref={submitButton}
              type="submit"
              variant="primary"
              disabled={busy}
              className="max-sm:px-4 max-sm:text-small"
            >
              {busy ? busyLabel : submitLabel}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
