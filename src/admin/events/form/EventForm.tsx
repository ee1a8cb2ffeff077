import { useEffect } from 'react'
import { useSettled } from '../../../components/hooks/use-settled'
import { NotStored } from '../../../components/NotStored'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { SelectField, TextArea, TextField } from '../../../components/ui/Field'
import { formatMoment, isPast } from '../../../lib/dates/dates'
import { getTicketHref, isImageUrl } from '../../../lib/links'
import { Banner, type BannerMessage } from '../../Banner'
import { ConflictNotice } from '../../Notice'
import { PictureChooser } from '../picture/PictureChooser'
import { type BaseEvent, readDraft } from './event-draft'
import { categoryOptions, type EventFieldName, fieldLabels } from './event-fields'
import { EventPreview } from './EventPreview'
import type { EventEditor } from './use-event-editor'
import { type EventFormOptions, useEventForm } from './use-event-form'

/** How long typing pauses before the picture is loaded. */
const IMAGE_DELAY_MS = 300

type Props = Omit<EventFormOptions, 'onSaved'> & {
  now: Date
  /** Shown in the form, because a modal dialog hides the page from screen readers. */
  banner: BannerMessage | null
  editor: EventEditor
}

/** The form with a preview beside it, or below it on a narrow screen. */
export function EventForm({ now, banner, editor, ...options }: Props) {
  const { formRef, handleSubmit, errors, busy, ...state } = useEventForm({ ...options, onSaved: editor.handleSaved })
  const { id, fields, base, conflict, isNew, isStored, changeFields } = state
  const saveLabel = isNew ? 'Create Event' : 'Update Event'
  const busyLabel = isNew ? 'Creating...' : 'Updating...'
  const decideLabel = isNew ? 'Save as a New Event' : 'Save Mine'
  // Not every character is a request.
  const imageUrl = useSettled(fields.image.trim(), IMAGE_DELAY_MS)
  const ticketLink = fields.ticketLink.trim()
  const hasHiddenLink = ticketLink !== '' && getTicketHref(ticketLink) === null
  const isPastDate = fields.eventDate !== '' && isPast(fields.eventDate, now)
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  function handleClose() {
    if (readDraft({ id, userId: options.form.userId }))
      options.showBanner({ success: "We've kept your draft at the top of this page." })
    editor.closeForm()
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
      onClose={handleClose}
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
          <ConflictNotice
            key={conflict.current?.updatedAt}
            title={getConflictTitle(isNew, conflict.current)}
            className="px-6 pt-6 lg:col-span-full"
          >
            {conflict.current
              ? 'What you typed is safe. It stays a draft while you look at theirs.'
              : 'What you typed is safe. You can save it as a new event.'}
          </ConflictNotice>
        )}
        <div className="grid content-start gap-5 px-6 py-6 sm:grid-cols-2 lg:pr-0">
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
            hint="Read out to people who can't see the picture. Say who or what first: “A DJ and a full dance floor”."
          />
          <TextField
            {...getFieldProps('ticketLink')}
            inputMode="url"
            optional
            className="sm:col-span-2"
            hint={
              <LiveHint
                text="A full address, or a page of this site such as /contact."
                warning={
                  hasHiddenLink &&
                  "You can save this, but visitors won't see a link. Start it with https://, http:// or a single /."
                }
              />
            }
          />
          <SelectField {...getFieldProps('category')} required options={categoryOptions} />
          <TextField
            {...getFieldProps('eventDate')}
            type="date"
            required
            hint={
              <LiveHint
                text="Visitors see the event until the end of this day."
                warning={isPastDate && "This date has passed, so visitors won't see the event."}
              />
            }
          />
          {base?.isActive === false && !isPastDate && (
            <p className="text-small text-muted sm:col-span-2">This event is inactive. Saving makes it active again.</p>
          )}
        </div>
        <div className="grid gap-8 px-6 py-6 lg:contents">
          <EventPreview fields={fields} imageUrl={imageUrl} />
        </div>
        {/* Sticky, so that an error is always visible. Not in a low window, such as above the keyboard of a phone. */}
        <div className="sticky bottom-0 border-t border-line bg-raised px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:col-span-full [@media(max-height:30rem)]:static">
          <Banner {...banner} className="*:not-empty:mb-4" />
          <div role="status" className="text-small text-straw *:mb-4">
            {!isStored && <NotStored what="what you type" until="you've saved it" />}
          </div>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:px-4 max-sm:*:text-small">
            <Button disabled={busy} onClick={() => editor.cancelForm(id)}>
              Cancel
            </Button>
            {conflict?.current && (
              <Button disabled={busy} onClick={() => conflict.current && editor.showStored(conflict.current)}>
                See Theirs
              </Button>
            )}
            <Button
              // Without a submit button, Enter in a field does not decide a conflict.
              type={conflict ? 'button' : 'submit'}
              onClick={() => conflict && formRef.current?.requestSubmit()}
              variant="primary"
              disabled={busy}
            >
              {busy ? busyLabel : conflict ? decideLabel : saveLabel}
            </Button>
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

/** `isNew` is whether the form would have created the event. `current` is what is stored now. */
function getConflictTitle(isNew: boolean, current: BaseEvent | null): string {
  if (!current) return 'Someone deleted this event after you opened it'
  const savedAt = formatMoment(current.updatedAt)
  return isNew
    ? `This draft is already an event, last saved at ${savedAt}`
    : `Someone changed this event at ${savedAt}, after you opened it`
}
