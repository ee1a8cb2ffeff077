import { isBackendConfigured } from '../data/env'
import { Seo } from '../seo/Seo'
import { AdminGate } from './AdminGate'
import { AuthProvider } from './AuthProvider'

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

/** Replaces the login screen in a build without a backend. The public pages work without one. */
function NotConfigured() {
  return (
    <div className="wrap pt-36">
      <h1 tabIndex={-1} className="text-section">
        Events Admin
      </h1>
      <p className="mt-4 max-w-[56ch] text-intro">
        You can't sign in, because this version of the site was built without a Supabase project. Ask whoever looks
        after the site to set <code>VITE_SUPABASE_URL</code> and <code>VITE_SUPABASE_ANON_KEY</code>, then build and
        publish it again.
      </p>
    </div>
  )
}
