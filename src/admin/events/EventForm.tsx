import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { SelectField, TextArea, TextField } from '../../components/ui/Field'
import { useSubmit } from '../../components/use-submit'
import { isPast } from '../../lib/dates'
import { Banner } from './Banner'
import { ConflictNotice } from './ConflictNotice'
import { categoryOptions } from './event-categories'
import type { Conflict } from './event-changes'
import type { BaseEvent } from './event-draft'
import { type EventFieldName, type EventFields, fieldLabels, validateFields } from './event-fields'
import { DateHint, getCounter, PictureDescriptionHint, TicketHint } from './EventHints'
import { ImagePreview } from './ImagePreview'
import { PictureChooser } from './picture/PictureChooser'
import type { BannerMessage } from './use-banner'

type Props = {
  mode: 'create' | 'edit'
  initialFields: EventFields
  /** The stored event is inactive. Saving makes it active. */
  isInactive: boolean
  conflict: Conflict | null
  now: Date
  /** Shown in the form, because a modal dialog hides the page from screen readers. */
  banner: BannerMessage | null
  onChange: (fields: EventFields) => void
  /** Closes the form if saving succeeds. Otherwise the form stays open, with a conflict or the message that it resolves with. */
  onSave: (fields: EventFields) => Promise<string | null>
  /** Called if saving fails, even after the form is closed. */
  onError: (message: string) => void
  /** Discards what was typed and continues with the event as it is stored. */
  onUseTheirs: (current: BaseEvent) => void
  /** Discards what was typed and closes the form. */
  onCancel: () => void
  /** Closes the form and keeps the draft. A save in progress continues. */
  onClose: () => void
}

const labels = {
  create: { title: 'Add New Event', submit: 'Create Event', busy: 'Creating...' },
  edit: { title: 'Edit Event', submit: 'Update Event', busy: 'Updating...' },
}

const buttonClass = 'max-sm:px-4 max-sm:text-small'

export function EventForm({
  mode,
  initialFields,
  isInactive,
  conflict,
  now,
  banner,
  onChange,
  onSave,
  onError,
  onUseTheirs,
  onCancel,
  onClose,
}: Props) {
  const [fields, setFields] = useState(initialFields)
  const { formRef, handleSubmit, errors, busy, clearFieldError } = useSubmit<EventFieldName>({
    validate: () => validateFields(fields),
    send: () => onSave(fields),
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError,
  })
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  function handleUseTheirs() {
    if (!conflict?.current) return
    setFields(conflict.current.fields)
    onUseTheirs(conflict.current)
    formRef.current?.querySelector('input')?.focus()
  }

  function getFieldProps(name: EventFieldName) {
    return {
      name,
      label: fieldLabels[name],
      value: fields[name],
      error: errors[name],
      onChange({ target }: { target: { value: string } }) {
        const changed = { ...fields, [name]: target.value }
        setFields(changed)
        clearFieldError(name)
        onChange(changed)
      },
    }
  }

  const { title, submit, busy: busyLabel } = labels[mode]
  const submitLabel = !conflict ? submit : conflict.current ? 'Keep Mine' : 'Save as a New Event'
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={formRef} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {conflict && <ConflictNotice conflict={conflict} fields={fields} />}
        <div className="grid gap-5 px-6 py-6 sm:grid-cols-2">
          <TextField
            {...getFieldProps('title')}
            hint={getCounter('title', fields.title)}
            required
            className="sm:col-span-2"
          />
          <TextArea
            {...getFieldProps('description')}
            hint={getCounter('description', fields.description)}
            required
            rows={4}
            className="sm:col-span-2"
          />
          <div className="grid gap-3 sm:col-span-2">
            <PictureChooser
              url={fields.image}
              onUploaded={(url) => getFieldProps('image').onChange({ target: { value: url } })}
            />
            <TextField
              {...getFieldProps('image')}
              hint={getCounter('image', fields.image)}
              type="url"
              required
              placeholder="https://"
            />
            <ImagePreview url={fields.image} />
          </div>
          <TextField
            {...getFieldProps('imageAlt')}
            optional
            className="sm:col-span-2"
            hint={<PictureDescriptionHint text={fields.imageAlt} />}
          />
          <TextField
            {...getFieldProps('ticketLink')}
            inputMode="url"

            optional
            className="sm:col-span-2"
            hint={<TicketHint link={fields.ticketLink.trim()} />}
          />
          <SelectField {...getFieldProps('category')} required options={categoryOptions} />
          <TextField
            {...getFieldProps('eventDate')}
            type="date"

            required
            hint={<DateHint date={fields.eventDate} now={now} />}
          />
          {isInactive && !isPast(fields.eventDate, now) && (
            <p className="text-small text-muted sm:col-span-2">This event is inactive. Saving makes it active again.</p>
          )}
        </div>
        {/* Sticky, so that an error is always visible. */}
        <div className="sticky bottom-0 border-t border-line bg-raised px-6 py-4">
          <Banner banner={banner} className="*:not-empty:mb-4" />
          <div className="flex flex-wrap justify-end gap-3">
            <Button disabled={busy} onClick={onCancel} className={buttonClass}>
              Cancel
            </Button>
            {conflict?.current && (
              <Button disabled={busy} onClick={handleUseTheirs} className={buttonClass}>
                Use Theirs
              </Button>
            )}
            <Button
              // Without a submit button, Enter in a field does not decide a conflict.
              type={conflict ? 'button' : 'submit'}
              onClick={conflict ? () => formRef.current?.requestSubmit() : undefined}
              variant="primary"
              disabled={busy}
              className={buttonClass}
            >
              {busy ? busyLabel : submitLabel}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
