import { useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { type EventTemplate, eventTemplates } from '../../../content/event-templates'
import type { EventFields } from './event-fields'

type TemplateFields = Pick<EventFields, 'category' | 'title' | 'description'>

type Props = {
  fields: EventFields
  onChange: (fields: TemplateFields) => void
}

/** Fills in the category, title and description of an announcement that recurs. What they contained can be restored. */
export function TemplatePicker({ fields: { category, title, description }, onChange }: Props) {
  const groupRef = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<{ template: EventTemplate; replaced: TemplateFields | null } | null>(null)
  const replaced = chosen?.replaced

  function handleChoose(template: EventTemplate) {
    setChosen({ template, replaced: getTyped() })
    onChange(template.fields)
  }

  /** What the admin has typed, or null. That was replaced before if the fields still have the text of a template. */
  function getTyped(): TemplateFields | null {
    const template = chosen?.template.fields
    if (template?.title === title && template.description === description) return chosen?.replaced ?? null
    return title.trim() || description.trim() ? { category, title, description } : null
  }

  function handleUndo(restored: TemplateFields) {
    setChosen(null)
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
      {eventTemplates.map((template) => (
        <Button key={template.name} size="small" onClick={() => handleChoose(template)} className="max-sm:px-2.5">
          {template.name}
        </Button>
      ))}
      <p role="status" className="text-small text-warm">
        {chosen && `Filled in "${chosen.template.name}". Replace the text in square brackets.`}
      </p>
      {replaced && (
        <Button size="small" onClick={() => handleUndo(replaced)}>
          Undo
        </Button>
      )}
    </div>
  )
}
