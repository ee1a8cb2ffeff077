import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadError } from '../components/fallbacks/LoadError'
import { Spinner } from '../components/ui/Spinner'
import { useAuth } from './AuthProvider'
import type { BannerMessage } from './Banner'
import { clearDrafts } from './enquiries/enquiry-draft'
import { LoginScreen } from './login/LoginScreen'
import { useHeadingFocus } from './use-heading-focus'

const ENDED_SESSION = 'Your session has ended. Please sign in again. What you typed is safe.'
const EXPIRED_LINK = 'This link no longer works. The links in our emails expire, and each one works once.'

export type AdminScreenProps = {
  user: { id: string; email: string }
  /** Shown on arrival, for example after a new password was saved. */
  initialBanner: BannerMessage | null
  onSignOut: () => void
}

type Props = {
  /** The title of the page. */
  name: string
  purpose: string
  Screen: ComponentType<AdminScreenProps>
}

/** Shows a spinner until the auth state is known, then the login screen or the page, or that it is unknown. */
export function AdminGate({ name, purpose, Screen }: Props) {
  const { user, loading, hasFailed, isRecovering, hasNewPassword, hasEnded, signOut, retry } = useAuth()
  const { hash } = useLocation()
  const isSignedIn = user !== null && !isRecovering
  useHeadingFocus(loading ? null : hasFailed ? 'failure' : isSignedIn ? 'screen' : 'login')

  if (loading) {
    return (
      <div className="pt-44">
        <Spinner label="Checking who's signed in..." />
      </div>
    )
  }
  if (hasFailed) return <LoadError name={name} headingLevel={1} onRetry={retry} className="pt-44" />
  if (!isSignedIn) {
    // The auth server adds an error to the hash of a link that has expired or was used before.
    const isLinkExpired = new URLSearchParams(hash.slice(1)).has('error')
    return <LoginScreen purpose={purpose} notice={hasEnded ? ENDED_SESSION : isLinkExpired ? EXPIRED_LINK : null} />
  }
  return (
    // The key resets the state when another account signs in.
    <Screen
      key={user.id}
      user={{ id: user.id, email: user.email ?? '' }}
      initialBanner={hasNewPassword ? { success: "We've saved your new password." } : null}
      onSignOut={() => {
        clearDrafts(user.id)
        void signOut()
      }}
    />
  )
}
