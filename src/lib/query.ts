/** Returns a query with these values and without those that are empty. Keeps other parameters, such as a campaign's. */
export function withParams(
  params: URLSearchParams,
  values: Record<string, string | null>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    next.delete(name)
    if (value) next.set(name, value)
  }
  return next
}
