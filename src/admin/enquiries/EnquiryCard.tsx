import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatAnswerBy, getOverdueBefore } from '../../enquiry/answer-by'
import { eventTypes, getOptionLabel, statuses } from '../../enquiry/options'
import { formatDaysFromNow, formatShortDate, isValidDate } from '../../lib/dates/dates'
import { Badge } from '../list/Badge'
import { EnquiryDetails } from './EnquiryDetails'
import { useStatusForm } from './EnquiryStatusForm'

type Props = Parameters<typeof useStatusForm>[0] &
  Pick<
    ComponentProps<typeof EnquiryDetails>,
    'now' | 'day' | 'fullDays' | 'changedBy' | 'onDelete'
  > & {
    isOpen: boolean
    onToggle: () => void
  }

/**
 * What the webhook has answered is reported within a minute. The filter and the count of the list wait as long: see
 * `find_enquiries` and `list_enquiries` in the migrations.
 */
const REPORT_MS = 60_000

/** An enquiry in one row, and its details below it while it is open. */
export function EnquiryCard(props: Props) {
  const { now, day, fullDays, changedBy, onDelete, isOpen, onToggle, onNotSaved, ...options } =
    props
  const { enquiry } = options
  const detailsId = useId()
  // Here and not in the details, so that the row says that something is not saved.
  const form = useStatusForm({
    ...options,
    onNotSaved(message) {
      // The form says it itself while it is on the screen.
      if (document.getElementById(detailsId)?.hidden !== false) onNotSaved(`${name}: ${message}`)
    },
  })
  // Rendered only once the row has been opened: the details parse links, and visitors can send any link. They stay mounted after
  // that, so that closing the row does not lose the focus or the messages of the form.
  const [hasDetails, setHasDetails] = useState(isOpen)
  if (isOpen && !hasDetails) setHasDetails(true)
  const ref = useRef<HTMLElement>(null)
  const { reference, fields, createdAt, delivery, status } = enquiry
  const { fullName, eventDate, message } = fields
  const name = `${fullName}, ${reference}`
  const isNew = status === 'new'
  const isNotConfirmed =
    delivery === 'unknown' && now.getTime() - new Date(createdAt).getTime() > REPORT_MS
  const isOverdue = isNew && new Date(createdAt) < new Date(getOverdueBefore(now))
  const date = isValidDate(eventDate)
    ? // In one line.
      `${formatShortDate(eventDate)}, ${formatDaysFromNow(eventDate, now)}`.replaceAll(
        ' ',
        '\u00A0',
      )
    : eventDate
  const event = [getOptionLabel(eventTypes, fields.eventType), date].filter(Boolean).join(', ')

  function handlePress({ currentTarget }: MouseEvent) {
    flushSync(onToggle)
    ref.current?.scrollIntoView({ block: 'nearest' })
    // The details may be higher than the window, and the row that closes may be above this one.
    currentTarget.scrollIntoView({ block: 'nearest' })
  }

  return (
    <article ref={ref} aria-label={name} className={isOpen ? 'bg-raised' : ''}>
      <div className="relative grid min-h-18 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 px-4 py-2.5 hover:bg-raised lg:grid-cols-[14rem_13rem_minmax(0,1fr)_12rem] lg:gap-x-6 lg:px-5">
        <h3
          dir="auto"
          className={`font-text text-base leading-snug font-semibold ${isNew ? '' : 'lg:row-span-2'}`}
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={handlePress}
            className={`stretch block w-full text-start ${isOpen ? '' : 'truncate'}`}
          >
            {fullName}
          </button>
        </h3>
        <div className="flex items-center justify-end gap-2.5 lg:col-start-4 lg:row-span-2">
          <div className="flex flex-wrap justify-end gap-1">
            {form.hasDraft && !isOpen && (
              <Badge className="border-straw/50 text-straw">Not saved yet</Badge>
            )}
            {delivery === 'refused' && (
              <Badge className="border-rose text-rose-light">Not emailed</Badge>
            )}
            {isNotConfirmed && (
              <Badge className="border-straw/50 text-straw">Email not confirmed</Badge>
            )}
            {isOverdue ? (
              <Badge className="border-rose bg-rose text-night">Overdue</Badge>
            ) : (
              <Badge className={isNew ? 'border-amber text-amber' : 'border-edge text-soft'}>
                {getOptionLabel(statuses, status)}
              </Badge>
            )}
          </div>
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
          />
        </div>
        <div className="col-span-full flex flex-wrap justify-between gap-x-3 text-label lg:contents">
          {event && (
            <p
              dir="auto"
              className="min-w-0 truncate text-warm lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:line-clamp-2 lg:whitespace-normal"
            >
              {event}
            </p>
          )}
          {isNew && (
            <p
              className={`lg:row-start-2 ${isOverdue ? 'font-semibold text-rose-light' : 'text-muted'}`}
            >
              Answer by <span>{formatAnswerBy(createdAt)}</span>
            </p>
          )}
        </div>
        {!isOpen && (
          <p
            dir="auto"
            className="col-span-full line-clamp-1 text-label wrap-anywhere lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:line-clamp-2"
          >
            {message}
          </p>
        )}
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {hasDetails && (
          <EnquiryDetails
            enquiry={enquiry}
            name={name}
            now={now}
            day={day}
            fullDays={fullDays}
            changedBy={changedBy}
            form={form}
            onDelete={onDelete}
          />
        )}
      </div>
    </article>
  )
}
