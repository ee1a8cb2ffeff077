import { Fragment } from 'react'
import type { TierSummary } from '../../booking/tiers/tier-suitability'

export function TierFactList({ summary }: { summary: TierSummary }) {
  return (
    <dl className="grid gap-x-4 gap-y-0.5 text-small leading-snug xs:grid-cols-[auto_1fr] [&_dd]:text-pretty [&_dd]:text-warm">
      {summary.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
