import { ExternalLink, Inbox, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { Button } from '../../components/ui/Button'
import { countNewEnquiries } from '../../data/stored-enquiries'
import { formatNumber } from '../../lib/text/quantities'
import { AdminHeader } from '../AdminHeader'

type Props = { email: string; onAdd: () => void; onSignOut: () => void }

export function DashboardHeader({ email, onAdd, onSignOut }: Props) {
  const newCount = useNewEnquiryCount()
  return (
    <AdminHeader
      title="Events Admin"
      intro="Manage events and announcements for the What's New? section"
      email={email}
      onSignOut={onSignOut}
    >
      <Button variant="primary" onClick={onAdd} className="col-span-2">
        <Plus aria-hidden className="size-4.5" />
        Add New Event
      </Button>
      <ButtonLink to="/eventsadmin/enquiries" className="col-span-2">
        <Inbox aria-hidden className="size-4.5" />
        Enquiries{newCount > 0 && ` (${formatNumber(newCount)} new)`}
      </ButtonLink>
      <ButtonLink to="/upcoming-events">
        <ExternalLink aria-hidden className="size-4.5" />
        View Public Page
      </ButtonLink>
    </AdminHeader>
  )
}

/** 0 until the number is known. */
function useNewEnquiryCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => void countNewEnquiries().then((result) => result.ok && setCount(result.data)), [])
  return count
}
