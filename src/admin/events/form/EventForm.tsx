import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { NewsCard } from '../../../components/cards/NewsCard'
import { NotStored } from '../../../components/NotStored'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { FormField } from '../../../components/ui/Field'
import { insertEvent, saveEvent, type SiteEvent } from '../../../data/events'
import { isPast } from '../../../lib/dates/dates'
import type { FieldRow } from '../../../lib/form-fields'
import { getTicketHref, isImageUrl } from '../../../lib/links'
import { Banner, type BannerMessage } from '../../Banner'
import { ConflictNotice } from '../../ConflictNotice'
import { Notice } from '../../Notice'
import { useRowForm } from '../../use-row-form'
import type { OpenForm } from '../use-events'
import {
  describeEvent,
  eventDrafts,
  type EventFieldName,
  eventFieldNames,
  eventFields,
  type EventFields,
  toFields,
  toInput,
  validateFields,
} from './event-fields'
import { PictureChooser } from './PictureChooser'

type Props = {
  form: OpenForm
  userId: string
  now: Date
  /** Shown in the form, because a modal dialog hides the page from screen readers. */
  banner: BannerMessage | null
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
  /** Called even if the form was closed while saving. */
  onSaved: (event: SiteEvent) => Promise<void>
  onClose: () => void
}

