import { AdminArea } from './AdminArea'
import { Dashboard } from './events/Dashboard'

export default function EventsAdminPage() {
  return (
    <AdminArea
      title="Events Admin"
      description="Staff only. Sign in to add, edit or delete the events and announcements in What’s New?"
      purpose="manage What's New?"
      Screen={Dashboard}
    />
  )
}
