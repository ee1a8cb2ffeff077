import { ChevronRight } from 'lucide-react'
import { getAdviserPath } from '../../../advice/event-brief'
import { useHistoryDialog } from '../../../components/hooks/use-history-dialog'
import { USUAL_SEATING } from '../../../components/hooks/use-quote-request'
import { useRoomAnswer } from '../../../components/hooks/use-room-answer'
import { ButtonLink } from '../../../components/links/ButtonLink'
import { PrintedRoom } from '../../../components/room/RoomPlan'
import SiteNeedsContents, { SiteNeedsList } from '../../../components/room/SiteNeedsContents'
import { Dialog } from '../../../components/ui/Dialog'
import type { Kit } from '../../../content/equipment/kit'
import type { HirePeriod } from '../../../hire/hire-period'
import { getSiteNeeds } from '../../../hire/needs'
import { summarizeSiteNeeds } from '../../../hire/needs-text'
import { formatDateRange } from '../../../lib/dates/dates'
import type { RoomBrief } from '../../../suitability/suitability'

/** A button that opens the check of the visitor's room with the needs on site. */
export function QuoteNeeds({ kit, period }: { kit: Kit; period: HirePeriod | null }) {
  const dialog = useHistoryDialog('room')
  const answer = useRoomAnswer({ kit }, USUAL_SEATING)
  const needs = getSiteNeeds(kit, undefined, answer?.verdict.brief.place)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.open()}
        className="mt-3 flex min-h-touch w-full items-center justify-between gap-4 border-t border-dashed border-line pt-3 text-left hover:text-warm"
      >
        <span>
          <span className="block text-small font-semibold text-warm">Room and power</span>
          <span className="block text-small">{answer?.line ?? 'Does it fit my room?'}</span>
          <span className="block text-label">{summarizeSiteNeeds(needs)}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </button>
      {dialog.value && (
        <Dialog title="Does it fit my room?" onClose={dialog.close} className="print:hidden">
          <SiteNeedsContents
            needs={needs}
            equipment={{ kit }}
            usualSeating={USUAL_SEATING}
            action={({ brief, status }) =>
              status === 'no' && (
                <ButtonLink to={toAdviser(brief)} size="small" className="shrink-0">
                  Find a package
                </ButtonLink>
              )
            }
            days={period ? formatDateRange(period.from, period.to) : undefined}
          />
        </Dialog>
      )}
    </>
  )
}

/** The package adviser, with what the visitor has said about the event. */
const toAdviser = ({ guests, place, isAfterDark }: RoomBrief) =>
  getAdviserPath({
    event: null,
    guests: String(guests ?? ''),
    place,
    time: isAfterDark ? 'after-dark' : null,
  })

/** The needs on site and the visitor's room, for the printed quote. */
export function PrintedNeeds({ kit }: { kit: Kit }) {
  const answer = useRoomAnswer({ kit }, USUAL_SEATING)
  return (
    <>
      <section className="mt-6">
        <h3 className="mb-2 text-card">What it needs on site</h3>
        <SiteNeedsList needs={getSiteNeeds(kit, undefined, answer?.verdict.brief.place)} />
      </section>
      {answer && <PrintedRoom verdict={answer.verdict} />}
    </>
  )
}
