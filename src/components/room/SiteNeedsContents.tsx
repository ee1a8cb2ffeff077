import type { ComponentProps } from 'react'
import type { SiteNeeds } from '../../hire/needs'
import { formatVenueText } from '../../hire/needs-text'
import { toRoomBrief } from '../../suitability/room/room-input'
import { getRoomVerdict, type NamedEquipment, summarizeRoom } from '../../suitability/room/room-text'
import { useRoom } from '../../suitability/room/use-room'
import { CopyButton } from '../CopyButton'
import { SiteNeedsList } from '../SiteNeedsList'
import { PrintedDialog } from './PrintedDialog'
import { RoomCheck } from './RoomCheck'

export type Props = Pick<ComponentProps<typeof RoomCheck>, 'action' | 'onTier'> & {
  /** The heading of the list of equipment in the email. */
  heading: string
  needs: SiteNeeds
  equipment: NamedEquipment
  /** The other tiers, the cheapest first. */
  others?: readonly NamedEquipment[]
  /** The part that comes first: the one that the visitor asked for. */
  first: 'room' | 'needs'
  /** The days of the event, if they are known. */
  days?: string | undefined
}

/** The check of the room and the needs, and a button that copies both as an email to the venue. */
export default function SiteNeedsContents({
  heading,
  needs,
  equipment,
  others = [],
  action,
  onTier,
  first,
  days,
}: Props) {
  const brief = toRoomBrief(useRoom())
  const room = brief && summarizeRoom(brief, getRoomVerdict(equipment, brief))
  const check = (
    <RoomCheck
      // The title of the dialog is the question, unless the needs come first.
      title={first === 'room' ? 'Length and width are enough' : 'Does it fit my room?'}
      equipment={equipment}
      others={others}
      action={action}
      onTier={onTier}
    />
  )
  return (
    <div className="px-6 pt-2 pb-6">
      {first === 'room' && check}
      <SiteNeedsList needs={needs} />
      <CopyButton
        label="Copy for the venue"
        text={formatVenueText(heading, needs, days, room)}
        className={`bg-raised py-4 ${first === 'needs' ? 'sticky bottom-0 z-10' : ''}`}
      />
      {first === 'needs' && check}
      {equipment.tier && <PrintedDialog equipment={equipment} needs={needs} />}
    </div>
  )
}
