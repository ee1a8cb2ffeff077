import { Seo } from '../components/Seo'
import { AuthProvider } from '../data/auth'
import { isBackendConfigured } from '../data/env'
import { pageMeta } from '../sitemap'
import { AdminGate } from './AdminGate'
import { NotConfigured } from './NotConfigured'

/** The office's page. Nothing public loads its code. */
export default function EventsAdminPage() {
  return (
    <>
      <Seo {...pageMeta('/eventsadmin')} />
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
