import { useId } from 'react'
import { equipmentPackageRules, travelRule } from '../../content/advice/package-rules'
import type { Package } from '../../content/packages'
import { hireRules } from '../../content/terms/hire-terms'
import { formatAudWithCents, withGst } from '../../lib/text/money'
import type { TierFacts } from '../../packages/tiers'

type Props = { pkg: Package; facts: readonly TierFacts[] }

/** The rules that apply to every tier of a package. */
export function ImportantInformation({ pkg, facts }: Props) {
  const headingId = useId()
  const { disclaimer, extraHour } = pkg
  const rules: string[] = [...disclaimer, ...(pkg.crewed ? [travelRule] : equipmentPackageRules)]
  if (facts.some(({ siteNeeds }) => siteNeeds.crewWork.size > 0)) rules.push(hireRules.crew)
  if (extraHour !== undefined) {
    rules.push(
      `${formatAudWithCents(withGst(extraHour))} per extra hour incl. GST (${formatAudWithCents(extraHour)} per extra hour +GST).`,
    )
  }
  return (
    <section aria-labelledby={headingId} className="pt-10 print:pt-4">
      <div className="wrap">
        <div className="grid gap-y-4 rounded-plate border border-line bg-raised glow px-5 py-6 sm:px-7 print:border-current">
          <h2 id={headingId} className="text-card">
            Important Package Information
          </h2>
          <ul className="grid gap-x-10 gap-y-2 lg:grid-cols-2">
            {rules.map((rule) => (
              <li key={rule} className="grid grid-cols-[1.25rem_1fr] text-warm">
                <span aria-hidden className="mt-2.5 size-1.5 rounded-full border-3 border-gel" />
                {rule}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
