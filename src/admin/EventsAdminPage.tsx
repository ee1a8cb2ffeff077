import { Seo } from '../seo/Seo'
import { AuthProvider } from '../data/auth'
import { isBackendConfigured } from '../data/env'
import { AdminGate } from './AdminGate'
import { NotConfigured } from './NotConfigured'

export default function EventsAdminPage() {
  return (
    <>
      <Seo
        title="Events Admin"
        description="The office’s own page for managing events and announcements. Sign in to add, edit or remove what visitors see."
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
