import { Seo } from '../seo/Seo'
import { AuthProvider } from '../data/auth'
import { isBackendConfigured } from '../data/env'
import { AdminGate } from './AdminGate'
import { NotConfigured } from './NotConfigured'

export default function EventsAdminPage() {
  return (
    <>
      <Seo path="/eventsadmin" />
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
