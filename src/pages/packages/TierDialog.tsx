import { ButtonLink } from '../../components/links/ButtonLink'
import { SiteNeedsDialog } from '../../components/SiteNeedsDialog'
import { packageSeatings } from '../../content/advice/event-kinds'
import { type TierChoice, toEquipment, useTierEnquiry } from './use-tier-enquiry'

type Props = {
  choice: TierChoice
  /** All tiers of the package. */
  choices: readonly TierChoice[]
  onTier: (name: string) => void
  onClose: () => void
}

/** The needs of a tier on site and the check of the visitor's room. */
export default function TierDialog({ choice, choices, onTier, onClose }: Props) {
  const { tier, siteNeeds } = choice.details
  const { name } = tier
  const { link } = useTierEnquiry(choice)
  return (
    <SiteNeedsDialog
      title={`Does ${name} fit my room?`}
      heading={name}
      needs={siteNeeds}
      equipment={toEquipment(choice)}
      usualSeating={packageSeatings[choice.pkg.slug]}
      others={choices.filter((other) => other !== choice).map(toEquipment)}
      action={({ status }) => (
        <ButtonLink to={link} variant={status === 'no' ? 'outline' : 'primary'} size="small" className="shrink-0">
          Enquire
        </ButtonLink>
      )}
      onTier={onTier}
      first="room"
      onClose={onClose}
    />
  )
}
