import { useState } from 'react'
import { Button } from '../../components/ui/Button'
import { type EventTemplate, eventTemplates } from '../../content/event-templates'
import type { EventFields } from './event-fields'

type TemplateFields = Pick<EventFields, 'category' | 'title' | 'description'>

type Props = {
  fields: EventFields
  onChange: (fields: TemplateFields) => void
}

/** Fills in the category, title and description of an announcement that recurs. What they contained can be restored. */
export function TemplatePicker({ fields: { category, title, description }, onChange }: Props) {
  const [chosen, setChosen] = useState<{ name: string; replaced: TemplateFields | null } | null>(null)

  function handleChoose({ name, fields }: EventTemplate) {
    // There is nothing to restore if the admin has typed neither title nor description.
    setChosen({ name, replaced: title.trim() || description.trim() ? { category, title, description } : null })
    onChange(fields)
  }

  function handleUndo(replaced: TemplateFields) {
    setChosen(null)
    onChange(replaced)
  }

  return (
    <div role="group" aria-label="Templates" className="flex flex-wrap items-center gap-2 sm:col-span-2">
      <p className="w-full text-small text-muted">Start from a template:</p>
      {eventTemplates.map((template) => (
        <Button key={template.name} size="small" onClick={() => handleChoose(template)} className="max-sm:px-2.5">
          {template.name}
        </Button>
      ))}
      <p role="status" className="text-small text-warm">
        {chosen && `Filled in "${chosen.name}". Replace the text in square brackets.`}
      </p>
      {chosen?.replaced && (
        <Button size="small" onClick={() => chosen.replaced && handleUndo(chosen.replaced)}>
          Undo
        </Button>
      )}
    </div>
  )
}
