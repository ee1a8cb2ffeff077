import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { PrintedRoom } from '../../../components/room/PrintedRoom'
import { SiteNeedsDialog } from '../../../components/SiteNeedsDialog'
import { SiteNeedsList } from '../../../components/SiteNeedsList'
import type { Kit } from '../../../content/equipment/kit'
import type { HirePeriod } from '../../../hire/hire-dates'
import { getSiteNeeds } from '../../../hire/needs'
import { summarizeSiteNeeds } from '../../../hire/needs-text'
import type { RoomQuestion } from '../../../hire/room/room'
import { formatDateRange } from '../../../lib/dates/dates'

const TITLE = 'What it needs on site'

/** One line on what the items need on site, which opens a dialog with the rest. */
export function QuoteNeeds({ kit, period }: { kit: Kit; period: HirePeriod | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const needs = getSiteNeeds(kit)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="mt-3 flex min-h-touch w-full items-center justify-between gap-4 border-t border-dashed border-line pt-3 text-left hover:text-warm"
      >
        <span>
          <span className="block text-small font-semibold text-warm">{TITLE}</span>
          <span className="block font-mono text-spec">{summarizeSiteNeeds(needs)}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </button>
      {isOpen && (
        <SiteNeedsDialog
          title={TITLE}
          equipment="Equipment"
          needs={needs}
          gear={{ kit, outlets: needs.outlets }}
          days={period ? formatDateRange(period.from, period.to) : undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** What the items need on site, and whether they fit the room, for the printed quote. */
export function PrintedNeeds({ kit, room }: { kit: Kit; room: RoomQuestion | undefined }) {
  return (
    <>
      <section className="mt-6">
        <h3 className="mb-2 text-card">{TITLE}</h3>
        <SiteNeedsList needs={getSiteNeeds(kit)} />
      </section>
      {room && <PrintedRoom question={room} />}
    </>
  )
}
