import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import type { SiteNeeds } from '../../hire/needs'
import { formatVenueText } from '../../hire/needs-text'
import { useRoom } from '../../suitability/room/room-fields'
import { toRoomBrief } from '../../suitability/room/room-input'
import { getRoomVerdict, summarizeRoom } from '../../suitability/room/room-verdict'
import { CopyButton } from '../CopyButton'
import { PrintedHeader } from '../PrintedHeader'
import { SiteNeedsList } from '../SiteNeedsList'
import { PrintedRoom } from './PrintedRoom'
import { RoomCheck } from './RoomCheck'

export type Props = Omit<ComponentProps<typeof RoomCheck>, 'title' | 'verdict'> & {
  /** The heading of the list of equipment in the email. */
  heading: string
  needs: SiteNeeds
  /** The part that comes first: the one that the visitor asked for. */
  first: 'room' | 'needs'
  /** The days of the event, if they are known. */
  days?: string | undefined
}

/** The check of the room and the needs, and a button that copies both as an email to the venue. */
export default function SiteNeedsContents({ heading, needs, first, days, ...check }: Props) {
  const { equipment } = check
  const brief = toRoomBrief(useRoom(), check.usualSeating)
  const verdict = brief && getRoomVerdict(equipment, brief)
  const main = document.querySelector('main')
  // The title of the dialog is the question, unless the needs come first.
  const title = first === 'room' ? 'Length and width are enough' : 'Does it fit my room?'
  const roomCheck = <RoomCheck title={title} verdict={verdict} {...check} />
  return (
    <div className="px-6 pt-2 pb-6">
      {first === 'room' && roomCheck}
      <SiteNeedsList needs={needs} />
      <CopyButton
        label="Copy for the venue"
        text={formatVenueText(heading, needs, days, verdict && summarizeRoom(verdict))}
        className={`bg-raised py-4 ${first === 'needs' ? 'sticky bottom-0 z-10' : ''}`}
      />
      {first === 'needs' && roomCheck}
      {/* Printed in place of the page, because dialogs are not printed. A quote prints its own. */}
      {equipment.tier &&
        main &&
        createPortal(
          <section className="print-only wrap">
            <PrintedHeader />
            <h2 className="mb-4 text-block">{equipment.name}</h2>
            <SiteNeedsList needs={needs} />
            {verdict && <PrintedRoom name={equipment.name} verdict={verdict} />}
          </section>,
          main,
        )}
    </div>
  )
}
