import { toTwoDigits } from '../text/quantities'

/** Returns a random UUID, which cannot be guessed. `crypto.randomUUID` is missing on pages without HTTPS. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => toTwoDigits(byte.toString(16))).join('')
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
