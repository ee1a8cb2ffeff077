import { getEventKind } from '../content/advice/event-kinds'
import { getPackage, type Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import type { DescribedPicture } from '../lib/pictures'
import { getTotal } from '../lib/text/money'
import { getSetupKit, type SetupKit } from '../suitability/setups'
import type { Limit, Suitability } from '../suitability/suitability'
import { listConditions, listReasons } from './advice-texts'
import type { CompleteBrief } from './event-brief'
import { getTierOptions, type TierOption } from './tier-options'
import { getTierSuitability } from './tier-suitability'
import { type Addition, formatAddition, getTierDetails, type TierDetails } from './tiers'

/** The tier below or above the advised one, or the advised one without its add-on. */
export type Step = {
  tier: Tier
  /** Its capacity at the place of the event. 0 if it cannot be used there. */
  guests: number
  /** How much less or more it costs, with the crew that it needs, in AUD excluding GST. */
  priceDifference: number
  /** The differences from the advised tier. */
  changes: readonly string[]
}

/** The advised tier, with the add-on that it may need. */
export type TierAdvice = TierOption & {
  /** Of the tier, or of the place if it is not indoors. */
  image: DescribedPicture
  reasons: readonly string[]
  /** Requirements for the venue, and extra costs. */
  conditions: readonly string[]
  stepDown?: Step
  stepUp?: Step
}

/** For an event that no tier suits. */
export type CustomAdvice = {
  largest: TierOption
  /** The suitability of the largest tier at the place of the event. */
  suitability: Suitability
  /** Speakers or lights that suit all guests, if those of the largest tier don't. `guests` is for the place. */
  setup?: SetupKit
  /** For an event outdoors, what suits it after dark or in a marquee. */
  otherwise: readonly { brief: CompleteBrief; advice: TierAdvice }[]
}

export type Advice = TierAdvice | CustomAdvice

/** Advises the cheapest tier that suits the guests. With an add-on, a smaller tier may be cheaper than a larger one. */
export function getAdvice(brief: CompleteBrief, pkg: Package = getPackage(getEventKind(brief.event).slug)): Advice {
  const { guests, place } = brief
  const options = getTierOptions(pkg)
  const getCapacity = (details: TierDetails) => getTierSuitability(details, pkg, brief).guests
  const suitable = options.filter((option) => getCapacity(option) >= guests)
  const advised = suitable.toSorted((a, b) => getTierTotal(a) - getTierTotal(b))[0]
  if (!advised) return getCustomAdvice(brief, pkg, options)

  const toStep = (details: TierDetails, changes: readonly string[]): Step => ({
    tier: details.tier,
    guests: getCapacity(details),
    priceDifference: Math.abs(getTierTotal(details) - getTierTotal(advised)),
    changes,
  })
  const tiers = getTierDetails(pkg)
  const index = tiers.findIndex(({ tier }) => tier.level === advised.tier.level)
  const previous = tiers[advised.addOn ? index : index - 1]
  const next = tiers.slice(index + 1).find((details) => getCapacity(details) >= guests)
  return {
    ...advised,
    image: (place !== 'indoors' && pkg.placeImages?.[place]) || advised.tier.image,
    reasons: listReasons(advised, brief, pkg),
    conditions: listConditions(advised, brief, pkg),
    ...(previous && {
      stepDown: toStep(previous, advised.addOn ? [advised.addOn.text] : advised.additions.map(formatLoss)),
    }),
    ...(next && { stepUp: toStep(next, next.additions.map(formatAddition)) }),
  }
}

const getTierTotal = ({ tier, crewFrom }: TierDetails): number => getTotal({ price: tier.price, crewFrom })

const purposes = { dancing: 'dancing', speech: 'speeches', light: 'lights' } as const

function getCustomAdvice(brief: CompleteBrief, pkg: Package, options: readonly TierOption[]): CustomAdvice {
  const { guests, place } = brief
  const [largest] = options
    .map((option) => ({ option, suitability: getTierSuitability(option, pkg, brief) }))
    .toSorted((a, b) => b.suitability.guests - a.suitability.guests || b.option.tier.guests - a.option.tier.guests)
  if (!largest) throw new Error(`${pkg.name} has no tiers`)
  const limits = largest.suitability.limits.filter((limit) => limit.kind !== 'tier' && limit.guests < guests)
  const [limit] = limits
  const setup =
    limit && limits.length === 1 && isOfItems(limit) && getSetupKit({ purpose: purposes[limit.kind] }, guests, place)
  const others: CompleteBrief[] =
    place === 'outdoors'
      ? [
          ...(brief.time === 'day' ? [{ ...brief, time: 'after-dark' } as const] : []),
          { ...brief, place: 'marquee', time: undefined },
        ]
      : []
  return {
    largest: largest.option,
    suitability: largest.suitability,
    ...(setup && { setup }),
    otherwise: others.flatMap((other) => {
      const advice = getAdvice(other, pkg)
      return 'tier' in advice ? { brief: other, advice } : []
    }),
  }
}

const isOfItems = (limit: Limit): limit is Limit & { kind: keyof typeof purposes } => limit.kind in purposes

/** '4 uplights (2 instead)'. */
const formatLoss = ({ text, replaces }: Addition): string => text + (replaces ? ` (${replaces} instead)` : '')
