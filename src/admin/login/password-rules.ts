const MIN_LENGTH = 6

/** What is wrong with a password; null where nothing is. Where a confirmation is asked for, it is compared first. */
export function checkPassword(
  password: string,
  confirmation?: string,
): { field: 'password' | 'confirmation'; message: string } | null {
  if (confirmation !== undefined && confirmation !== password)
    return { field: 'confirmation', message: 'Passwords do not match' }
  if (password.length < MIN_LENGTH)
    return { field: 'password', message: `Password must be at least ${MIN_LENGTH} characters` }
  return null
}
