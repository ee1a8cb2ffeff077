import { adviceRules } from '../content/advice-rules'
import { getEquipment } from '../content/equipment'
import { permissionTexts } from '../content/item-need-texts'
import { HALL_CEILING_M } from '../content/package-rules'
import type { AddOn, PackageCategory, Tier } from '../content/packages'
import { findService } from '../content/services'
import { formatBothPrices, multiplyPrice } from '../lib/money'
import { formatPriceWithCrew, type TierFacts } from './tiers'

/** Whether a tier can use an add-on: it does not have it, has what it is connected to, and suits as low a ceiling. */
export function isOfferedFor(
  { item, outdoorsOnly, needs, tiers }: AddOn,
  { tier, items, siteNeeds }: TierFacts,
): boolean {
  const { ceilingM = 0 } = item && !outdoorsOnly ? getEquipment(item) : {}
  return (
    (!tiers || tiers.includes(tier.tier)) &&
    (!item || !items.has(item)) &&
    (!needs || items.has(needs)) &&
    ceilingM <= Math.max(siteNeeds.ceilingM, HALL_CEILING_M)
  )
}

/** '$50+GST, $55 incl. GST, plus crew from $80+GST, $88 incl. GST', or 'Quoted'. */
export function formatAddOnPrice({ item, quantity = 1, service, extraHour }: AddOn, category: PackageCategory): string {
  if (item) {
    const { price24h, crewFrom } = getEquipment(item)
    return formatPriceWithCrew(multiplyPrice(price24h, quantity), crewFrom)
  }
  if (extraHour && category.extraHour) return `${formatBothPrices(category.extraHour)} per hour`
  const entry = findService(service)
  if (!entry) return 'Quoted'
  const { startingFrom, unit = '', alsoFrom = [] } = entry
  return [{ price: startingFrom, unit }, ...alsoFrom]
    .map((start) => `From ${formatBothPrices(start.price)} ${start.unit}`.trim())
    .join('. ')
}

/** What an add-on needs on site, in sentences: a ceiling, clear space, permission. */
export function describeAddOnNeeds({ item, outdoorsOnly }: AddOn): string[] {
  if (!item) return []
  const { ceilingM, clearanceM, permission } = getEquipment(item)
  return [
    ...(ceilingM && !outdoorsOnly ? [`Ceiling of at least ${ceilingM} m.`] : []),
    ...(clearanceM ? [`${clearanceM} m clear on every side.`] : []),
    ...(permission
      ? [outdoorsOnly ? adviceRules.permissions[permission].outdoors : `${permissionTexts[permission]}.`]
      : []),
  ]
}

/** The enquiry about a tier with add-ons. Without them it has no message: the contact page makes one of the subject. */
export function createTierEnquiry(
  { name }: Tier,
  addOns: readonly AddOn[],
  category: PackageCategory,
): { subject: string; message?: string } {
  const subject = `Package Enquiry: ${name}`
  if (addOns.length === 0) return { subject }
  const lines = addOns.map((addOn) => `- ${addOn.text} (${formatAddOnPrice(addOn, category)})`)
  return { subject, message: [`Subject: ${subject}`, ['Add-ons:', ...lines].join('\n')].join('\n\n') }
}
