import { formatLongDate, isValidDate } from '../../../lib/dates'
import type { BaseEvent } from './event-draft'
import { type EventFieldName, type EventFields, fieldLabels } from './event-fields'

/** A field that someone else changed, with both values as text. */
type Change = { label: string; theirs: string; yours: string }

/** Returns what changed from `base` to `current` and differs from the form. */
export function getChanges(base: BaseEvent, current: BaseEvent, fields: EventFields): readonly Change[] {
  const names = (Object.keys(fieldLabels) as EventFieldName[]).filter(
    (name) => current.fields[name] !== base.fields[name] && current.fields[name] !== fields[name].trim(),
  )
  const changes = names.map((name) => ({
    label: fieldLabels[name],
    theirs: toText(name, current.fields),
    yours: toText(name, fields),
  }))
  if (current.isActive || !base.isActive) return changes
  return [...changes, { label: 'Status', theirs: 'Inactive', yours: 'Active' }]
}

function toText(name: EventFieldName, fields: EventFields): string {
  const value = fields[name].trim()
  return name === 'eventDate' && isValidDate(value) ? formatLongDate(value) : value || 'Empty'
}
