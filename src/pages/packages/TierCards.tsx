import { useEffect, useState } from 'react'
import type { TierLine } from '../../booking/booking'
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
import { type TierChoice, toEquipment, useTierEnquiry } from './use-tier-enquiry'

const TierSiteNeeds = lazyWithPreload(() => import('./TierSiteNeeds'))
const SuburbField = lazyWithPreload(async () => ({
  default: (await import('../../components/hire/SuburbField')).SuburbField,
}))

type HoursProps = {
  pkg: Package
  /** One of its tiers: they all have the same trip. */
  line: TierLine
  hours: number
  onChange: (hours: number) => void
}

/** Sets the hours of the tiers' prices, and asks for the suburb. The enquiry about a tier has both. */
export function TierHours({ pkg, line, hours, onChange }: HoursProps) {
  const included = getTierHours(pkg)
  const isQuoted = pkg.extraHour === undefined && hours > included
  const hasSecondTechnician = pkg.tiers.some(({ technicians = 0 }) =>
    needsSecondTechnician(technicians, hours),
  )
  const { place, isLinked } = useSuburb()
  const [isAsking, setIsAsking] = useState(false)
  const { trip } = priceBooking({ lines: [line], place })
  const travel = describeTrip(trip, place)
  const showsField = isAsking || isLinked
  return (
    <div
      className={`mb-6 flex flex-wrap gap-x-8 gap-y-2 print:hidden noscript:hidden ${showsField ? 'items-start' : 'items-end'}`}
    >
      <HourStepper hours={hours} included={included} onChange={onChange} />
      <p className="max-w-[56ch] text-small">
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
  choices: readonly TierChoice[]
  /** The highlighted tier. */
  featured: TierLevel
}

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, choices, featured }: CardsProps) {
  const dialog = useHistoryDialog('tier')
  const openChoice = choices.find(({ details }) => details.tier.name === dialog.value)

  // Here, because a page renders its cards one step after its first screen.
  useEffect(() => showCard(featured), [featured])

  return (
    <>
      <CardStrip aria-label={`${pkg.title}: tiers`} className="md:grid-cols-2 xl:grid-cols-4">
        {choices.map((choice, index) => (
          <TierCard
            key={choice.details.tier.level}
            choice={choice}
            previousTier={pkg.tiers[index - 1]}
            isFeatured={choice.details.tier.level === featured}
            onOpen={() => dialog.open(choice.details.tier.name)}
          />
        ))}
      </CardStrip>
      {openChoice && (
        <TierDialog
          choice={openChoice}
          choices={choices}
          onTier={dialog.open}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

type DialogProps = {
  choice: TierChoice
  choices: readonly TierChoice[]
  onTier: (name: string) => void
  onClose: () => void
}

function TierDialog({ choice, choices, onTier, onClose }: DialogProps) {
  const { link } = useTierEnquiry(choice)
  return (
    <Dialog
      title={`Does ${choice.details.tier.name} fit my room?`}
      onClose={onClose}
      className="print:hidden"
    >
      <LazyBoundary name="What it needs on site" loadingLabel="Loading what it needs on site...">
        <TierSiteNeeds
          choice={choice}
          others={choices.filter((other) => other !== choice).map(toEquipment)}
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
