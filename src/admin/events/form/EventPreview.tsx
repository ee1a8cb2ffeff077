import { memo } from 'react'
import { CopyButton } from '../../../components/CopyButton'
import { NewsCard } from '../../../components/NewsCard'
import { company } from '../../../content/company'
import { upcomingEventsSummary } from '../../../content/upcoming-events'
import { formatLongDate, isPast } from '../../../lib/dates'
import { type EventFields, fieldLabels, toInput } from './event-fields'

type Props = { fields: EventFields; imageUrl: string; now: Date }

/**
 * The card as visitors will see it, and what they see of the page when it is shared. A required field that is empty shows
 * its label. Memoized, so that it can be rendered after the field that is being typed in.
 */
export const EventPreview = memo(function EventPreview({ fields, imageUrl, now }: Props) {
  const input = toInput(fields)
  const event = {
    ...input,
    image: imageUrl,
    title: input.title || fieldLabels.title,
    description: input.description || fieldLabels.description,
    eventDate: input.eventDate || fieldLabels.eventDate,
  }
  return (
    <>
      <div className="grid gap-3 lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:self-start lg:p-6">
        <h3 className="text-card">On the public page</h3>
        <p className="text-small text-muted">{getVisibility(fields.eventDate, now)}</p>
        <div data-gel="rose" className="bg-paper p-4 text-paper-text max-sm:-mx-6 sm:rounded-card">
          <div className="mx-auto w-[min(18.875rem,78vw)]">
            {/* The key resets a failed picture and an expanded description. */}
            <NewsCard key={imageUrl} event={event} isPreview />
          </div>
        </div>
      </div>
      <SharedLink title={event.title} date={event.eventDate} />
    </>
  )
})

function getVisibility(date: string, now: Date): string {
  if (!date) return 'Visitors see this card until the end of the event date.'
  if (isPast(date, now)) return "Visitors won't see this card, because the date has passed."
  return `Visitors see this card until the end of ${formatLongDate(date)}.`
}

/** A message with the link of the public page, as it appears in a chat or on a social network. */
function SharedLink({ title, date }: { title: string; date: string }) {
  const url = `${company.url}/upcoming-events`
  const text = `${title}\n${formatLongDate(date)}\n${url}`
  return (
    <div className="grid content-start gap-3 lg:col-start-1 lg:pb-6 lg:pl-6">
      <h3 className="text-card">When you share it</h3>
      <p className="text-small text-muted">
        Copy this text to send it. Below it, apps show the title and description of the page, which are the same for
        every event.
      </p>
      <div className="overflow-hidden rounded-card border border-line text-small wrap-anywhere">
        <p className="p-4 whitespace-pre-line text-warm select-all">{text}</p>
        <div className="border-t border-line bg-plate p-4">
          <p className="font-mono text-spec text-muted">{new URL(url).host}</p>
          <p className="mt-1 font-semibold text-warm">{`${upcomingEventsSummary.title} | ${company.name}`}</p>
          <p className="mt-1">{upcomingEventsSummary.description}</p>
        </div>
      </div>
      <CopyButton label="Copy text" text={text} className="justify-self-start" />
    </div>
  )
}
