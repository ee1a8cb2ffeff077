import { useDeferredValue, useEffect, useState } from 'react'
import { useSubmit } from '../../../components/hooks/use-submit'
import { Dialog } from '../../../components/ui/Dialog'
import { SelectField, TextArea, TextField } from '../../../components/ui/Field'
import { isPast } from '../../../lib/dates'
import { isImageUrl } from '../../../lib/links'
import { Banner, type BannerMessage } from '../../Banner'
import { categoryOptions } from '../event-categories'
import { PictureChooser } from '../picture/PictureChooser'
import { ConflictNotice } from './ConflictNotice'
import type { BaseEvent } from './event-draft'
import { type EventFieldName, type EventFields, fieldLabels, validateFields } from './event-fields'
import { EventFormButtons } from './EventFormButtons'
import { DateHint, TicketHint } from './EventHints'
import { EventPreview } from './EventPreview'
import { TemplatePicker } from './TemplatePicker'
import type { OpenForm } from './use-event-editor'

type Props = {
  form: OpenForm
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

/** The form with a preview beside it, or below it on a narrow screen. */
export function EventForm({
  form: { base, initialFields, duplicateOf, conflict },
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
  const imageUrl = useDebouncedUrl(fields.image.trim())
  // Deferred, so that rendering the preview does not block typing.
  const previewFields = useDeferredValue(fields)
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  function handleUseTheirs() {
    if (!conflict?.current) return
    setFields(conflict.current.fields)
    onUseTheirs(conflict.current)
    formRef.current?.querySelector('input')?.focus()
  }

  function changeFields(changes: Partial<EventFields>) {
    const changed = { ...fields, ...changes }
    setFields(changed)
    for (const name of Object.keys(changes) as EventFieldName[]) clearFieldError(name)
    onChange(changed)
  }

  function getFieldProps(name: EventFieldName) {
    return {
      name,
      label: fieldLabels[name],
      value: fields[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => changeFields({ [name]: target.value }),
    }
  }

  return (
    <Dialog
      title={base ? 'Edit Event' : 'Add New Event'}
      size="wide"
      onClose={onClose}
      // Keeps the focused field above the sticky buttons.
      className="scroll-pb-40 max-lg:max-w-2xl"
    >
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="lg:grid lg:grid-cols-[1fr_25rem]"
      >
        {conflict && (
          // The key announces another conflict, and moves the focus to it.
          <ConflictNotice key={conflict.current?.updatedAt ?? 'deleted'} conflict={conflict} fields={fields} />
        )}
        <div className="grid content-start gap-5 px-6 py-6 sm:grid-cols-2 lg:pr-0">
          {duplicateOf !== null && (
            <p className="text-small wrap-anywhere sm:col-span-2">{`This is a copy of "${duplicateOf}" without its date.`}</p>
          )}
          {!base && duplicateOf === null && <TemplatePicker fields={fields} onChange={changeFields} />}
          <TextField {...getFieldProps('title')} required className="sm:col-span-2" />
          <TextArea {...getFieldProps('description')} required rows={4} className="sm:col-span-2" />
          <div className="grid gap-3 sm:col-span-2">
            <PictureChooser url={fields.image} disabled={busy} onUploaded={(image) => changeFields({ image })} />
            <TextField {...getFieldProps('image')} type="url" required placeholder="https://" />
            {isImageUrl(imageUrl) && (
              <img
                // The key shows the next image after one that failed.
                key={imageUrl}
                src={imageUrl}
                alt="Preview"
                onError={({ currentTarget }) => {
                  currentTarget.hidden = true
                }}
                className="h-32 w-56 max-w-full rounded-field border border-line bg-plate object-cover"
              />
            )}
          </div>
          <TextField
            {...getFieldProps('imageAlt')}
            optional
            className="sm:col-span-2"
            hint="Read aloud to people who can't see the picture, for example “Two speaker towers on a lawn at dusk”."
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
          {base?.isActive === false && !isPast(fields.eventDate, now) && (
            <p className="text-small text-muted sm:col-span-2">This event is inactive. Saving makes it active again.</p>
          )}
        </div>
        <div className="grid gap-8 px-6 py-6 lg:contents">
          <EventPreview fields={previewFields} imageUrl={imageUrl} now={now} />
        </div>
        {/* Sticky, so that an error is always visible. Not in a low window, such as above the keyboard of a phone. */}
        <div className="sticky bottom-0 border-t border-line bg-raised px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:col-span-full [@media(max-height:30rem)]:static">
          <Banner {...banner} className="*:not-empty:mb-4" />
          <EventFormButtons
            isNew={!base}
            conflict={conflict}
            busy={busy}
            onCancel={onCancel}
            onUseTheirs={handleUseTheirs}
            onDecide={() => formRef.current?.requestSubmit()}
          />
        </div>
      </form>
    </Dialog>
  )
}

const DEBOUNCE_MS = 300

/** Returns a URL once typing has paused, and the previous one until then, so that not every character is a request. */
function useDebouncedUrl(url: string): string {
  const [debounced, setDebounced] = useState(url)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(url), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [url])
  return debounced
}
