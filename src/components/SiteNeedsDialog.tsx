import type { SiteNeeds } from '../hire/needs'
import { formatVenueText } from '../hire/needs-text'
import { CopyButton } from './CopyButton'
import { SiteNeedsList } from './SiteNeedsList'
import { Dialog } from './ui/Dialog'

type Props = {
  title: string
  /** The heading of the list of equipment in the email. */
  equipment: string
  needs: SiteNeeds
  /** The days of the event, if they are known. */
  days?: string | undefined
  onClose: () => void
}

/** What equipment needs on site, with a button that copies it as an email to the venue. Not printed. */
export function SiteNeedsDialog({ title, equipment, needs, days, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} className="print:hidden">
      <div className="px-6 pt-4">
        <SiteNeedsList needs={needs} />
        <CopyButton
          label="Copy for the venue"
          text={formatVenueText(equipment, needs, days)}
          className="sticky bottom-0 -mx-6 border-t border-line bg-raised px-6 py-4"
        />
      </div>
    </Dialog>
  )
}
