import { adviceRules } from '../content/advice/advice-rules'
import { getEventKind } from '../content/advice/event-kinds'
import { packagePurposes } from '../content/advice/guest-rules'
import { getPackage, type Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import { getKitCapacity, getSetupKit, type SetupKit } from '../hire/setups'
import type { DescribedPicture } from '../lib/pictures'
import { listConditions, listReasons } from './advice-texts'
import type { CompleteBrief } from './event-brief'
import { getPlaceCapacity, toPlaceGuests } from './place-capacity'
import { getTierOptions, type TierOption } from './tier-options'
import { type Addition, formatAddition, getTierFacts, type TierFacts } from './tiers'

/** The tier below or above the advised one, or the advised one without its add-on. */
export type Step = {
  tier: Tier
  /** Its capacity at the place of the event. 0 if it cannot be used there. */
  guests: number
  /** How much less or more it costs, with the crew that it needs, in AUD excluding GST. */
  priceDifference: number
  /** What it lacks or adds. */
  changes: readonly string[]
}

/** The advised tier, with the add-on that it may need. */
export type TierAdvice = TierOption & {
  /** Of the tier, or of the place if it is not indoors. */
  image: DescribedPicture
  reasons: readonly string[]
  /** What the venue has to allow or to provide, and what costs extra. */
  conditions: readonly string[]
  stepDown?: Step
  stepUp?: Step
}

/** For an event that is too large for every tier. */
export type CustomAdvice = {
  largest: TierOption
  /** The capacity of the largest tier at the place of the event. */
  guests: number
  /** Speakers or lights that suit all guests, if those of the largest tier don't. `guests` is for the place. */
  setup?: SetupKit
  /** For an event outdoors, what suits it in a marquee. */
  inMarquee?: TierAdvice
}

export type Advice = TierAdvice | CustomAdvice

/** Advises the cheapest tier that suits the guests. With an add-on, a smaller tier may be cheaper than a larger one. */
export function getAdvice(brief: CompleteBrief, pkg: Package = getPackage(getEventKind(brief.event).slug)): Advice {
  const { guests, place } = brief
  const options = getTierOptions(pkg)
  const getCapacity = (tier: Tier) => getPlaceCapacity(tier, place, pkg)
  const suitable = options.filter(({ tier }) => getCapacity(tier) >= guests)
  const advised = suitable.toSorted((a, b) => getTotal(a) - getTotal(b))[0]
  if (!advised) return getCustomAdvice(brief, pkg, options)

  const toStep = (facts: TierFacts, changes: readonly string[]): Step => ({
    tier: facts.tier,
    guests: getCapacity(facts.tier),
    priceDifference: Math.abs(getTotal(facts) - getTotal(advised)),
    changes,
  })
  const tiers = getTierFacts(pkg)
  const index = tiers.findIndex(({ tier }) => tier.level === advised.tier.level)
  const previous = tiers[advised.addOn ? index : index - 1]
  const next = tiers.slice(index + 1).find(({ tier }) => getCapacity(tier) >= guests)
  return {
    ...advised,
    image: (place !== 'indoors' && pkg.placeImages?.[place]) || advised.tier.image,
    reasons: listReasons(advised, place, pkg),
    conditions: listConditions(advised, place, pkg),
    ...(previous && {
      stepDown: toStep(previous, advised.addOn ? [advised.addOn.text] : advised.additions.map(formatLoss)),
    }),
    ...(next && { stepUp: toStep(next, next.additions.map(formatAddition)) }),
  }
}

const getTotal = ({ tier, crewFrom }: TierFacts): number => tier.price + crewFrom

function getCustomAdvice(brief: CompleteBrief, pkg: Package, options: readonly TierOption[]): CustomAdvice {
  const { guests, place } = brief
  const getCapacity = ({ tier }: TierOption) => getPlaceCapacity(tier, place, pkg)
  const largest = options.reduce((a, b) => (getCapacity(b) > getCapacity(a) ? b : a))
  const purpose = packagePurposes[pkg.slug]
  const indoorGuests = Math.ceil((guests * 100) / adviceRules.guestPercent[place])
  const setup = getKitCapacity(purpose, largest.kit) < indoorGuests && getSetupKit({ purpose }, indoorGuests)
  const marqueeAdvice = place === 'outdoors' && getAdvice({ ...brief, place: 'marquee' }, pkg)
  return {
    largest,
    guests: getCapacity(largest),
    ...(setup && { setup: { ...setup, guests: toPlaceGuests(setup.guests, place) } }),
    ...(marqueeAdvice && 'tier' in marqueeAdvice && { inMarquee: marqueeAdvice }),
  }
}

/** '4 uplights (2 instead)'. */
const formatLoss = ({ text, replaces }: Addition): string => text + (replaces ? ` (${replaces} instead)` : '')
