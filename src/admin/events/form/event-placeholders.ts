import { eventTemplates } from '../../../content/event-templates'

const placeholders = new Set(
  eventTemplates.flatMap(({ fields }) => `${fields.title} ${fields.description}`.match(/\[[^\]]+\]/g) ?? []),
)

/** Returns a part of a template that is still to be replaced. Other square brackets count as text. */
export const findPlaceholder = (text: string): string | undefined =>
  [...placeholders].find((placeholder) => text.includes(placeholder))
