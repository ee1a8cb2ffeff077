import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import {
  type CustomAdvice,
  getAdvice,
  getFilmSetup,
  getSpeakerSetup,
  type TierAdvice,
} from '../../../advice/advice'
import {
  createAdviceHead,
  describeLargest,
  formatAdvice,
  formatPricedOption,
} from '../../../advice/advice-text'
import {
  type CompleteBrief,
  formatWhere,
  getAdviserPath,
  toRoomFields,
} from '../../../advice/event-brief'
import { describeLargerCrowd } from '../../../advice/larger-crowd'
import { formatBookingPath } from '../../../booking/link'
import { useSuburb } from '../../../booking/place/use-suburb'
import { getTierSummary } from '../../../booking/tiers/tier-suitability'
import { describeTotal } from '../../../booking/words'
import { CopyButton } from '../../../components/CopyButton'
import { Fold } from '../../../components/folds/Fold'
import { useRoomAnswer } from '../../../components/hooks/use-room-answer'
import { useSettled } from '../../../components/hooks/use-settled'
import { ButtonLink } from '../../../components/links/ButtonLink'
import { PageLink } from '../../../components/links/PageLink'
import { RoomFieldset } from '../../../components/room/RoomFieldset'
import { getEventKind, packageSeatings } from '../../../content/advice/event-kinds'
import { getPackage } from '../../../content/packages'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import { countEvent } from '../../../data/analytics'
import { createAdviceEnquiry } from '../../../enquiry/advice-enquiry'
import { contactLink } from '../../../enquiry/contact-link'
import { prefersReducedMotion } from '../../../lib/browser/reduced-motion'
import { formatPriceWithCrew } from '../../../lib/text/money'
import { formatCount } from '../../../lib/text/quantities'
import { isRoomEmpty, setRoom, toRoomBrief, useRoom } from '../../../suitability/room/room-input'
import { TierFactList } from '../TierFactList'
import { AdviceHead, formatBrief } from './AdviceHead'

type Props = {
  brief: CompleteBrief
  /** Scrolls to what to do next when the advice first appears. Name and price are just above it. */
  scrollsIntoView: boolean
}

/** The advice for an event. It loads once the questions are answered. */
export default function AdviceCard({ brief: withoutRoom, scrollsIntoView }: Props) {
  const actionsRef = useRef<HTMLDivElement>(null)
  useEffect(() => countEvent('package advised'), [])
  const reveal = useEffectEvent(() => {
    if (!scrollsIntoView) return
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
    actionsRef.current?.scrollIntoView({ block: 'nearest', behavior })
  })
  useEffect(() => reveal(), [])
  const kind = getEventKind(withoutRoom.event)
  const pkg = getPackage(kind.slug)
  const known = toRoomFields(withoutRoom)
  const brief = {
    ...withoutRoom,
    room: toRoomBrief({ ...useRoom(), ...known }, packageSeatings[pkg.slug])?.room,
  }
  const advice = getAdvice(brief, pkg)
  const option = 'tier' in advice ? advice : advice.largest
  const answer = useRoomAnswer(
    { kit: option.withAddOns.kit, tier: option.withAddOns.tier, name: option.tier.name },
    packageSeatings[pkg.slug],
    known,
  )
  const { place } = useSuburb()
  const announced = useSettled(formatAdvice(brief, advice))
  const path = getAdviserPath({ ...brief, guests: String(brief.guests), time: brief.time ?? null })
  const actions = (
    <div ref={actionsRef} className="flex flex-wrap gap-3 print:hidden">
      {answer?.line && (
        <p className="basis-full text-small font-semibold text-warm">{answer.line}</p>
      )}
      <ButtonLink
        to={contactLink(createAdviceEnquiry(brief, advice, { room: answer?.summary, place }))}
        variant="primary"
        size="small"
        className="max-sm:basis-full"
      >
        Enquire
      </ButtonLink>
      <ButtonLink
        // Lit and ticked as advised.
        to={`${formatBookingPath({ lines: [option] })}#tiers`}
        size="small"
      >{`Compare the ${pkg.tiers.length} tiers`}</ButtonLink>
      <CopyButton label="Copy link" text={window.location.origin + path} />
    </div>
  )
  return (
    <div data-gel={pkg.gel}>
      {/* Announced when the visitor pauses, not after every digit. */}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <article className="footlight relative isolate overflow-hidden rounded-card border border-line bg-raised bg-radial-[120%_70%_at_100%_0] from-gel/16 to-transparent to-60% print:border-current">
        {'tier' in advice ? (
          <AdvisedTier advice={advice} brief={brief}>
            {actions}
          </AdvisedTier>
        ) : (
          <TalkToUs advice={advice} brief={brief}>
            {actions}
          </TalkToUs>
        )}
      </article>
      <RoomQuestion brief={brief} />
    </div>
  )
}

