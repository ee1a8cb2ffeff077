import { type ComponentType, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadError } from '../components/fallbacks/LoadError'
import { useNow } from '../components/hooks/use-now'
import { Spinner } from '../components/ui/Spinner'
import { isBackendConfigured } from '../data/env'
import { formatCount } from '../lib/text/quantities'
import { Seo } from '../seo/Seo'
import { AuthProvider, useAuth } from './AuthProvider'
import { statusDrafts } from './enquiries/EnquiryStatusForm'
import { eventDrafts } from './events/form/event-fields'
import { DeleteDialog } from './list/DeleteDialog'
import { LoginScreen } from './login/LoginScreen'
import { useHeadingFocus } from './use-heading-focus'
import { describeSafety } from './use-row-form'

type Props = {
  title: string
  Screen: ComponentType<AdminScreenProps>
}

/** A page for staff. Only people who have signed in see its screen. */
export function AdminArea({ title, Screen }: Props) {
  return (
    <>
      <Seo title={title} description="Staff only. Sign in to manage events and enquiries." />
      {isBackendConfigured ? (
        <AuthProvider>
          <AdminGate title={title} Screen={Screen} />
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
      <p className="mt-4 max-w-[56ch] text-base">
        You can't sign in, because this version of the site was built without a Supabase project.
        Ask whoever looks after the site to set <code>VITE_SUPABASE_URL</code> and{' '}
        <code>VITE_SUPABASE_ANON_KEY</code>, then build and publish it again.
      </p>
    </div>
  )
}

const getEndedMessage = () =>
  `Your session has ended. Please sign in again. ${describeSafety(eventDrafts, statusDrafts)}`
const EXPIRED_LINK =
  'This link no longer works. The links in our emails expire, and each one works once. If you were confirming an account, try to sign in: your mail program may have opened the link for you. Otherwise use “Forgot password?” for a new one.'

export type AdminScreenProps = {
  user: { id: string; email: string }
  now: Date
  onSignOut: () => void
}

/** Shows a spinner until the auth state is known, then the login screen or the page, or that it is unknown. */
function AdminGate({ title, Screen }: Props) {
  const { user, loading, hasFailed, isRecovering, hasEnded, signOut } = useAuth()
  const location = useLocation()
  // The auth server adds an error to the hash of a link that has expired or was used before.
  const isLinkExpired = new URLSearchParams(location.hash.slice(1)).has('error')
  const now = useNow()
  const isSignedIn = user !== null && !isRecovering
  useHeadingFocus(loading ? null : hasFailed ? 'failure' : isSignedIn ? 'screen' : 'login')

  if (loading || !now) {
    return (
      <div className="pt-44">
        <Spinner label="Checking who's signed in..." />
      </div>
    )
  }
  if (hasFailed) {
    return <LoadError name={title} headingLevel={1} className="pt-44" />
  }
  if (!isSignedIn) {
    return (
      <LoginScreen notice={hasEnded ? getEndedMessage() : isLinkExpired ? EXPIRED_LINK : null} />
    )
  }
  return (
    <>
      {/* Otherwise the login screen would say it again after signing out. */}
      {isLinkExpired && <Navigate to={{ ...location, hash: '' }} replace />}
      <SignedInScreen
        // Resets the state when another account signs in.
        key={user.id}
        Screen={Screen}
        user={{ id: user.id, email: user.email ?? '' }}
        now={now}
        onSignOut={() => {
          statusDrafts.removeAll(user.id)
          void signOut()
        }}
      />
    </>
  )
}

type SignedInProps = AdminScreenProps & Pick<Props, 'Screen'>

/** Asks before signing out, because that deletes what was typed on enquiries. Drafts of events are kept. */
function SignedInScreen({ Screen, user, now, onSignOut }: SignedInProps) {
  const [unsaved, setUnsaved] = useState(0)

  function handleSignOut() {
    const count = statusDrafts.readAll(user.id).length
    if (count > 0) setUnsaved(count)
    else onSignOut()
  }

  return (
    <>
      <Screen user={user} now={now} onSignOut={handleSignOut} />
      {unsaved > 0 && (
        <DeleteDialog
          title="Sign Out"
          action="Sign Out"
          question={`You have changed ${formatCount(unsaved, 'enquiry', 'enquiries')}, and haven't saved ${unsaved === 1 ? 'it' : 'them'}. Signing out deletes what you typed.`}
          onDelete={async () => onSignOut()}
          onClose={() => setUnsaved(0)}
        />
      )}
    </>
  )
}
