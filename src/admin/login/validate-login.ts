import type { FieldErrors } from '../../lib/form-schema'

export type LoginField = 'email' | 'password' | 'confirmation'

const MIN_PASSWORD_LENGTH = 6

/** Checks the fields that the form has. Compares the confirmation first. */
export function validateLogin({ email, password, confirmation }: Partial<Record<LoginField, string>>) {
  const errors: FieldErrors<LoginField> = {}
  if (email === '') errors.email = 'Email is required'
  if (confirmation !== undefined && confirmation !== password) errors.confirmation = 'Passwords do not match'
  else if (password !== undefined && password.length < MIN_PASSWORD_LENGTH) {
    errors.password = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`
  }
  return errors
}