/** The last question, which is optional. */
function RoomQuestion({ brief }: { brief: CompleteBrief }) {
  const known = toRoomFields(brief)
  const own = useRoom()
  return (
    <Fold
      title={<h3 className="text-card">Does it fit your room?</h3>}
      open={!isRoomEmpty(own)}
      className="mt-4 rounded-card border border-line bg-raised px-5 py-1 sm:px-7 print:hidden"
    >
      <fieldset className="pt-1 pb-4">
        <legend className="sr-only">How big is the room?</legend>
        <RoomFieldset
          fields={{ ...own, ...known }}
          onChange={(next) => setRoom({ ...next, ...known, seating: own.seating })}
        />
      </fieldset>
    </Fold>
  )
}

type AdvisedTierProps = {
  advice: TierAdvice
  brief: CompleteBrief
  children: ReactNode
}

function AdvisedTier({ advice, brief, children }: AdvisedTierProps) {
  const { reasons, conditions } = advice
  // Guests and ceiling height are among the reasons and conditions.
  const summary = getTierSummary(advice, brief.place).filter(
    ({ label }) => label !== 'Guests' && label !== 'Ceiling height',
  )
  const speakers = getSpeakerSetup(brief, advice)
  const film = getFilmSetup(brief, advice)
  return (
    <>
      <AdviceHead head={createAdviceHead(advice)} brief={brief}>
        {children}
      </AdviceHead>
      <div className="grid gap-5 p-5 max-sm:border-t max-sm:border-line sm:p-7 sm:pt-0">
        <div className="border-y border-dashed border-line py-3">
          <TierFactList summary={summary} />
        </div>
        {speakers && (
          <p className="text-small">
            Just speakers?{' '}
            <PageLink
              to="/av-hire/pa-systems"
              className="font-semibold text-amber underline underline-offset-4"
            >
              Hire them by the day
            </PageLink>
            <span>{`, from ${formatPriceWithCrew(speakers)} for ${HIRE_HOURS} hours.`}</span>
          </p>
        )}
        {film && (
          <p className="text-small">
            Just a film?{' '}
            <PageLink
              to="/guides/movie-night"
              className="font-semibold text-amber underline underline-offset-4"
            >
              {film.name}
            </PageLink>
            <span>{`, ${describeTotal(film.price)} for ${HIRE_HOURS} hours.`}</span>
          </p>
        )}
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <TextList
            title="Why this tier"
            texts={reasons}
            marker={<Check aria-hidden className="mt-0.75 size-4 text-gel" />}
          />
          {conditions.length > 0 && (
            <TextList
              title="Check with your venue"
              texts={conditions}
              marker={<span aria-hidden className="mt-2 ml-0.5 size-1.5 rounded-full bg-gel" />}
            />
          )}
        </div>
      </div>
    </>
  )
}

function TextList({
  title,
  texts,
  marker,
}: {
  title: string
  texts: readonly string[]
  marker: ReactNode
}) {
  return (
    <div>
      <h4 className="mb-3 text-card">{title}</h4>
      <ul className="grid gap-2 text-small leading-snug">
        {texts.map((text) => (
          <li key={text} className="grid grid-cols-[1.5rem_1fr]">
            {marker}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TalkToUsProps = {
  advice: CustomAdvice
  brief: CompleteBrief
  children: ReactNode
}

function TalkToUs({ advice, brief, children }: TalkToUsProps) {
  return (
    <div className="grid gap-4 px-5 py-8 sm:p-10">
      <p className="eyebrow">{formatBrief(brief)}</p>
      <h3 className="max-w-[20em] text-card">{`For ${formatCount(brief.guests, 'guest')} ${formatWhere(brief)}, we plan it with you`}</h3>
      <p className="max-w-[56ch]">
        {`${describeLargest(advice, brief)} ${describeLargerCrowd(advice, brief)} We'll plan the gear and the crew with you and write a custom quote.`}
      </p>
      {advice.otherwise.map(({ brief: other, advice: option }) => (
        <p key={formatWhere(other)} className="max-w-[56ch]">
          {`For ${formatCount(other.guests, 'guest')} ${formatWhere(other)}, we have ${formatPricedOption(option)}.`}
        </p>
      ))}
      {children}
    </div>
  )
}
