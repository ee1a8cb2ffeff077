import type { Passwords } from './PasswordFields'

const MIN_LENGTH = 6

export const validateEmail = (email: string): { email?: string } => (email ? {} : { email: 'Email is required' })

/** Compares the confirmation first, if there is one. */
export function validatePasswords({ password, confirmation }: Passwords, hasConfirmation: boolean): Partial<Passwords> {
  if (hasConfirmation && confirmation !== password) return { confirmation: 'Passwords do not match' }
  if (password.length < MIN_LENGTH) return { password: `Password must be at least ${MIN_LENGTH} characters` }
  return {}
}
