import { Seo } from '../seo/Seo'
import { AdminGate } from './AdminGate'
import { AuthProvider } from './AuthProvider'

export default function EventsAdminPage() {
  return (
    <>
      <Seo
        title="Events Admin"
        description="For staff: sign in to add, edit or delete the events and announcements that visitors see in What’s New?"
      />
      <AuthProvider>
        <AdminGate />
      </AuthProvider>
    </>
  )
}
