import { AuthProvider } from '../data/auth'
import { isBackendConfigured } from '../data/env'
import { Seo } from '../seo/Seo'
import { AdminGate } from './AdminGate'
import { NotConfigured } from './NotConfigured'

export default function EventsAdminPage() {
  return (
    <>
      <Seo
        title="Events Admin"
        description="For staff: sign in to add, edit or delete the events and announcements that visitors see in What’s New?"
      />
      {isBackendConfigured ? (
        <AuthProvider>
          <AdminGate />
        </AuthProvider>
      ) : (
        <NotConfigured />
      )}
    </>
  )
}
