const TITLE = /^(?:dr|miss|mrs?|ms|mx|prof|professor|rev)\.?$/i

/** 'Priya' of 'Dr. Priya Nair'. Empty if it is not clear, as in 'Mr & Mrs Nair' and 'Nair, Priya'. */
export function getFirstName(fullName: string): string {
  const first = fullName
    .trim()
    .split(/\s+/)
    .find((word) => !TITLE.test(word))
  return first && /^[\p{L}\p{M}.'’-]+$/u.test(first) && first.toLowerCase() !== 'and' ? first : ''
}
