import { describeNextSize } from '../../advice/larger-crowd'
import { describeAddOnNeeds, isOfferedFor, toAddOnLine } from '../../booking/tiers/add-ons'
import { getTierDetails, getTierOptions } from '../../booking/tiers/tier'
import type { TierDetails } from '../../booking/tiers/tier-details'
import { getTierSuitability, getTierSummary } from '../../booking/tiers/tier-suitability'
import { equipmentPackageRules, travelRule } from '../../content/advice/package-rules'
import { getClosingCall } from '../../content/closing-calls'
import { type Package, packages } from '../../content/packages'
import { relatedPages } from '../../content/related-pages'
import type { AddOn } from '../../content/schemas/package'
import { hireRules } from '../../content/terms/hire-terms'
import { tierLabels, type TierLevel } from '../../content/tier-levels'
import { formatAudWithCents, withGst } from '../../lib/text/money'
import { formatList } from '../../lib/text/quantities'
import { toLinks } from '../../public-pages'
import { formatGuestsReason } from '../../suitability/suitability'

// The page of a package needs only this, not the others nor the hire items. See vite/prerender/data-modules.ts.

export type PackageContent = ReturnType<typeof createContent>
export type AddOnContent = PackageContent['addOns'][number]

/** What the page of each package shows, by its slug. */
export const packageContents: Readonly<Record<string, () => Promise<PackageContent>>> =
  Object.fromEntries(packages.map((pkg) => [pkg.slug, async () => createContent(pkg)]))

function createContent(pkg: Package) {
  const details = getTierDetails(pkg)
  const [basic, ...larger] = details
  return {
    pkg,
    tiers: [createTier(basic), ...larger.map(createTier)] as const,
    rules: listRules(pkg, details),
    /** The other packages, and what is related to this one. */
    relatedLinks: toLinks([
      ...packages.filter((other) => other !== pkg).map(({ slug }) => `/packages/${slug}` as const),
      ...(relatedPages[`/packages/${pkg.slug}`] ?? []),
    ]),
    closingCall: getClosingCall(`/packages/${pkg.slug}`),
    addOns: pkg.addOns.map((addOn) => createAddOn(addOn, pkg, details)),
  }
}

/** The rules that apply to every tier. */
function listRules(pkg: Package, details: readonly TierDetails[]) {
  const { disclaimer, extraHour, crewed } = pkg
  const rules: string[] = [...disclaimer, ...(crewed ? [travelRule] : equipmentPackageRules)]
  if (details.some(({ withAddOns }) => withAddOns.siteNeeds.crewWork.size > 0))
    rules.push(hireRules.crew)
  if (extraHour !== undefined) {
    rules.push(
      `${formatAudWithCents(withGst(extraHour))} per extra hour incl. GST (${formatAudWithCents(extraHour)} per extra hour +GST).`,
    )
  }
  const nextSize = describeNextSize(pkg)
  if (nextSize) rules.push(nextSize)
  return rules
}

/** A tier without add-ons. Its package is there once for all of them. */
function createTier(details: TierDetails) {
  const { tier, kit, crewFrom, additions, singlePrice } = details
  return {
    tier,
    kit,
    crewFrom,
    additions,
    singlePrice,
    summary: getTierSummary(details),
  }
}

/** A tier as it is with an add-on. */
function createWithAddOn(details: TierDetails) {
  const { tier, kit } = details.withAddOns
  return { tier, kit, summary: getTierSummary(details) }
}

function createAddOn(addOn: AddOn, pkg: Package, details: readonly TierDetails[]) {
  const tiers = details
    .filter((tier) => isOfferedFor(addOn, tier.withAddOns))
    .map(({ tier }) => tier.level)
  const options = getTierOptions(pkg).filter((option) => option.addOns[0]?.id === addOn.id)
  const larger = options.map((option) => {
    const reason = formatGuestsReason(getTierSuitability(option))
    return `${tierLabels[option.tier.level]} to ${option.withAddOns.tier.guests} guests${reason}`
  })
  return {
    ...toAddOnLine(addOn, pkg),
    /** The tiers that it is offered for. */
    tiers,
    /** The tiers that suit more guests with it, as they then are. */
    withIt: Object.fromEntries(
      options.map((option) => [option.tier.level, createWithAddOn(option)]),
    ) as Partial<Record<TierLevel, ReturnType<typeof createWithAddOn>>>,
    /** The tiers that it is for, if not all, for how many guests they then are, and what it needs on site. */
    conditions: [
      ...(tiers.length < details.length
        ? [`${formatList(tiers.map((level) => tierLabels[level]))} only.`]
        : []),
      ...(larger.length > 0 ? [`Indoors, that takes ${formatList(larger)}.`] : []),
      ...describeAddOnNeeds(addOn),
    ].join(' '),
  }
}
