import { type EventKindId, type EventPlace, eventKinds, eventPlaces } from '../content/event-kinds'

/** What a visitor has told the package adviser. Null means not answered. */
export type Answers = { event: EventKindId | null; guests: number | null; place: EventPlace | null }

export type CompleteAnswers = { [Question in keyof Answers]: NonNullable<Answers[Question]> }

export const isComplete = (answers: Answers): answers is CompleteAnswers =>
  Object.values(answers).every((answer) => answer !== null)

/** The most guests that can be entered. */
export const MAX_GUESTS = 10_000

/** Reads a number of guests: '120' or '1,200'. Null unless it is a whole number from 1 to `MAX_GUESTS`. */
export function parseGuests(text: string): number | null {
  const digits = text.trim().replace(/[ ,](?=\d{3}\b)/g, '')
  const guests = /^\d+$/.test(digits) ? Number(digits) : 0
  return guests >= 1 && guests <= MAX_GUESTS ? guests : null
}

/** Reads the answers from the query of a URL. An invalid answer counts as none. */
export function parseAnswers(params: URLSearchParams): Answers {
  return {
    event: eventKinds.find(({ id }) => id === params.get('event'))?.id ?? null,
    guests: parseGuests(params.get('guests') ?? ''),
    place: eventPlaces.find(({ id }) => id === params.get('place'))?.id ?? null,
  }
}

/** Adds the answers to the query of a URL. Keeps other parameters, such as those of an advertising campaign. */
export function formatAnswers(answers: Answers, params = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, answer] of Object.entries(answers)) {
    next.delete(name)
    if (answer !== null) next.set(name, String(answer))
  }
  return next
}
