import type { SiteNeeds } from '../plan/site-needs'
import { formatVenueText } from '../plan/site-needs-text'
import { CopyButton } from './CopyButton'
import { SiteNeedsList } from './SiteNeedsList'

type Props = {
  /** The heading of the list of equipment in the email. */
  title: string
  needs: SiteNeeds
  /** The days of the event, if they are known. */
  days?: string
}

/** The contents of a dialog: what equipment needs on site, and a button that copies it as an email to the venue. */
export function SiteNeedsPanel({ title, needs, days }: Props) {
  return (
    <div className="px-6 pt-4">
      <SiteNeedsList needs={needs} />
      <CopyButton
        label="Copy for the venue"
        text={() => formatVenueText(title, needs, days)}
        className="sticky bottom-0 -mx-6 border-t border-line bg-raised px-6 py-4"
      />
    </div>
  )
}
