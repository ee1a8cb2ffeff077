import { Pencil, Trash2 } from 'lucide-react'
import { EventPicture } from '../../../components/cards/NewsCard'
import { Button } from '../../../components/ui/Button'
import type { SiteEvent } from '../../../data/events'
import { formatLongDate, isPast } from '../../../lib/dates/dates'
import { Badge } from '../../list/OfficeList'
import type { EventForms } from '../use-events'

type Props = {
  event: SiteEvent
  now: Date
  forms: EventForms
  onDelete: (event: SiteEvent) => void
}

/** A stored event and its status. On a phone a row with a small picture. */
export function EventCard({ event, now, forms, onDelete }: Props) {
  const { title, description, image, imageAlt, category, eventDate, isActive } = event
  return (
    <article
      aria-label={title}
      data-gel="congo"
      className="footlight relative isolate grid h-full grid-cols-[min(6.5rem,33vw)_1fr] overflow-hidden rounded-card border border-line bg-raised transition-colors duration-300 ease-standard focus-within:border-gel/55 hover:border-gel/55 sm:flex sm:flex-col"
    >
      <div className="relative">
        <div
          className={`*:size-full max-sm:absolute max-sm:inset-0 sm:*:aspect-16/9 max-sm:[&_span]:hidden ${isActive ? '' : 'opacity-55 grayscale'}`}
        >
          {/* The key resets the failure when the URL changes. */}
          <EventPicture key={image} src={image} alt={imageAlt} title={title} />
        </div>
        <div className="absolute top-2 left-2 flex flex-wrap gap-1 sm:top-3 sm:left-3 sm:gap-2">
          <Badge className={isActive ? 'border-teal bg-teal text-teal-ink' : 'border-edge bg-night/90 text-soft'}>
            {isActive ? 'Active' : 'Inactive'}
          </Badge>
          {isPast(eventDate, now) && <Badge className="border-straw/50 bg-night/90 text-straw">Past</Badge>}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 px-4 pt-3 pb-2 sm:gap-3 sm:px-5 sm:pt-5 sm:pb-3">
        <p className="font-mono text-label text-muted">{category}</p>
        <h3 className="line-clamp-4 text-card wrap-anywhere hyphens-auto">{title}</h3>
        <p className="line-clamp-2 text-small wrap-anywhere">{description}</p>
        <p className="mt-auto pt-1 text-small text-warm">
          <time dateTime={eventDate}>{formatLongDate(eventDate)}</time>
        </p>
      </div>
      <div className="@container col-span-2 mx-4 border-t border-line pt-3 pb-4 sm:mx-5 sm:pt-4 sm:pb-5">
        <div className="flex flex-wrap gap-2 *:flex-auto *:gap-2 *:px-3 @max-xs:[&_svg]:hidden">
          <Button size="small" aria-label={`Edit ${title}`} onClick={() => forms.editEvent(event)}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
          <Button variant="danger" size="small" aria-label={`Delete ${title}`} onClick={() => onDelete(event)}>
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        </div>
      </div>
    </article>
  )
}
