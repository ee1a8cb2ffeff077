/** The tiers of every package, from the smallest to the largest. */
export const tierLevels = ['basic', 'premium', 'diamond', 'horizon'] as const
export type TierLevel = (typeof tierLevels)[number]

export const tierLabels: Record<TierLevel, string> = {
  basic: 'Basic',
  premium: 'Premium',
  diamond: 'Diamond',
  horizon: 'Horizon',
}
