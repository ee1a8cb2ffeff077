/** Without characters that look like another one: 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const ALPHABET = '23456789ACDEFHJKMNPQRTWXY'

/** Creates a reference such as 'ENQ-7F3K-Q2'. */
export function createReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6))
  const symbols = Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length])
  return `ENQ-${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}
