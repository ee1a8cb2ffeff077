import { useState } from 'react'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { HourStepper } from '../../components/HourStepper'
import type { Package } from '../../content/packages'
import { needsSecondTechnician } from '../../content/terms/hire-terms'
import { travelArea } from '../../content/terms/travel'
import { useSuburb } from '../../hire/use-suburb'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { formatCount } from '../../lib/text/quantities'
import { getTierHours } from '../../packages/tiers'

const SuburbField = lazyWithPreload(async () => ({
  default: (await import('../../components/hire/SuburbField')).SuburbField,
}))

type Props = { pkg: Package; hours: number; onChange: (hours: number) => void }

/** Sets the hours of the tiers' prices, and asks for the suburb. The enquiry about a tier has both. */
export function TierHours({ pkg, hours, onChange }: Props) {
  const included = getTierHours(pkg)
  const isQuoted = pkg.extraHour === undefined && hours > included
  const hasSecondTechnician = pkg.tiers.some(({ technicians = 0 }) => needsSecondTechnician(technicians, hours))
  const { place } = useSuburb()
  const [isAsking, setIsAsking] = useState(false)
  const further = place && !place.area ? ` The trip to ${place.label} is quoted.` : ''
  const travel = `with travel ${place?.area ? `to ${place.label}` : travelArea}.${further}`
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-2 print:hidden noscript:hidden">
      <HourStepper hours={hours} included={included} onChange={onChange} />
      <p className="max-w-[56ch] text-small">
        <span role="status">{`${
          isQuoted
            ? `Longer than ${formatCount(included, 'hour')} is a custom quote. These prices are the least it can cost, ${travel}`
            : `The prices are for ${formatCount(hours, 'hour')}, ${travel}`
        }${hasSecondTechnician ? ' Tiers with one technician include a second one.' : ''}`}</span>{' '}
        {!isAsking && (
          <button
            type="button"
            onClick={() => setIsAsking(true)}
            className="inline py-3 font-semibold text-warm underline underline-offset-4"
          >
            Check your suburb
          </button>
        )}
      </p>
      {isAsking && (
        <div className="w-full sm:w-64">
          <LazyBoundary name="The field for your suburb" loadingLabel="Loading...">
            <SuburbField showsPrice={false} />
          </LazyBoundary>
        </div>
      )}
    </div>
  )
}
