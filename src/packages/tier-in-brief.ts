import { tierLabels } from '../content/tier-levels'
import { formatTotal, getTotal } from '../lib/text/money'
import type { TierDetails } from './tiers'

/** 'Diamond, from $1,980 incl. GST, up to 120 guests'. The price includes the crew that it needs. */
export const formatTierInBrief = ({ tier, crewFrom }: Pick<TierDetails, 'tier' | 'crewFrom'>): string =>
  `${tierLabels[tier.level]}, from ${formatTotal(getTotal({ price: tier.price, crewFrom }))}, up to ${tier.guests} guests`
