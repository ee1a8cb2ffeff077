import { type EventPlace, formatPlace } from '../content/advice/event-places'
import { formatNumber } from '../lib/text/quantities'
import type { Limit, Suitability } from './suitability'

/** Why a tier suits fewer than its sound, its lights and its screen, to follow the number: ', for the dance floor'. */
export function formatGuestsReason({ limits: [tightest] }: Suitability): string {
  if (tightest?.kind === 'dance floor') return ', for the dance floor'
  if (tightest?.kind === 'floor') return ', in your room'
  return tightest?.kind === 'tier' && tightest.reason ? `, ${tightest.reason}` : ''
}

/** A sentence about a limit. `name` is what has it: 'Weddings Basic', or 'This equipment'. */
export function describeLimit(limit: Limit, name: string, place: EventPlace): string {
  const guests = `${formatNumber(limit.guests)} guests`
  switch (limit.kind) {
    case 'dancing':
      return limit.guests > 0
        ? `The speakers suit up to ${guests} dancing ${formatPlace(place)}.`
        : 'The speakers are for speech, not for dancing.'
    case 'speech':
      return `The speakers carry speech to up to ${guests}.`
    case 'picture':
      return limit.screen.showsText
        ? `The back row of ${guests} can still read the screen.`
        : `The screen is for pictures, not for text, and suits up to ${guests}.`
    case 'light':
      return limit.guests > 0
        ? `The lights suit up to ${guests}.`
        : 'The beams need haze to show, and outdoors it blows away.'
    case 'daylight':
      return limit.hidden === 'picture'
        ? "The picture won't show in daylight. Ask us for an LED wall, which does in the shade."
        : "Lights won't show in daylight."
    case 'dance floor':
      return `The dance floor suits up to ${guests}.`
    case 'roof':
      return `${name} isn't for use ${formatPlace(place)}.`
    case 'floor':
      return `The floor has room for up to ${guests}.`
    case 'ceiling':
      return `You need a ceiling of ${limit.ceiling.metres} m for ${limit.ceiling.name}.`
    // A tier.
    default:
      return `${name} suits up to ${guests}${limit.reason ? `, ${limit.reason}` : ''}.`
  }
}
