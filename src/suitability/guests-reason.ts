import type { Suitability } from './suitability'

/** Why a tier suits fewer than its sound, its lights and its screen, to follow the number: ', for the dance floor'. */
export function formatGuestsReason({ limits: [tightest] }: Suitability): string {
  if (tightest?.kind === 'dance floor') return ', for the dance floor'
  if (tightest?.kind === 'floor') return ', in your room'
  return tightest?.kind === 'tier' && tightest.reason ? `, ${tightest.reason}` : ''
}
