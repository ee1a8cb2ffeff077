import type { ComponentType } from 'react'
import { isBackendConfigured } from '../data/env'
import { Seo } from '../seo/Seo'
import { AdminGate, type AdminScreenProps } from './AdminGate'
import { AuthProvider } from './AuthProvider'

type Props = {
  title: string
  description: string
  /** The end of 'Sign in to …'. */
  purpose: string
  Screen: ComponentType<AdminScreenProps>
}

/** A page for staff. Only people who have signed in see its screen. */
export function AdminArea({ title, description, purpose, Screen }: Props) {
  return (
    <>
      <Seo title={title} description={description} />
      {isBackendConfigured ? (
        <AuthProvider>
          <AdminGate name={title} purpose={purpose} Screen={Screen} />
        </AuthProvider>
      ) : (
        <NotConfigured title={title} />
      )}
    </>
  )
}

/** Replaces the login screen in a build without a backend. The public pages work without one. */
function NotConfigured({ title }: { title: string }) {
  return (
    <div className="wrap pt-36">
      <h1 tabIndex={-1} className="text-section">
        {title}
      </h1>
      <p className="mt-4 max-w-[56ch] text-intro">
        You can't sign in, because this version of the site was built without a Supabase project. Ask whoever looks
        after the site to set <code>VITE_SUPABASE_URL</code> and <code>VITE_SUPABASE_ANON_KEY</code>, then build and
        publish it again.
      </p>
    </div>
  )
}
