import { type FormEvent, useDeferredValue, useEffect, useState } from 'react'
import { useMediaQuery } from '../../../components/hooks/use-media-query'
import { useSubmit } from '../../../components/hooks/use-submit'
import { Dialog } from '../../../components/ui/Dialog'
import { SelectField, TextArea, TextField } from '../../../components/ui/Field'
import { isPast } from '../../../lib/dates'
import { Banner } from '../Banner'
import { categoryOptions } from '../event-categories'
import { PictureChooser } from '../picture/PictureChooser'
import type { BannerMessage } from '../use-banner'
import { ConflictNotice } from './ConflictNotice'
import { EditorTabs, getPanelProps, useEditorTabs } from './EditorTabs'
import type { BaseEvent } from './event-draft'
import { type EventFieldName, type EventFields, fieldLabels, validateFields } from './event-fields'
import { EventFormButtons, type FormMode } from './EventFormButtons'
import { DateHint, getCounter, PictureDescriptionHint, TicketHint } from './EventHints'
import { EventPreview } from './EventPreview'
import { ImagePreview } from './ImagePreview'
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

/** There is room for the preview beside the form. */
const WIDE_QUERY = '(min-width: 1080px)'

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
  const mode: FormMode = base ? 'edit' : 'create'
  const [fields, setFields] = useState(initialFields)
  const { formRef, handleSubmit, errors, busy, clearFieldError } = useSubmit<EventFieldName>({
    validate: () => validateFields(fields),
    send: () => onSave(fields),
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError,
  })
  const isWide = useMediaQuery(WIDE_QUERY)
  const tabs = useEditorTabs(formRef)
  // Deferred, so that rendering the preview does not block typing.
  const previewFields = useDeferredValue(fields)
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  function handleFormSubmit(event: FormEvent) {
    // Only a visible field can get the focus if it is invalid.
    if (Object.keys(validateFields(fields)).length > 0) tabs.select('edit')
    void handleSubmit(event)
  }

  function handleUseTheirs() {
    if (!conflict?.current) return
    tabs.select('edit')
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
      title={mode === 'create' ? 'Add New Event' : 'Edit Event'}
      size={isWide ? 'wide' : 'medium'}
      onClose={onClose}
      // Keeps the focused field above the sticky buttons.
      className="scroll-pb-40"
    >
      <form ref={formRef} noValidate onSubmit={handleFormSubmit} className="lg:grid lg:grid-cols-[1fr_25rem]">
        {conflict && (
          // The key announces another conflict, and moves the focus to it.
          <ConflictNotice key={conflict.current?.updatedAt ?? 'deleted'} conflict={conflict} fields={fields} />
        )}
        <div
          {...(!isWide && getPanelProps(tabs, 'edit'))}
          className="grid content-start gap-5 px-6 py-6 sm:grid-cols-2 lg:pr-0"
        >
          {duplicateOf !== null && (
            <p className="text-small wrap-anywhere sm:col-span-2">{`This is a copy of "${duplicateOf}" without its date.`}</p>
          )}
          {mode === 'create' && duplicateOf === null && <TemplatePicker fields={fields} onChange={changeFields} />}
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
            <PictureChooser url={fields.image} disabled={busy} onUploaded={(image) => changeFields({ image })} />
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
          {base?.isActive === false && !isPast(fields.eventDate, now) && (
            <p className="text-small text-muted sm:col-span-2">This event is inactive. Saving makes it active again.</p>
          )}
        </div>
        <div {...(!isWide && getPanelProps(tabs, 'preview'))} className="grid gap-8 px-6 py-6 lg:contents">
          {(isWide || tabs.selected === 'preview') && <EventPreview fields={previewFields} now={now} />}
        </div>
        {/* Sticky, so that an error is always visible. Not in a low window, such as above the keyboard of a phone. */}
        <div className="sticky bottom-0 border-t border-line bg-raised px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:col-span-full [@media(max-height:30rem)]:static">
          <Banner banner={banner} className="*:not-empty:mb-4" />
          {!isWide && <EditorTabs tabs={tabs} />}
          <EventFormButtons
            mode={mode}
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
