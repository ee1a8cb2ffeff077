/** The groups of answers in `answers.ts`, by their ids. Packages link to them. */
export type AnswerGroupId =
  | 'booking-and-paying'
  | 'delivery-and-travel'
  | 'pickup-and-return'
  | 'djs-and-photos'
  | 'on-the-day'
  | 'weather-power-and-space'
  | 'councils-schools-companies'
