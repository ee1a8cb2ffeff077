import { NewsCard } from '../../../components/cards/NewsCard'
import { type EventFields, fieldLabels, toInput } from './event-fields'

type Props = { fields: EventFields; imageUrl: string }

/** The card as visitors will see it. A required field that is empty shows its label. */
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
    <div className="grid gap-3 px-6 py-6 lg:sticky lg:top-0 lg:self-start">
      <h3 className="text-card">On the public page</h3>
      <div data-gel="rose" className="bg-paper p-4 text-paper-text max-sm:-mx-6 sm:rounded-card">
        <div className="mx-auto w-[min(18.875rem,78vw)]">
          {/* The key resets a failed picture and an expanded description. */}
          <NewsCard key={imageUrl} event={event} isPreview />
        </div>
      </div>
    </div>
  )
}
