import { useId } from 'react'
import { Fold } from '../../components/folds/Fold'
import { equipmentPackageRules, travelRule } from '../../content/advice/package-rules'
import type { Package } from '../../content/packages'
import { hireRules } from '../../content/terms/hire-terms'
import { formatAudWithCents, withGst } from '../../lib/text/money'
import type { TierDetails } from '../../packages/tiers'

type Props = { pkg: Package; details: readonly TierDetails[] }

/** The rules that apply to every tier of a package. A phone folds them to the first one. */
export function ImportantInformation({ pkg, details }: Props) {
  const headingId = useId()
  const { disclaimer, extraHour } = pkg
  const rules: string[] = [...disclaimer, ...(pkg.crewed ? [travelRule] : equipmentPackageRules)]
  if (details.some(({ siteNeeds }) => siteNeeds.crewWork.size > 0)) rules.push(hireRules.crew)
  if (extraHour !== undefined) {
    rules.push(
      `${formatAudWithCents(withGst(extraHour))} per extra hour incl. GST (${formatAudWithCents(extraHour)} per extra hour +GST).`,
    )
  }
  const [first, ...others] = rules
  return (
    <section aria-labelledby={headingId} className="pt-6 lg:pt-10 print:pt-4">
      <div className="wrap">
        <Fold
          onlyOnPhone
          title={
            <hgroup className="grid gap-1.5 md:gap-3">
              <h2 id={headingId} className="text-card">
                Important Package Information
              </h2>
              <p className="text-warm">{first}</p>
            </hgroup>
          }
          className="rounded-plate border border-line bg-raised glow px-5 py-2 sm:px-7 md:py-4 print:border-current"
        >
          <ul className="grid gap-x-10 gap-y-2 pt-1 pb-3 lg:grid-cols-2">
            {others.map((rule) => (
              <li key={rule} className="grid grid-cols-[1.25rem_1fr] text-warm">
                <span aria-hidden className="mt-2.5 size-1.5 rounded-full border-3 border-gel print:border-current" />
                <span>{rule}</span>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  )
}
