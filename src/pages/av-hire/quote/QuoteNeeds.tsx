import { ChevronRight } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useRoomAnswer } from '../../../components/hooks/use-room-answer'
import { PrintedRoom } from '../../../components/room/RoomPlan'
import SiteNeedsContents, { SiteNeedsList } from '../../../components/room/SiteNeedsContents'
import { Dialog } from '../../../components/ui/Dialog'
import type { Kit } from '../../../content/equipment/kit'
import type { HirePeriod } from '../../../hire/hire-dates'
import { getSiteNeeds } from '../../../hire/needs'
import { summarizeSiteNeeds } from '../../../hire/needs-text'
import { formatDateRange } from '../../../lib/dates/dates'

const ROOM_TITLE = 'Does it fit my room?'
const TITLE = 'What it needs on site'

/** A quote belongs to no kind of event, so its guests sit at tables unless the visitor says otherwise. */
export const USUAL_SEATING = 'tables'

type Props = Pick<ComponentProps<typeof SiteNeedsContents>, 'action'> & {
  kit: Kit
  period: HirePeriod | null
}

/** Two buttons that open a dialog: the check of the visitor's room, and the needs on site. */
export function QuoteNeeds({ kit, period, action }: Props) {
  const [open, setOpen] = useState<'room' | 'needs' | null>(null)
  const answer = useRoomAnswer({ kit }, USUAL_SEATING)
  const needs = getSiteNeeds(kit)
  return (
    <>
      <NeedsButton
        title={ROOM_TITLE}
        text={answer?.line ?? 'Length and width are enough'}
        onClick={() => setOpen('room')}
      />
      <NeedsButton title={TITLE} text={summarizeSiteNeeds(needs)} onClick={() => setOpen('needs')} />
      {open && (
        <Dialog title={open === 'room' ? ROOM_TITLE : TITLE} onClose={() => setOpen(null)} className="print:hidden">
          <SiteNeedsContents
            opensAt={open}
            needs={needs}
            equipment={{ kit }}
            usualSeating={USUAL_SEATING}
            action={action}
            days={period ? formatDateRange(period.from, period.to) : undefined}
          />
        </Dialog>
      )}
    </>
  )
}

function NeedsButton({ title, text, onClick }: { title: string; text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="mt-3 flex min-h-touch w-full items-center justify-between gap-4 border-t border-dashed border-line pt-3 text-left hover:text-warm"
    >
      <span>
        <span className="block text-small font-semibold text-warm">{title}</span>
        <span className="block font-mono text-label">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </button>
  )
}

/** The needs on site and the visitor's room, for the printed quote. */
export function PrintedNeeds({ kit }: { kit: Kit }) {
  const answer = useRoomAnswer({ kit }, USUAL_SEATING)
  return (
    <>
      <section className="mt-6">
        <h3 className="mb-2 text-card">{TITLE}</h3>
        <SiteNeedsList needs={getSiteNeeds(kit)} />
      </section>
      {answer && <PrintedRoom verdict={answer.verdict} />}
    </>
  )
}
