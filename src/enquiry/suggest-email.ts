import { isMistyped } from '../lib/text/search'
import { cleanEmail } from './clean-text'

/** The email providers that most visitors have, with the endings of their addresses. */
const providers = new Map<string, readonly string[]>([
  ['gmail', ['com']],
  ['hotmail', ['com', 'com.au']],
  ['outlook', ['com', 'com.au']],
  ['icloud', ['com']],
  ['yahoo', ['com', 'com.au']],
  ['bigpond', ['com', 'net.au']],
  ['optusnet', ['com.au']],
  ['live', ['com', 'com.au']],
  ['me', ['com']],
  ['msn', ['com']],
])

/** A shorter name is one letter away from the names of too many companies. */
const SHORTEST_NAME = 5

/** Other providers and companies whose names are one letter away from one of these. */
const otherNames = ['email', 'grail', 'mail', 'ymail']

/** No domain ends with these. */
const MISTYPED_COM = /\.(?:con|cmo|ocm|cpm|xom|vom|comm)(?=(?:\.au)?$)/

/** Countries, whose endings these providers do not have. */
const SHORTENED_COM = ['co', 'cm', 'om']

/**
 * The address that was probably meant: 'ana@gmail.com' for 'ana@gmial.com' or 'ana@gmail.con'. Undefined if the address looks
 * right. It is only a question, because a company may have the domain.
 */
export function suggestEmail(email: string): string | undefined {
  const address = cleanEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const meant = correctDomain(domain)
  return at > 0 && meant !== domain ? address.slice(0, at + 1) + meant : undefined
}

function correctDomain(domain: string): string {
  const [name = '', ...rest] = domain.replace(MISTYPED_COM, '.com').split('.')
  const ending = rest.join('.')
  const endings = providers.get(name)
  if (!ending) return domain
  if (endings)
    return `${name}.${endings.includes('com') && SHORTENED_COM.includes(ending) ? 'com' : ending}`
  const [provider] =
    [...providers].find(
      ([known, itsEndings]) =>
        known.length >= SHORTEST_NAME && itsEndings.includes(ending) && isMistyped(name, known),
    ) ?? []
  return `${provider && !otherNames.includes(name) ? provider : name}.${ending}`
}
