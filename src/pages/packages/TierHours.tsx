import { SelectField } from '../../components/ui/Field'
import type { Package } from '../../content/packages'
import { needsSecondTechnician } from '../../content/terms/hire-terms'
import { travelArea } from '../../content/terms/travel'
import { tierLabels } from '../../content/tier-levels'
import { formatCount, formatList } from '../../lib/text/quantities'
import { getTierHours } from '../../packages/tier-kit'

/** A longer event is planned with the client. */
const MAX_EXTRA_HOURS = 7

/** The hours of a link, as far as a package can be booked for them. Without a crew it is for 24 hours. */
export function limitHours(pkg: Package, hours: number): number {
  const included = getTierHours(pkg)
  return pkg.crewed && hours > included ? Math.min(Math.floor(hours), included + MAX_EXTRA_HOURS) : included
}

type Props = { pkg: Package; hours: number; onChange: (hours: number) => void }

/** How many hours the prices of the tiers below are for. */
export function TierHours({ pkg, hours, onChange }: Props) {
  const included = getTierHours(pkg)
  const isQuoted = pkg.extraHour === undefined
  const withSecondTechnician = pkg.tiers.filter(({ technicians = 0 }) => needsSecondTechnician(technicians, hours))
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-2 print:hidden noscript:hidden">
      <SelectField
        label="How many hours?"
        options={Array.from({ length: MAX_EXTRA_HOURS + 1 }, (_, more) => ({
          value: String(included + more),
          label: formatCount(included + more, 'hour'),
        }))}
        value={String(hours)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <p className="max-w-[56ch] text-small">
        {isQuoted && hours > included
          ? `Longer than ${formatCount(included, 'hour')} is a custom quote. These prices are the least it costs, with travel ${travelArea}.`
          : `The prices are for ${formatCount(hours, 'hour')}, with travel ${travelArea}.`}
        {withSecondTechnician.length > 0 &&
          ` ${formatList(withSecondTechnician.map(({ level }) => tierLabels[level]))} include a second technician.`}
      </p>
    </div>
  )
}
