import { Button } from '../../../components/ui/Button'
import { eventTemplates } from '../../../content/event-templates'
import type { EventFields } from './event-fields'

type TemplateFields = Pick<EventFields, 'category' | 'title' | 'description'>

type Props = {
  fields: EventFields
  onChange: (fields: TemplateFields) => void
}

/** Fills in the category, title and description of an announcement that recurs. Disabled once the admin has typed. */
export function TemplatePicker({ fields: { title, description }, onChange }: Props) {
  const filledIn = eventTemplates.find(({ fields }) => fields.title === title && fields.description === description)
  const hasOwnText = !filledIn && Boolean(title.trim() || description.trim())

  return (
    <div role="group" aria-label="Templates" className="flex flex-wrap items-center gap-2 sm:col-span-2">
      <p className="w-full text-small text-muted">
        A template sets the category and fills in an empty title and description. Replace its text in square brackets.
      </p>
      {eventTemplates.map(({ name, fields }) => (
        <Button
          key={name}
          size="small"
          disabled={hasOwnText}
          onClick={() => onChange(fields)}
          className="max-sm:px-2.5"
        >
          {name}
        </Button>
      ))}
      <p role="status" className="sr-only">
        {filledIn && `Filled in "${filledIn.name}"`}
      </p>
    </div>
  )
}
