import { isBackendConfigured } from '../data/env'
import { Seo } from '../seo/Seo'
import { AdminGate } from './AdminGate'
import { AuthProvider } from './AuthProvider'
import { NotConfigured } from './NotConfigured'

export default function EventsAdminPage() {
  return (
    <>
      <Seo
        title="Events Admin"
        description="Staff only. Sign in to add, edit or delete the events and announcements in What’s New?"
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
