/**
 * Of several add-ons for more guests, the one that raises the number most counts. Separate from tier.ts, which loads the
 * catalogue.
 */
export const findMostGuests = <Option extends { tier: { guests: number } }>(
  alone: Option,
  withAddOns: readonly Option[],
): Option =>
  withAddOns.reduce(
    (most, option) => (option.tier.guests > most.tier.guests ? option : most),
    alone,
  )
