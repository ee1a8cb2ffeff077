import { useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { eventTemplates } from '../../../content/event-templates'
import type { EventFields } from './event-fields'

type TemplateFields = Pick<EventFields, 'category' | 'title' | 'description'>

type Props = {
  fields: EventFields
  onChange: (fields: TemplateFields) => void
}

/** Fills in the category, title and description of an announcement that recurs. What they contained can be restored. */
export function TemplatePicker({ fields: { category, title, description }, onChange }: Props) {
  const groupRef = useRef<HTMLDivElement>(null)
  const [replaced, setReplaced] = useState<TemplateFields | null>(null)
  const filledIn = eventTemplates.find(({ fields }) => fields.title === title && fields.description === description)

  function handleChoose(template: TemplateFields) {
    // The text of another template is not worth keeping.
    if (!filledIn) setReplaced(title.trim() || description.trim() ? { category, title, description } : null)
    onChange(template)
  }

  function handleUndo(restored: TemplateFields) {
    setReplaced(null)
    onChange(restored)
    // The button that was pressed disappears.
    groupRef.current?.focus()
  }

  return (
    <div
      ref={groupRef}
      role="group"
      aria-label="Templates"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 outline-none sm:col-span-2"
    >
      <p className="w-full text-small text-muted">Start from a template:</p>
      {eventTemplates.map(({ name, fields }) => (
        <Button key={name} size="small" onClick={() => handleChoose(fields)} className="max-sm:px-2.5">
          {name}
        </Button>
      ))}
      <p role="status" className="text-small text-warm">
        {filledIn && `Filled in "${filledIn.name}". Replace the text in square brackets.`}
      </p>
      {replaced && (
        <Button size="small" onClick={() => handleUndo(replaced)}>
          Undo
        </Button>
      )}
    </div>
  )
}
