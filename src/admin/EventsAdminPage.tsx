import { Seo } from '../seo/Seo'
import { AuthProvider } from '../data/auth'
import { isBackendConfigured } from '../data/env'
import { AdminGate } from './AdminGate'
import { NotConfigured } from './NotConfigured'

/** The office's page. Nothing public loads its code. */
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
