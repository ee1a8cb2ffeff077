import type { SiteNeeds } from '../../hire/needs'
import { formatVenueText } from '../../hire/needs-text'
import { checkRoom, type Gear } from '../../hire/room/room'
import type { Alternative } from '../../hire/room/room-fixes'
import { toRoomQuestion } from '../../hire/room/room-input'
import { summarizeRoom } from '../../hire/room/room-text'
import { CopyButton } from '../CopyButton'
import { useRoomFields } from '../hooks/use-room-fields'
import { SiteNeedsList } from '../SiteNeedsList'
import { RoomCheck } from './RoomCheck'

export type Props = {
  /** The heading of the list of equipment in the email. */
  equipment: string
  needs: SiteNeeds
  /** What has to fit the room. */
  gear: Gear
  /** Smaller tiers, which may fit if it does not. */
  alternatives?: readonly Alternative[]
  /** The days of the event, if they are known. */
  days?: string | undefined
}

/** The needs, the check of the room, and a button that copies both as an email to the venue. */
export default function SiteNeedsContents({ equipment, needs, gear, alternatives, days }: Props) {
  const { state: fields, update, flush } = useRoomFields()
  const question = toRoomQuestion(fields, gear)
  const room = question && summarizeRoom(question, checkRoom(question))
  return (
    <div className="px-6 pt-4">
      <SiteNeedsList needs={needs} />
      <RoomCheck fields={fields} gear={gear} alternatives={alternatives} onChange={update} onBlur={flush} />
      <CopyButton
        label="Copy for the venue"
        text={formatVenueText(equipment, needs, days, room)}
        className="sticky bottom-0 -mx-6 border-t border-line bg-raised px-6 py-4"
      />
    </div>
  )
}
