import { CalendarDays, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../components/hooks/use-now'
import { ButtonLink } from '../../components/links/ButtonLink'
import { Button } from '../../components/ui/Button'
import { getServerTime } from '../../data/server-time'
import { formatNumber } from '../../lib/text/quantities'
import type { AdminScreenProps } from '../AdminArea'
import { AdminHeader } from '../AdminHeader'
import { Banner, useBanner } from '../Banner'
import { ApprovalNotice } from '../Notice'
import { EnquiriesSection } from './EnquiriesSection'
import { useEnquiries } from './use-enquiries'

/** Lists the enquiries of visitors, to find, answer and delete them. */
export function EnquiriesScreen({ user, initialBanner, onSignOut }: AdminScreenProps) {
  const { banner, showBanner } = useBanner(initialBanner)
  const enquiries = useEnquiries()
  const [openedAt] = useState(() => new Date())
  const now = useNow(getServerTime) ?? openedAt
  const newCount = enquiries.stored?.newCount

  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-36">
      <AdminHeader
        title="Enquiries"
        intro={
          newCount === undefined ? 'From the contact page' : `${formatNumber(newCount)} new, from the contact page`
        }
        email={user.email}
        onSignOut={onSignOut}
      >
        <Button onClick={() => void enquiries.reload()} className="col-span-2">
          <RefreshCw aria-hidden className="size-4.5" />
          Refresh
        </Button>
        <ButtonLink to="/eventsadmin">
          <CalendarDays aria-hidden className="size-4.5" />
          Events Admin
        </ButtonLink>
      </AdminHeader>
      {enquiries.isPendingApproval ? (
        <ApprovalNotice>{`You can't read enquiries until the office approves ${user.email}.`}</ApprovalNotice>
      ) : (
        <EnquiriesSection enquiries={enquiries} userId={user.id} now={now} showBanner={showBanner} />
      )}
      <Banner {...banner} className="pointer-events-none fixed inset-x-4 top-24 z-40 mx-auto max-w-xl shadow-lit" />
    </div>
  )
}
