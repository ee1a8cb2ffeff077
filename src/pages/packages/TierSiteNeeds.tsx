import type { ComponentProps } from 'react'
import { getTierOptions } from '../../booking/tiers/tier-options'
import SiteNeedsContents from '../../components/room/SiteNeedsContents'
import { packageSeatings } from '../../content/advice/event-kinds'
import { getOption, type TierChoice, toEquipment } from './use-tier-enquiry'

type TierProps = { choice: TierChoice } & Pick<
  ComponentProps<typeof SiteNeedsContents>,
  'others' | 'action' | 'onTier'
>

/** The check of the room and what a tier needs on site. Separate from its dialog, because the page doesn't load the hire items. */
export default function TierSiteNeeds({ choice, ...check }: TierProps) {
  const { pkg } = choice
  const { tier, addOn } = getOption(choice)
  const needs = getTierOptions(pkg).find(
    (option) => option.tier.level === tier.level && option.addOn?.id === addOn?.id,
  )?.siteNeeds
  if (!needs) throw new Error(`${pkg.name} has no tier ${tier.level}`)
  return (
    <SiteNeedsContents
      needs={needs}
      equipment={toEquipment(choice)}
      usualSeating={packageSeatings[pkg.slug]}
      {...check}
    />
  )
}
