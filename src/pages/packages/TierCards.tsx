import { useEffect, useState } from 'react'
import { useSuburb } from '../../booking/place/use-suburb'
import { priceBooking } from '../../booking/price'
import { getTierHours, needsSecondTechnician } from '../../booking/tiers/hours'
import { describeTrip } from '../../booking/words'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { useHistoryDialog } from '../../components/hooks/use-history-dialog'
import { ButtonLink } from '../../components/links/ButtonLink'
import { HourStepper } from '../../components/Stepper'
import { CardStrip } from '../../components/ui/CardStrip'
import { Dialog } from '../../components/ui/Dialog'
import type { Package } from '../../content/packages'
import type { TierLevel } from '../../content/tier-levels'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { formatCount } from '../../lib/text/quantities'
import { TierCard } from './TierCard'
import { type TierBooking, toEquipment, useTierEnquiry } from './use-tier-enquiry'

const TierSiteNeeds = lazyWithPreload(() => import('./TierSiteNeeds'))
const SuburbField = lazyWithPreload(async () => ({
  default: (await import('../../components/hire/SuburbField')).SuburbField,
}))

type HoursProps = {
  /** One of the tiers: they all have the same hours and trip. */
  booking: TierBooking
  onChange: (hours: number) => void
}

/** Sets the hours of the tiers' prices, and asks for the suburb. The enquiry about a tier has both. */
export function TierHours({ booking, onChange }: HoursProps) {
  const { lines, hours, place } = booking
  const [{ pkg }] = lines
  const included = getTierHours(pkg)
  const isQuoted = pkg.extraHour === undefined && hours > included
  const hasSecondTechnician = pkg.tiers.some(({ technicians = 0 }) =>
    needsSecondTechnician(technicians, hours),
  )
  const { isLinked } = useSuburb()
  const [isAsking, setIsAsking] = useState(false)
  const { trip } = priceBooking(booking)
  const travel = describeTrip(trip, place)
  const showsField = isAsking || isLinked
  return (
    <div
      className={`mb-6 flex flex-wrap gap-x-8 gap-y-2 print:hidden noscript:hidden ${showsField ? 'items-start' : 'items-end'}`}
    >
      <HourStepper hours={hours} included={included} onChange={onChange} />
      <p className="max-w-[56ch] text-small wrap-anywhere">
        <span role="status">{`${
          isQuoted
            ? `Longer than ${formatCount(included, 'hour')} is a custom quote. These prices are the least it can cost, ${travel}.`
            : `The prices are for ${formatCount(hours, 'hour')}, ${travel}.`
        }${hasSecondTechnician ? ' Tiers with one technician include a second one.' : ''}`}</span>{' '}
        {!showsField && (
          <button
            type="button"
            onClick={() => setIsAsking(true)}
            className="relative font-semibold text-warm underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3"
          >
            Check your suburb
          </button>
        )}
      </p>
      {showsField && (
        <div className="w-full sm:w-64">
          <LazyBoundary name="The field for your suburb" loadingLabel="Loading...">
            <SuburbField showsTrip={false} />
          </LazyBoundary>
        </div>
      )}
    </div>
  )
}

type CardsProps = {
  pkg: Package
  bookings: readonly TierBooking[]
  /** The highlighted tier. */
  featured: TierLevel
}

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, bookings, featured }: CardsProps) {
  const dialog = useHistoryDialog('tier')
  const openBooking = bookings.find(({ lines: [{ tier }] }) => tier.name === dialog.value)

  // Here, because a page renders its cards one step after its first screen.
  useEffect(() => showCard(featured), [featured])

  return (
    <>
      <CardStrip aria-label={`${pkg.title}: tiers`} className="md:grid-cols-2 xl:grid-cols-4">
        {bookings.map((booking, index) => {
          const { level, name } = booking.lines[0].tier
          return (
            <TierCard
              key={level}
              booking={booking}
              previousTier={pkg.tiers[index - 1]}
              isFeatured={level === featured}
              onOpen={() => dialog.open(name)}
            />
          )
        })}
      </CardStrip>
      {openBooking && (
        <TierDialog
          booking={openBooking}
          bookings={bookings}
          onTier={dialog.open}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

type DialogProps = {
  booking: TierBooking
  bookings: readonly TierBooking[]
  onTier: (name: string) => void
  onClose: () => void
}

function TierDialog({ booking, bookings, onTier, onClose }: DialogProps) {
  const { link } = useTierEnquiry(booking)
  return (
    <Dialog
      title={`Does ${booking.lines[0].tier.name} fit my room?`}
      onClose={onClose}
      className="print:hidden"
    >
      <LazyBoundary name="What it needs on site" loadingLabel="Loading what it needs on site...">
        <TierSiteNeeds
          booking={booking}
          others={bookings.filter((other) => other !== booking).map(toEquipment)}
          action={({ status }) => (
            <ButtonLink
              to={link}
              variant={status === 'no' ? 'outline' : 'primary'}
              size="small"
              className="shrink-0"
            >
              Enquire
            </ButtonLink>
          )}
          onTier={onTier}
        />
      </LazyBoundary>
    </Dialog>
  )
}

/** On a phone, the row of cards shows the tier that the room is lit for. The focus and the page stay where they are. */
function showCard(level: TierLevel) {
  const card = document.getElementById(level)
  const list = card?.parentElement
  if (!card || !list) return
  list.scrollLeft = card.offsetLeft - Number.parseFloat(getComputedStyle(list).paddingLeft)
}
