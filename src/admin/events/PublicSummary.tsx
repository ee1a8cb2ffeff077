import { Button } from '../../components/ui/Button'
import type { SiteEvent } from '../../data/events'
import { sydneyToday } from '../../lib/dates/dates'
import { formatNumber } from '../../lib/text/quantities'
import { Notice } from '../Notice'
import { TextButton } from '../TextButton'
import type { EventForms } from './form/use-event-forms'
import { getPublicSummary } from './public-summary'

/** More events than these are only counted. */
const MAX_NAMED = 3

type Props = { events: readonly SiteEvent[]; now: Date; forms: EventForms }

/** Summarizes what visitors see now and until when, and which of the cards lack something. */
export function PublicSummary({ events, now, forms }: Props) {
  const summary = getPublicSummary(events, sydneyToday(now))
  if (summary.visibleCount === 0) {
    return (
      <Notice
        title="Nothing is coming up"
        actions={
          <Button size="small" variant="primary" onClick={forms.addEvent}>
            Add an Event
          </Button>
        }
      >{`${summary.visible} The public page shows “More Events Coming Soon!”. ${summary.inactive ?? ''}`}</Notice>
    )
  }
  return (
    <section aria-label="At a glance" className="grid gap-1 max-md:order-last max-md:mt-6">
      <p className="text-warm md:text-intro">{summary.visible}</p>
      {summary.inactive && <p className="text-small text-muted">{summary.inactive}</p>}
      <Missing label="No picture" events={summary.withoutPicture} onEdit={forms.editEvent} />
      <Missing label="No description of the picture" events={summary.withoutDescription} onEdit={forms.editEvent} />
    </section>
  )
}

type MissingProps = { label: string; events: readonly SiteEvent[]; onEdit: (event: SiteEvent) => void }

function Missing({ label, events, onEdit }: MissingProps) {
  if (events.length === 0) return null
  const unnamedCount = events.length - MAX_NAMED
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-4 text-small">
      <p className="text-straw">{`${label}:`}</p>
      {events.slice(0, MAX_NAMED).map((event) => (
        <TextButton key={event.id} onClick={() => onEdit(event)}>
          <span className="line-clamp-1 wrap-anywhere">{event.title}</span>
        </TextButton>
      ))}
      {unnamedCount > 0 && <p className="text-muted">{`and ${formatNumber(unnamedCount)} more`}</p>}
    </div>
  )
}