/** The form of an event, in a dialog. */
export function EventForm({
  form,
  userId,
  now,
  banner,
  showBanner,
  reload,
  onSaved,
  onClose,
}: Props) {
  const {
    formRef,
    fields,
    errors,
    busy,
    isNew,
    hasDraft,
    hasUnstoredDraft,
    conflict,
    change,
    discard,
    handleSubmit,
  } = useRowForm({
    names: 'events',
    userId,
    drafts: eventDrafts,
    start: form.start,
    validate: validateFields,
    toInput,
    toFields,
    save: ({ id, updatedAt }, input) =>
      updatedAt === null ? insertEvent(id, input) : saveEvent({ id, updatedAt }, input),
    getFailedMessage: (isNew) =>
      `Failed to ${isNew ? 'create' : 'update'} event. Please try again.`,
    onSaved: (event, isNew) => {
      showBanner({ success: `Event ${isNew ? 'created' : 'updated'} successfully!` })
      return onSaved(event)
    },
    onConflict: () => void reload(),
    onError: (error) => showBanner({ error }),
  })
  /** The form opened with earlier changes. The page names the draft of a new event before it is opened. */
  const [hasOldChanges, setHasOldChanges] = useState(hasDraft && form.start.updatedAt !== null)
  const [isUploading, setIsUploading] = useState(false)
  /** Otherwise the event would be saved, and the form closed, without its picture. */
  const unlessUploading = (save: (event: FormEvent) => void) => (event: FormEvent) => {
    if (!isUploading) return save(event)
    event.preventDefault()
    showBanner({ error: "The picture is still uploading. Please save the event when it's done." })
  }
  const saveLabel = isNew ? 'Create Event' : 'Update Event'
  const busyLabel = isNew ? 'Creating...' : 'Updating...'
  const imageUrl = fields.image.trim()
  const ticketLink = fields.ticketLink.trim()
  const hasHiddenLink = ticketLink !== '' && getTicketHref(ticketLink) === null
  const isPastDate = fields.eventDate !== '' && isPast(fields.eventDate, now)
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  const hints: Partial<Record<EventFieldName, ReactNode>> = {
    ticketLink: (
      <LiveHint
        text="A full address, or a page of this site such as /contact."
        warning={
          hasHiddenLink &&
          "You can save this, but visitors won't see a link. Start it with https://, http:// or a single /."
        }
      />
    ),
    eventDate: (
      <LiveHint
        text="Visitors see the event until the end of this day."
        warning={isPastDate && "This date has passed, so visitors won't see the event."}
      />
    ),
  }

  function renderField(name: EventFieldName) {
    const row: FieldRow = eventFields[name]
    const field = (
      <FormField
        key={name}
        row={row}
        name={name}
        value={fields[name]}
        error={errors[name]}
        disabled={busy}
        hint={hints[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        className={row.isWide ? 'sm:col-span-2' : ''}
      />
    )
    if (name !== 'image') return field
    return (
      <div key={name} className="grid gap-3 sm:col-span-2">
        <PictureChooser
          url={fields.image}
          disabled={busy}
          isUploading={isUploading}
          onUploadingChange={setIsUploading}
          onUploaded={(image) => change({ image })}
        />
        {field}
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
    )
  }

  return (
    <Dialog
      title={form.start.updatedAt ? 'Edit Event' : 'Add New Event'}
      onClose={onClose}
      // Keeps the focused field above the sticky buttons.
      className="scroll-pb-40"
    >
      <form ref={formRef} noValidate onSubmit={unlessUploading(handleSubmit)}>
        {conflict && (
          // The key announces another conflict, and moves the focus to it.
          <ConflictNotice
            key={conflict.current?.updatedAt}
            name="event"
            mine={toInput(fields)}
            theirs={conflict.current}
            describe={describeEvent}
            busy={busy}
            restoreLabel="Save as a New Event"
            onKeep={unlessUploading(handleSubmit)}
            onDiscard={() => {
              discard()
              onClose()
            }}
            className="px-6 pt-6"
          />
        )}
        {hasOldChanges && hasDraft && !conflict && (
          <div className="px-6 pt-6">
            <Notice
              role="alert"
              title="These changes of yours aren't saved yet."
              actions={
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => {
                    discard()
                    setHasOldChanges(false)
                    // This button is about to be removed.
                    formRef.current?.querySelector('input')?.focus()
                  }}
                >
                  Discard Changes
                </Button>
              }
            />
          </div>
        )}
        <div className="grid content-start gap-5 px-6 py-6 sm:grid-cols-2">
          {eventFieldNames.map((name) => renderField(name))}
          {form.isInactive && !isPastDate && (
            <p className="text-small text-muted sm:col-span-2">
              This event is inactive. Saving makes it active again.
            </p>
          )}
          <EventPreview fields={fields} imageUrl={imageUrl} />
        </div>
        {/* Sticky, so that an error is always visible. Not in a low window, such as above the keyboard of a phone. */}
        <div className="sticky bottom-0 border-t border-line bg-raised px-6 py-4 [@media(max-height:30rem)]:static">
          <div role="status" className="text-small text-straw *:mb-4">
            {hasUnstoredDraft && <NotStored what="what you type" until="you've saved it" />}
          </div>
          <Banner {...banner} className="*:not-empty:mb-4" />
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:px-4 max-sm:*:text-small">
            <Button disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            {!conflict && (
              <Button
                type="submit"
                variant="primary"
                disabled={busy}
                aria-disabled={isUploading}
                className="aria-disabled:opacity-60"
              >
                {busy ? busyLabel : saveLabel}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Dialog>
  )
}

/** The hint of a field, or a warning about what was typed, which is announced. */
function LiveHint({ text, warning }: { text: string; warning: string | false }) {
  return (
    <span aria-live="polite" className={warning ? 'text-straw' : ''}>
      {warning || text}
    </span>
  )
}

/** The card as visitors will see it. A required field that is empty shows its label. */
function EventPreview({ fields, imageUrl }: { fields: EventFields; imageUrl: string }) {
  const input = toInput(fields)
  const event = {
    ...input,
    image: imageUrl,
    title: input.title || eventFields.title.label,
    description: input.description || eventFields.description.label,
    eventDate: input.eventDate || eventFields.eventDate.label,
  }
  return (
    <div className="sm:col-span-2">
      <h3 className="mb-3 text-card">On the public page</h3>
      {/* A link that is pressed would leave the form. */}
      <div inert data-gel="rose" className="rounded-card bg-paper p-4 text-paper-text">
        <div className="mx-auto max-w-[18.875rem]">
          {/* The key resets a picture that failed. */}
          <NewsCard key={imageUrl} event={event} />
        </div>
      </div>
    </div>
  )
}
