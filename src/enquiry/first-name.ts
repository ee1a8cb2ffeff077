const TITLE = /^(?:dr|miss|mrs?|ms|mx|prof|professor|rev)\.?$/i

/** 'Priya' of 'Dr. Priya Nair'. Empty if there is only a title. */
export const getFirstName = (fullName: string): string =>
  fullName
    .trim()
    .split(/\s+/)
    .find((word) => !TITLE.test(word)) ?? ''
