import { formatCount } from '../lib/text/quantities'
import { MAX_OUTLETS, OUTLETS_PER_THREE_PHASE } from './needs'

/** '2 power circuits', or 'Three-phase power, 20 A or 32 A'. */
export const formatOutlets = (outlets: number): string =>
  outlets > MAX_OUTLETS
    ? `Three-phase power, ${formatThreePhaseAmperes(outlets)}`
    : formatCount(outlets, 'power circuit')

export function formatThreePhaseAmperes(outlets: number): string {
  if (outlets > OUTLETS_PER_THREE_PHASE['32 A']) return 'over 32 A'
  return outlets > OUTLETS_PER_THREE_PHASE['20 A'] ? '32 A' : '20 A or 32 A'
}
