import { capitalize } from '../lib/text/capitalize'

const TITLE =
  /^(?:captain|capt|dj|dr|father|fr|lady|lord|miss|mrs?|ms|mx|prof|professor|rev|reverend|sir|sr)\.?$/i

/** Words in the names of organisations and roles, which are no first or family names. */
const NOT_A_PERSON =
  /^(?:the|accounts?|admin|association|bookings?|centre|church|club|college|committee|company|contact|council|enquiries|events?|foundation|group|hello|hotel|inc|info|limited|ltd|manager|office|parish|pty|reception|sales|school|services|society|team|trust|university)$/i

const WORD = /^[\p{L}\p{M}'’-]{2,}$/u

/**
 * 'Priya' of 'Dr. Priya Nair'. Empty if it is not clear whose it is, as in 'Mr & Mrs Nair', 'Nair, Priya', 'A. Nair' and
 * 'Kiama Public School'.
 */
export function getFirstName(fullName: string): string {
  const words = fullName
    .trim()
    .replace(/\.$/, '')
    .split(/\s+/)
    .filter((word) => !TITLE.test(word))
  const [first = '', ...others] = words
  const isPerson = WORD.test(first) && first.toLowerCase() !== 'and' && !words.some(isOfNoPerson)
  // The first word of 'van der Berg' is no first name.
  const isParticle = isSmall(first) && !others.every(isSmall)
  return isPerson && !isParticle ? fixCapitals(first) : ''
}

/** 'Kayla Merrick' of 'kayla.merrick@southbeam.example'. Empty for an address that may not be one person's. */
export function getAccountName(email: string): string {
  const words = email.replace(/[+@].*/, '').split(/[._-]/)
  const isPerson = words.length === 2 && words.every((word) => WORD.test(word))
  return isPerson && !words.some(isOfNoPerson) ? words.map(fixCapitals).join(' ') : ''
}

const isOfNoPerson = (word: string) => NOT_A_PERSON.test(word.replace(/[.,]+$/, ''))

const isSmall = (word: string) => word === word.toLowerCase()

/** 'Kayla' of 'KAYLA' and of 'kayla'. Two capitals, as in 'JP', are initials. */
const fixCapitals = (word: string): string =>
  isSmall(word) || (word.length > 2 && word === word.toUpperCase())
    ? word.toLowerCase().split('-').map(capitalize).join('-')
    : word
