import { Pencil, Trash2 } from 'lucide-react'
import { EventPicture } from '../../../components/cards/NewsCard'
import { Button } from '../../../components/ui/Button'
import type { SiteEvent } from '../../../data/events'
import { formatLongDate, isPast } from '../../../lib/dates/dates'
import { Badge } from '../../list/Badge'
import type { EventForms } from '../use-events'

type Props = {
  event: SiteEvent
  now: Date
  forms: EventForms
  onDelete: (event: SiteEvent) => void
}

/** A stored event in one row, with its status. On a phone the buttons are below. */
export function EventCard({ event, now, forms, onDelete }: Props) {
  const { title, description, image, imageAlt, category, eventDate, isActive } = event
  return (
    <article
      aria-label={title}
      data-gel="congo"
      className="grid grid-cols-[min(6rem,25vw)_1fr] items-center gap-x-4 gap-y-1 p-3 *:min-w-0 hover:bg-raised md:grid-cols-[6.75rem_1fr_auto] lg:grid-cols-[6.75rem_1fr_1fr_auto] lg:gap-x-6"
    >
      <div
        className={`row-span-2 aspect-3/2 self-start overflow-hidden rounded-field *:size-full md:self-center lg:row-span-1 [&_span]:hidden ${isActive ? '' : 'opacity-55 grayscale'}`}
      >
        {/* The key resets the failure when the URL changes. */}
        <EventPicture key={image} src={image} alt={imageAlt} title={title} />
      </div>
      <div className="grid gap-1">
        <h3 className="line-clamp-2 font-text text-base leading-snug font-semibold wrap-anywhere">
          {title}
        </h3>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
          <Badge className={isActive ? 'border-teal text-teal' : 'border-edge text-soft'}>
            {isActive ? 'Active' : 'Inactive'}
          </Badge>
          {isPast(eventDate, now) && <Badge className="border-straw/50 text-straw">Past</Badge>}
          <span>{category}</span>
          <time dateTime={eventDate} className="text-warm">
            {formatLongDate(eventDate)}
          </time>
        </div>
      </div>
      <p className="line-clamp-2 text-label wrap-anywhere max-lg:col-start-2">{description}</p>
      <div className="flex flex-wrap gap-2 max-md:col-span-full max-md:mt-2 max-md:*:flex-auto md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1">
        <Button
          size="small"
          aria-label={`Edit ${title}`}
          onClick={() => forms.editEvent(event)}
          className="px-3.5"
        >
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
        <Button
          variant="danger"
          size="small"
          aria-label={`Delete ${title}`}
          onClick={() => onDelete(event)}
          className="px-3.5"
        >
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
    </article>
  )
}
