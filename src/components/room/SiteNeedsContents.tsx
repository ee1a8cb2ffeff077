import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Seating } from '../../content/advice/room-rules'
import type { SiteNeeds } from '../../hire/needs'
import { describeSiteNeeds, formatVenueText } from '../../hire/needs-text'
import {
  isRoomEmpty,
  noRoom,
  setRoom,
  toRoomBrief,
  useRoom,
} from '../../suitability/room/room-input'
import {
  type Alternative,
  getRoomVerdict,
  listAlternatives,
  type NamedEquipment,
  roomNote,
  type RoomVerdict,
  summarizeRoom,
} from '../../suitability/room/room-verdict'
import { CopyButton } from '../CopyButton'
import { useSettled } from '../hooks/use-settled'
import { PrintedHeader } from '../PrintedHeader'
import { RoomFieldset } from './RoomFieldset'
import { PrintedRoom, RoomPlan } from './RoomPlan'

type Props = CheckProps & {
  needs: SiteNeeds
  /** The days of the event. */
  days?: string | undefined
}

/** The check of the room, the needs on site, and a button that copies both as an email to the venue. */
export default function SiteNeedsContents({ needs, days, ...check }: Props) {
  const { equipment } = check
  const brief = toRoomBrief(useRoom(), check.usualSeating)
  const verdict = brief && getRoomVerdict(equipment, brief)
  const main = document.querySelector('main')
  return (
    <div className="px-6 pt-2 pb-6">
      <RoomCheck verdict={verdict} {...check} />
      <SiteNeedsList needs={needs} />
      <CopyButton
        label="Copy for the venue"
        text={formatVenueText(
          equipment.name ?? 'Equipment',
          needs,
          days,
          verdict && summarizeRoom(verdict),
        )}
        className="bg-raised py-4"
      />
      {/* Printed in place of the page, because dialogs are not printed. A quote prints its own. */}
      {equipment.tier &&
        main &&
        createPortal(
          <section className="print-only wrap">
            <PrintedHeader />
            <h2 className="mb-4 text-card">{equipment.name}</h2>
            <SiteNeedsList needs={needs} />
            {verdict && <PrintedRoom name={equipment.name} verdict={verdict} />}
          </section>,
          main,
        )}
    </div>
  )
}

/** The needs of equipment on site: power, weight, floor, ceiling, permission and crew. */
export function SiteNeedsList({ needs }: { needs: SiteNeeds }) {
  return (
    <dl className="text-small">
      {describeSiteNeeds(needs).map(({ label, texts }) => (
        <div
          key={label}
          className="grid gap-x-6 border-t border-dashed border-line py-3 sm:grid-cols-[8.5rem_1fr] print:break-inside-avoid print:grid-cols-[8.5rem_1fr] print:border-current print:py-1.5"
        >
          <dt className="font-semibold text-warm">{label}</dt>
          {texts.map((text) => (
            <dd key={text} className="not-nth-2:mt-1 sm:col-start-2 print:col-start-2">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

type CheckProps = {
  equipment: NamedEquipment
  /** The guests do that unless the visitor says otherwise. */
  usualSeating: Seating
  /** The other tiers, the cheapest first. */
  others?: readonly NamedEquipment[]
  action?: ((verdict: RoomVerdict) => ReactNode) | undefined
  onTier?: (name: string) => void
}

const linkClass =
  'min-h-touch text-left text-small font-semibold text-warm underline underline-offset-4'

type RoomCheckProps = CheckProps & { verdict: RoomVerdict | undefined }

function RoomCheck({
  equipment,
  verdict,
  usualSeating,
  others = [],
  action,
  onTier,
}: RoomCheckProps) {
  const fields = useRoom()
  const heading = useRef<HTMLHeadingElement>(null)
  const alternatives = verdict ? listAlternatives(verdict, others) : []
  const announced = useSettled(verdict ? [verdict.headline, ...verdict.sentences].join(' ') : '')

  function handleAlternative(alternative: Alternative) {
    if ('tier' in alternative) onTier?.(alternative.tier)
    else setRoom({ ...fields, guests: String(alternative.guests) })
    // Its button is removed.
    heading.current?.focus()
  }

  return (
    <section aria-label="Does it fit my room?" className="pb-6">
      {/* At the top, where the keyboard of a phone does not cover it. */}
      <div className="sticky top-0 z-10 -mx-6 flex min-h-16 items-center justify-between gap-3 border-b border-line bg-raised py-2 pr-21 pl-6 max-sm:flex-wrap">
        <h3
          ref={heading}
          tabIndex={-1}
          className="font-text text-base leading-tight font-semibold tracking-normal text-warm outline-none max-sm:basis-full"
        >
          {verdict ? verdict.headline : 'Length and width are enough'}
        </h3>
        {verdict && action?.(verdict)}
      </div>
      <p className="my-3 text-small">In metres, or feet like 40ft.</p>
      <RoomFieldset fields={fields} usualSeating={usualSeating} onChange={setRoom} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      {verdict && (
        <>
          <p className="mt-5">{verdict.sentences.join(' ')}</p>
          {alternatives.length > 0 && (
            <>
              <p className="mt-4 text-small font-semibold text-warm">What would suit</p>
              <ul className="mt-1 list-disc pl-5 text-small">
                {alternatives.map((alternative) => (
                  <li key={alternative.text}>
                    <button
                      type="button"
                      onClick={() => handleAlternative(alternative)}
                      className={linkClass}
                    >
                      {alternative.text}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
          {equipment.name && <RoomPlan name={equipment.name} verdict={verdict} />}
          <p className="mt-4 text-small text-muted">{roomNote}</p>
        </>
      )}
      {!isRoomEmpty(fields) && (
        <button type="button" onClick={() => setRoom(noRoom)} className={`mt-2 ${linkClass}`}>
          Remove my room
        </button>
      )}
    </section>
  )
}
