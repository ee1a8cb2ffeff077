/**
 * Of several add-ons for more guests, the one that raises the number most counts. Separate from tier.ts, which loads the
 * catalogue.
 */
export const findMostGuests = <Option extends { guests: number }>(
  alone: Option,
  withAddOns: readonly Option[],
): Option =>
  withAddOns.reduce((most, option) => (option.guests > most.guests ? option : most), alone)
