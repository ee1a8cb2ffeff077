import { NewsCard } from '../../../components/cards/NewsCard'
import { CopyButton } from '../../../components/CopyButton'
import { company } from '../../../content/company'
import { formatLongDate } from '../../../lib/dates/dates'
import { type EventFields, fieldLabels, toInput } from './event-fields'

type Props = { fields: EventFields; imageUrl: string }

/** The card as visitors will see it, and a text to share it with. A required field that is empty shows its label. */
export function EventPreview({ fields, imageUrl }: Props) {
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
        <div data-gel="rose" className="bg-paper p-4 text-paper-text max-sm:-mx-6 sm:rounded-card">
          <div className="mx-auto w-[min(18.875rem,78vw)]">
            {/* The key resets a failed picture and an expanded description. */}
            <NewsCard key={imageUrl} event={event} isPreview />
          </div>
        </div>
      </div>
      <SharedText title={event.title} date={event.eventDate} />
    </>
  )
}

/** A message with the link of the public page, to be sent or posted. */
function SharedText({ title, date }: { title: string; date: string }) {
  const text = `${title}\n${formatLongDate(date)}\n${company.url}/upcoming-events`
  return (
    <div className="grid content-start gap-3 lg:col-start-1 lg:pb-6 lg:pl-6">
      <h3 className="text-card">Share it</h3>
      <p className="rounded-card border border-line p-4 text-small wrap-anywhere whitespace-pre-line text-warm select-all">
        {text}
      </p>
      <CopyButton label="Copy text" text={text} className="justify-self-start" />
    </div>
  )
}
